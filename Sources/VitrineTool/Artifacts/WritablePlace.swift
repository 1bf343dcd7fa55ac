import Foundation

/// Looks whether a folder takes files, before compilers say in their own words that it does not.
package enum WritablePlace {
  /// As much as a compiler's smallest files need.
  private static let bytes = Data(count: 1 << 18)

  /// The folder for temporary files, of this process and all that it starts.
  ///
  /// - Throws: `ToolError` with what is wrong with it.
  package static func checkTemporaryFolder(_ environment: [String: String]) throws(ToolError) {
    let own = environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 }
    let path = own ?? "/tmp"
    guard let reason = problem(of: path) else { return }
    throw ToolError(
      "Temporary files can't be written to \(path)\(own == nil ? "" : " (TMPDIR)"): \(reason).\n"
        + "Make room there, or set TMPDIR to a folder that has some.")
  }

  /// Why a folder takes no file of some length; nil if it does.
  package static func problem(of folder: String) -> String? {
    let path = "\(folder)/vitrine-write-check-\(ProcessInfo.processInfo.processIdentifier)"
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    guard file >= 0 else { return text(errno) }
    defer {
      close(file)
      unlink(path)
    }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return text(errno) }
      rest = rest.dropFirst(count)
    }
    return nil
  }

  private static func text(_ error: Int32) -> String {
    let words = String(cString: strerror(error))
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}
