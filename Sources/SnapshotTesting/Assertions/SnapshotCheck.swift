import Foundation
import ReviewRecords
import TestReporting
import UIKit

/// One comparison of a value with its reference.
struct SnapshotCheck<Value, Format> {
  let strategy: Snapshotting<Value, Format>
  let name: String?
  let record: SnapshotTestingConfiguration.Record?
  let folder: String?
  /// In real seconds.
  let timeout: TimeInterval
  let source: String
  let test: String
  let line: UInt

  /// What is wrong; nil if the value is as its reference.
  func problem(of value: () throws -> Value) -> String? {
    do {
      return try compare(value)
    } catch let problem as SnapshotProblem {
      return problem.message
    } catch {
      return "The value could not be made: \(error)"
    }
  }

  private var mode: SnapshotTestingConfiguration.Record {
    SnapshotTaking.mode(record)
  }

  private func compare(_ value: () throws -> Value) throws -> String? {
    let file = file()
    MetReferences.ofThisRun?.note(file.url)
    let snapshot = try SnapshotTaking.format(of: value(), by: strategy, timeout: timeout)
    if let image = snapshot as? UIImage, let problem = UndrawnPictures.shared.take(image) {
      throw SnapshotProblem(problem)
    }
    if mode == .all {
      try write(snapshot, to: file)
      return """
        Recorded \(file.url.path), as record mode is on.
        Look at it, turn record mode off, and run "\(file.test)" again to compare with it.
        """
    }
    guard FileManager.default.fileExists(atPath: file.url.path) else {
      return try missing(file, snapshot)
    }
    return try difference(from: file, of: snapshot)
  }

  private func file() -> SnapshotFile {
    let suffix = strategy.isOfThisSystem ? SnapshotFile.systemSuffix : ""
    func file(_ identifier: String) -> SnapshotFile {
      SnapshotFile(
        source: source, folder: folder, test: test, identifier: identifier,
        pathExtension: strategy.pathExtension, suffix: suffix)
    }
    if let name { return file(name) }
    return file("\(SnapshotNumbers.shared.next(inTest: test, folder: file("").folder))")
  }

  // MARK: Recording

  private func write(_ snapshot: Format, to file: SnapshotFile) throws {
    try WrittenFiles.shared.write(
      strategy.diffing.toData(snapshot), to: file.url, place: "\(source):\(line)")
  }

  private func missing(_ file: SnapshotFile, _ snapshot: Format) throws -> String {
    if mode == .never {
      review(file).new(strategy.diffing.toData(snapshot))
      return """
        There is no reference \(file.url.path), and nothing is recorded, as the mode is "never".\
        \(twinNote(of: file))
        """
    }
    let renamed = renameNote(of: file, strategy.diffing.toData(snapshot))
    try write(snapshot, to: file)
    review(file).new(strategy.diffing.toData(snapshot))
    return """
      There was no reference; this snapshot was recorded as it: \(file.url.path)
      Look at it, and run "\(file.test)" again to compare with it.\(twinNote(of: file))\(renamed)
      """
  }

  /// Tells of another test's reference that is the same, since tests are renamed.
  private func renameNote(of file: SnapshotFile, _ data: Data) -> String {
    let manager = FileManager.default
    let names = (try? manager.contentsOfDirectory(atPath: file.folder.path)) ?? []
    let ending = file.url.pathExtension
    let same = names.sorted().first { name in
      let other = file.folder.appendingPathComponent(name)
      return other.pathExtension == ending && !name.hasPrefix("\(file.test).")
        && (try? Data(contentsOf: other)) == data
    }
    guard let same else { return "" }
    return """

      It is the same as \(same) beside it. If the test was renamed, delete that one.
      """
  }

  /// Tells of a Mac's reference, which cannot be compared with.
  private func twinNote(of file: SnapshotFile) -> String {
    guard let twin = file.twin, FileManager.default.fileExists(atPath: twin.path) else { return "" }
    return """

      \(twin.lastPathComponent) beside it is another renderer's, whose pixels never are the same; it is \
      left alone.
      """
  }

  // MARK: Comparing

  private func difference(from file: SnapshotFile, of snapshot: Format) throws -> String? {
    let data: Data
    do {
      data = try Data(contentsOf: file.url)
    } catch {
      throw SnapshotProblem.unreadable(file.url, error)
    }
    let reference = strategy.diffing.fromData(data)
    if Format.self == UIImage.self, file.url.pathExtension == "png",
      let reason = PictureFile(data).damage
    {
      throw SnapshotProblem(
        """
        The reference \(file.url.path) is no picture that can be read: \(reason)
        Take it from version control again, or delete it and record it anew.
        """)
    }
    let decided = try decisions(about: file)
    let comparison = ComparisonNotes(ignoring: decided.ignored, source: source, test: test)
    let difference = ComparisonNotes.$current.withValue(comparison) {
      strategy.diffing.diff(reference, snapshot)
    }
    guard case (var reason, let attachments)? = difference else {
      review(file).forget()
      return nil
    }
    for attachment in attachments { TestReporting.add(attachment) }
    let isRecorded = mode == .failed
    let failed: (snapshot: URL, difference: URL?)?
    if isRecorded {
      try write(snapshot, to: file)
      review(file).forget()
      failed = nil
    } else {
      let marked = attachments.first {
        $0.name == "difference" && $0.uniformTypeIdentifier == "public.png"
      }
      let new = strategy.diffing.toData(snapshot)
      failed = try FailedSnapshots.write(new, difference: marked, of: file)
      let fingerprint = review(file).changed(
        from: data, to: new, difference: marked?.contents, reason, comparison.finding)
      if let rejection = decided.rejected.first(where: { $0.fingerprint == fingerprint }) {
        let note = rejection.note.isEmpty ? "." : ": \(rejection.note)"
        reason = "This very snapshot was looked at before and rejected\(note)\n\(reason)"
      }
    }
    return message(reason, file: file, failed: failed)
  }

  private func decisions(about file: SnapshotFile) throws -> ReviewNotes {
    do {
      return try ReviewNotes.read(of: file.url)
    } catch {
      throw SnapshotProblem.unreadable(ReviewNotes.url(of: file.url), error)
    }
  }

  private func review(_ file: SnapshotFile) -> SnapshotReview {
    SnapshotReview(file: file, test: test)
  }

  private func message(
    _ reason: String, file: SnapshotFile, failed: (snapshot: URL, difference: URL?)?
  ) -> String {
    var parts = ["The snapshot is not as its reference.", reason]
    if let failed {
      let tool = SnapshotTestingConfiguration.current?.diffTool ?? ProcessConfiguration.diffTool
      var files = tool(currentFilePath: file.url.path, failedFilePath: failed.snapshot.path)
      if let difference = failed.difference { files += "\ndifference: file://\(difference.path)" }
      parts.append(files)
      parts.append(
        "If the new one is right, take it over with SNAPSHOT_TESTING_RECORD=failed or record: .failed."
      )
    } else {
      parts.append("It was recorded as the new reference: \(file.url.path)")
    }
    return parts.joined(separator: "\n\n")
  }
}
