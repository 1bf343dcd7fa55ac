import Foundation
import ReviewRecords
import VitrineTool

/// The folder of a run with what waits for a decision, there for one test.
final class ReviewRun {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("run-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: url) }

  var folder: ReviewFolder { .inside(url.path) }
  var store: ReviewStore { ReviewStore(folder: folder) }

  func reference(_ name: String) -> URL {
    url.appendingPathComponent("__Snapshots__/CartTests/\(name)")
  }

  /// A snapshot that differs from its reference.
  @discardableResult
  func add(
    _ name: String, kind: ReviewRecord.Kind = .changed, reasons: [String] = [],
    causes: [String] = [], snapshot: Data = Data("new".utf8), old: Data = Data("old".utf8),
    scale: Double = 0, boxes: [ReviewBox] = [], elements: [ReviewElement] = []
  ) throws -> ReviewRecord {
    let reference = reference(name)
    try FileManager.default.createDirectory(
      at: reference.deletingLastPathComponent(), withIntermediateDirectories: true)
    if kind != .new { try old.write(to: reference) }
    let record = ReviewRecord(
      kind: kind, test: "CartTests.looks",
      name: reference.deletingPathExtension().lastPathComponent,
      reference: reference.path, message: "The snapshot is not as its reference.",
      layer: reasons.isEmpty ? nil : "elements", reasons: reasons, causes: causes, boxes: boxes,
      pixelCount: boxes.isEmpty ? 0 : 400, scale: scale, elements: elements,
      fingerprint: "print-\(name)")
    try folder.write(
      record, snapshot: kind == .missing ? nil : snapshot, reference: kind == .new ? nil : old,
      difference: nil)
    return record
  }

  func content(_ name: String) -> String? {
    (try? Data(contentsOf: reference(name))).map { String(decoding: $0, as: UTF8.self) }
  }
}
