#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// Everything that the command does is in the files beside this one; this line ends the process.
exit(Onboarding.status(arguments: Array(CommandLine.arguments.dropFirst())))
