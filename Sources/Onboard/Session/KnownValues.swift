import TTYCore

/// What a machine knows of the person at it, to be offered where a flow asks for that.
///
/// Nothing is run for it, and nothing is read before a field asks: git's files and a few variables
/// of the environment, by the functions that it is given.
public struct KnownValues {
  private let variable: (String) -> String?
  private let read: (String) -> [UInt8]?

  /// Creates what is known.
  ///
  /// - Parameters:
  ///   - variable: Gives a variable of the environment.
  ///   - read: Gives the bytes of a file; nil if there is none.
  public init(
    variable: @escaping (String) -> String?, read: @escaping (String) -> [UInt8]?
  ) {
    self.variable = variable
    self.read = read
  }

  /// The values for a kind of field, the best first.
  public func values(for type: ContentType) -> [String] {
    switch type {
    case .name: [gitUser.name].compactMap { $0 }
    case .emailAddress: [gitUser.email, variable("EMAIL")].compactMap { $0 }
    case .username: [variable("USER")].compactMap { $0 }
    case .countryName: [country].compactMap { $0 }
    default: []
    }
  }

  /// The section `user` of git's files of the person, of which a later one counts more
  /// (git-config(1), FILES).
  private var gitUser: GitUser {
    var user = GitUser()
    for path in gitFiles {
      if let bytes = read(path) { user.read(bytes) }
    }
    return user
  }

  private var gitFiles: [String] {
    if let path = variable("GIT_CONFIG_GLOBAL") { return path.isEmpty ? [] : [path] }
    let home = variable("HOME").flatMap { $0.isEmpty ? nil : $0 }
    let folder = variable("XDG_CONFIG_HOME").flatMap { $0.isEmpty ? nil : $0 }
    return [folder ?? home.map { "\($0)/.config" }].compactMap { $0 }.map { "\($0)/git/config" }
      + [home].compactMap { $0 }.map { "\($0)/.gitconfig" }
  }

  /// The country of the locale by its two letters, such as `DE` of `de_DE.UTF-8`.
  ///
  /// The first variable that is set counts (POSIX, Internationalization Variables; `LC_ADDRESS` is
  /// glibc's category for this).
  private var country: String? {
    let locale = ["LC_ALL", "LC_ADDRESS", "LANG"].lazy.compactMap { variable($0) }
      .first { !$0.isEmpty }
    guard let parts = locale?.split(whereSeparator: { $0 == "_" || $0 == "." || $0 == "@" }),
      locale?.contains("_") == true, parts.count > 1, parts[1].utf8.count == 2,
      parts[1].allSatisfy({ $0.isASCII && $0.isUppercase })
    else { return nil }
    return String(parts[1])
  }
}
