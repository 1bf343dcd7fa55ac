import Foundation

extension URL {
  /// Differs from Apple's: every file can be reached, so that it is true for each file, not only for those that
  /// somebody has picked.
  public func startAccessingSecurityScopedResource() -> Bool { isFileURL }

  /// Differs from Apple's: nothing becomes out of reach.
  public func stopAccessingSecurityScopedResource() {}
}
