/// The words of `OTHER_SWIFT_FLAGS`, sorted by what they mean here.
struct SwiftFlags: Equatable {
  private(set) var conditions: [String] = []
  private(set) var upcomingFeatures: [String] = []
  private(set) var experimentalFeatures: [String] = []
  private(set) var others: [String] = []
  private(set) var dropped: [String] = []

  init(_ words: [String]) {
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "-D": conditions += rest.popFirst().map { [$0] } ?? []
      case "-enable-upcoming-feature": upcomingFeatures += rest.popFirst().map { [$0] } ?? []
      case "-enable-experimental-feature":
        experimentalFeatures += rest.popFirst().map { [$0] } ?? []
      case "-Xfrontend": frontend(rest.popFirst())
      case "-Xcc", "-Xllvm", "-Xlinker", "-F", "-I", "-L", "-framework", "-target",
        "-sdk", "-import-objc-header", "-module-cache-path", "-emit-module-path":
        dropped += [word] + (rest.popFirst().map { [$0] } ?? [])
      case _ where word.hasPrefix("-D"): conditions.append(String(word.dropFirst(2)))
      case _ where Self.isKept(word): others.append(word)
      default: dropped.append(word)
      }
    }
  }

  /// A flag for the compiler's own front end.
  ///
  /// Limits of time mean another machine and only warn.
  private mutating func frontend(_ word: String?) {
    guard let word else { return }
    if word.hasPrefix("-enable-") || word.hasPrefix("-disable-") || word.hasPrefix("-warn-") {
      others += ["-Xfrontend", word]
    } else {
      dropped += ["-Xfrontend", word]
    }
  }

  private static func isKept(_ word: String) -> Bool {
    let known: Set = [
      "-warnings-as-errors", "-no-warnings-as-errors", "-suppress-warnings",
      "-enable-bare-slash-regex", "-enforce-exclusivity=checked", "-enable-testing",
      "-enforce-exclusivity=unchecked", "-warn-concurrency", "-require-explicit-sendable",
    ]
    return known.contains(word) || word.hasPrefix("-strict-concurrency=")
  }
}
