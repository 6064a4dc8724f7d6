#!/bin/sh
# Builds a fuzz target and runs it: Fuzz/run.sh [SECONDS]
# What it finds is left as a file crash-* in .build/fuzz.
set -eu
seconds=${1:-10}
root=$(cd "$(dirname "$0")/.." && pwd)
work=$root/.build/fuzz
mkdir -p "$work/corpus"
swiftc -swift-version 6 -O -parse-as-library -sanitize=fuzzer,address -use-ld=lld \
  -module-name InputFuzz -o "$work/input-fuzz" \
  "$root"/Sources/TTYCore/Input/*.swift "$root/Sources/TTYCore/Screen/Geometry.swift" \
  "$root/Fuzz/InputFuzz.swift"
# Seeds: every vector, with a byte of contexts in front.
if command -v xxd > /dev/null; then
  awk -F'\t' 'NR > 1 && $1 !~ /^lim/ { print $1, $2 }' \
    "$root/Tests/OnboardTests/Vectors/keys.tsv" | while read -r id hex; do
    [ -e "$work/corpus/$id" ] || echo "20$hex" | xxd -r -p > "$work/corpus/$id"
  done
fi
cd "$work"
# The backtracer would start before the sanitizer has reported.
SWIFT_BACKTRACE=enable=no ./input-fuzz -max_total_time="$seconds" -max_len=512 \
  -artifact_prefix="$work/" corpus
