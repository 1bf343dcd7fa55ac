/// A place where the package relies on something of the toolchain or the system that nobody promises.
///
/// It is told in the file of the code that relies on it, which registers it with `ToolchainProbe` when the
/// program is loaded.
package struct Seam: Sendable {
  /// What works by it, in a few words.
  package let name: String
  /// What it needs, as the end of "it needs …".
  package let need: String
  /// What happens without it, as a sentence.
  package let cost: String
  /// The file that relies on it.
  package let fileID: StaticString
  /// What is not as it should be, as the end of "but …"; nil if the seam is intact.
  ///
  /// Runs while the device is being made, so that it must not use that.
  package let check: @MainActor @Sendable () -> String?

  package init(
    _ name: String, needs need: String, cost: String, fileID: StaticString = #fileID,
    check: @escaping @MainActor @Sendable () -> String?
  ) {
    self.name = name
    self.need = need
    self.cost = cost
    self.fileID = fileID
    self.check = check
  }
}
