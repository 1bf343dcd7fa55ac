import Synchronization

/// Finds the caller's line of a mistake that a module tells at one of its own lines.
package enum MistakePlaces {
  package typealias Finder = @Sendable () -> SourcePosition?

  private static let finders = Mutex<[String: Finder]>([:])

  /// - Parameters:
  ///   - file: The end of the path of the file that tells such mistakes.
  ///   - finder: Called where the mistake is made; nil leaves the place as it was told.
  package static func register(_ file: String, finder: @escaping Finder) {
    finders.withLock { $0[file] = finder }
  }

  static func place(told file: String) -> SourcePosition? {
    finders.withLock { finders in finders.first { file.hasSuffix($0.key) }?.value }?()
  }
}
