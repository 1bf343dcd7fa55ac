import Foundation
import ReviewRecords
import TestReporting

/// Leaves what needs somebody's decision for `vitrine review`; does nothing outside of `vitrine test`.
struct SnapshotReview {
  let file: SnapshotFile
  /// As the assertion names it.
  let test: String

  /// Tells of a snapshot without a reference.
  func new(_ snapshot: Data) {
    guard let folder = ReviewFolder.ofThisRun else { return }
    var record = record(.new, "There was no reference.", snapshot: snapshot)
    let notes = notes(of: snapshot)
    record.scale = notes?.scale ?? 0
    record.elements = notes?.forReview ?? []
    write(record, to: folder, snapshot: snapshot, reference: nil, difference: nil)
  }

  /// Tells of a snapshot that is not as its reference.
  ///
  /// - Returns: what it is known by if it was rejected.
  func changed(
    from reference: Data, to snapshot: Data, difference: Data?, _ message: String,
    _ finding: ComparisonNotes.Finding?
  ) -> String {
    guard let folder = ReviewFolder.ofThisRun else { return fingerprint(of: snapshot) }
    var record = record(.changed, message, snapshot: snapshot)
    if let finding {
      let notes = notes(of: snapshot)
      record.scale = Double(finding.scale)
      record.boxes = finding.boxes.map { ReviewBox($0) }
      record.pixelCount = finding.pixelCount
      record.elements = notes?.forReview ?? []
      if let layers = finding.layers { record.add(layers) }
    } else {
      let lines = [reference, snapshot].map {
        String(decoding: $0, as: UTF8.self).split(separator: "\n").map(String.init)
      }
      record.reasons = LineChanges.texts(from: lines[0], to: lines[1])
      record.causes = [StableHash.text(of: record.reasons.joined(separator: "\n"))]
    }
    write(record, to: folder, snapshot: snapshot, reference: reference, difference: difference)
    return record.fingerprint
  }

  /// Takes back what was said in an earlier run of the test.
  func forget() { ReviewFolder.ofThisRun?.forget(file.url) }

  private func record(
    _ kind: ReviewRecord.Kind, _ message: String, snapshot: Data
  ) -> ReviewRecord {
    ReviewRecord(
      kind: kind, test: TestReporting.currentTestName ?? "\(file.suite).\(test)",
      name: file.name, reference: file.url.path, message: message,
      fingerprint: fingerprint(of: snapshot))
  }

  private func notes(of snapshot: Data) -> ScreenNotes? {
    file.url.pathExtension == "png" ? PictureFile(snapshot).notes : nil
  }

  private func fingerprint(of snapshot: Data) -> String {
    let mark = file.url.pathExtension == "png" ? PictureFile(snapshot).mark : nil
    return mark.map { StableHash.hexadecimal(of: $0.bytes) } ?? StableHash.hexadecimal(of: snapshot)
  }

  private func write(
    _ record: ReviewRecord, to folder: ReviewFolder, snapshot: Data, reference: Data?,
    difference: Data?
  ) {
    do {
      try folder.write(
        record, snapshot: snapshot, reference: reference, difference: difference)
    } catch {
      // A full disk must not fail the test, but must be seen.
      FileHandle.standardError.write(
        Data("warning: can't write to \(folder.url.path): \(error)\n".utf8))
    }
  }
}

extension ReviewRecord {
  /// Says what changed first.
  package mutating func add(_ layers: ScreenDifference) {
    layer = layers.layer.rawValue
    reasons = layers.changes
    let ofTheTest = layers.shape.sorted().joined(separator: "\n")
    causes = [StableHash.text(of: "\(test) \(layers.layer.rawValue)\n\(ofTheTest)")]
    if !layers.cause.isEmpty {
      let everywhere = layers.cause.sorted().joined(separator: "\n")
      causes.append(StableHash.text(of: "\(layers.layer.rawValue)\n\(everywhere)"))
    }
  }
}
