import Foundation

/// Where pictures lie: those that are kept, and those of this run that differ from them.
struct GoldenFiles {
  let kept: URL
  let new: URL

  static let standard: GoldenFiles = {
    let tests = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
    let root = tests.deletingLastPathComponent().deletingLastPathComponent()
    return GoldenFiles(
      kept: tests.appendingPathComponent("Pictures"),
      new: root.appendingPathComponent(".vitrine/goldens/new"))
  }()

  func kept(_ name: String) -> URL { kept.appendingPathComponent(name + ".png") }
  func new(_ name: String) -> URL { new.appendingPathComponent(name + ".png") }

  /// The names of the pictures under one of the two folders, sorted.
  func names(under folder: URL) -> [String] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (paths ?? []).filter { $0.hasSuffix(".png") }.map { String($0.dropLast(4)) }.sorted()
  }

  /// Keeps the picture of this run for a look and for `Scripts/goldens accept`.
  func writeNew(_ data: Data, _ name: String) throws {
    let url = new(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  /// Forgets a picture of an earlier run.
  func removeNew(_ name: String) {
    try? FileManager.default.removeItem(at: new(name))
  }
}
