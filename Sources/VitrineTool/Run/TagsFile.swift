import Foundation

/// Where a listing of tests leaves their tags, for as long as it is needed.
final class TagsFile {
  let path = FileManager.default.temporaryDirectory
    .appendingPathComponent("vitrine-tags-\(UUID().uuidString).jsonl").path

  /// None where nothing was written.
  lazy var tags: TestTags = {
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return TestTags(events: text.split(separator: "\n").map(String.init))
  }()

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
