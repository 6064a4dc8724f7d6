#!/usr/bin/env python3
"""Generate Sources/TTYCore/Text/WidthTable.swift from Unicode Character Database files.

    Tools/make_width_table.py            write the table
    Tools/make_width_table.py --check    compare it with the file on disk; exit 1 if they differ

Standard library only. The inputs are in Tools/ucd-17.0.0; Tools/README.md says where they come
from. The rule for a scalar, the first that applies:

    1. U+00AD SOFT HYPHEN                                                    1
    2. Prepended_Concatenation_Mark (U+0600..0605, 06DD, 070F ...)           1
    3. General_Category Cc, Zl, Zp, Cs, Mn, Me, Cf                           0
    4. Hangul medial vowels, final consonants: U+1160..11FF, U+D7B0..D7FF    0
    5. East_Asian_Width W or F                                               2
    6. everything else (Mc, ambiguous, private use, unassigned)              1
"""
import argparse
import lzma
import pathlib
import sys

TOOLS = pathlib.Path(__file__).resolve().parent
UCD = TOOLS / "ucd-17.0.0"
TABLE = TOOLS.parent / "Sources/TTYCore/Text/WidthTable.swift"
CODE_POINTS = 0x110000
NO_WIDTH = ("Cc", "Zl", "Zp", "Cs", "Mn", "Me", "Cf")


def lines(name):
    with lzma.open(UCD / (name + ".txt.xz"), "rt", encoding="utf-8") as file:
        return file.read().splitlines()


def records(name):
    """(first, last, fields) of each record; last is None where the record is a sequence."""
    for line in lines(name):
        body = line.split("#", 1)[0].strip()
        if not body:
            continue
        fields = [field.strip() for field in body.split(";")]
        first, _, last = fields[0].partition("..")
        if " " in first:
            yield first, None, fields[1:]
        else:
            yield int(first, 16), int(last or first, 16), fields[1:]


def property_set(name, value):
    members = set()
    for first, last, fields in records(name):
        if last is not None and fields[0] == value:
            members.update(range(first, last + 1))
    return members


def property_values(name, default):
    values = [default] * CODE_POINTS
    for first, last, fields in records(name):
        values[first : last + 1] = [fields[0]] * (last + 1 - first)
    return values


def widths():
    east_asian = property_values("EastAsianWidth", "N")
    category = property_values("DerivedGeneralCategory", "Cn")
    prepended = property_set("PropList", "Prepended_Concatenation_Mark")
    result = bytearray(b"\x01" * CODE_POINTS)
    for code in range(CODE_POINTS):
        if code == 0xAD or code in prepended:
            continue
        if category[code] in NO_WIDTH or 0x1160 <= code <= 0x11FF or 0xD7B0 <= code <= 0xD7FF:
            result[code] = 0
        elif east_asian[code] in ("W", "F"):
            result[code] = 2
    return result


def check_emoji(width):
    """The rule for U+FE0F needs no table: its narrow bases are Emoji=Yes, not wide, no flag half."""
    bases = set()
    for sequence, last, _ in records("emoji-variation-sequences"):
        if last is None and sequence.endswith("FE0F"):
            bases.add(int(sequence.split()[0], 16))
    emoji = property_set("emoji-data", "Emoji")
    narrow = {code for code in bases if width[code] != 2}
    expected = {c for c in emoji if width[c] != 2 and not 0x1F1E6 <= c <= 0x1F1FF}
    if narrow != expected:
        sys.exit("bases of U+FE0F differ from Emoji=Yes: %s" % sorted(narrow ^ expected))


def swift(width):
    starts = [
        code << 2 | width[code]
        for code in range(CODE_POINTS)
        if code == 0 or width[code] != width[code - 1]
    ]
    version = lines("EastAsianWidth")[0].lstrip("# ").split("-")[1].split(".txt")[0]
    rows = []
    for index in range(0, len(starts), 10):
        rows.append("    " + " ".join("0x%x," % s for s in starts[index : index + 10]))
    return """\
// Made by Tools/make_width_table.py from Unicode %s. Do not edit.
// Unicode data (c) Unicode, Inc., Unicode License v3 (Tools/ucd-17.0.0/LICENSE).

// swift-format-ignore
/// The width in cells of every code point.
enum WidthTable {
  /// Where a run of equal widths begins, times 4, plus that width; in order.
  private static let starts: [UInt32] = [
%s
  ]

  /// The width of a code point: 0, 1 or 2 cells.
  static func width(of codePoint: UInt32) -> Int {
    starts.withUnsafeBufferPointer { starts in
      var low = 0
      var high = starts.count
      while high - low > 1 {
        let middle = (low + high) / 2
        if starts[middle] >> 2 <= codePoint { low = middle } else { high = middle }
      }
      return Int(starts[low] & 3)
    }
  }
}
""" % (version, "\n".join(rows))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--check", action="store_true")
    check = parser.parse_args().check
    width = widths()
    check_emoji(width)
    text = swift(width)
    if not check:
        TABLE.write_text(text, encoding="utf-8")
    elif not TABLE.exists() or TABLE.read_text(encoding="utf-8") != text:
        sys.exit("%s is not what this script makes" % TABLE)


if __name__ == "__main__":
    main()
