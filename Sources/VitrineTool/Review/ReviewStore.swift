import Foundation
import ReviewRecords

/// What waits for a decision, and what becomes of it.
package struct ReviewStore {
  /// What is to be done with a record.
  package struct Decision: Codable, Equatable {
    package enum Action: String, Codable {
      /// The snapshot becomes the reference; a missing one's reference goes.
      case accept
      /// The snapshot is wrong: the test says so from now on. A new one's reference goes.
      case reject
      /// Some elements don't count from now on.
      case ignore
    }

    package var id: String
    package var action: Action
    /// Why something was rejected.
    package var note: String?
    /// The elements that don't count.
    package var elements: [ElementIdentity]?

    package init(
      id: String, action: Action, note: String? = nil, elements: [ElementIdentity]? = nil
    ) {
      (self.id, self.action, self.note, self.elements) = (id, action, note, elements)
    }
  }

  package let folder: ReviewFolder

  /// - Parameters:
  ///   - path: A package or a project, or the folder of artifacts of a run.
  ///   - artifacts: The folder of artifacts, if it is not the usual one.
  /// - Throws: `ToolError` if there is no run.
  package init(path: String, artifacts: String?) throws {
    let base = URL(fileURLWithPath: path).standardizedFileURL
    let candidates =
      artifacts.map { [URL(fileURLWithPath: $0).standardizedFileURL] }
      ?? [
        base.appendingPathComponent(".vitrine/test"), base,
        base.deletingLastPathComponent().appendingPathComponent(".vitrine/test"),
      ]
    let manager = FileManager.default
    guard
      let found = candidates.first(where: {
        manager.fileExists(atPath: ReviewFolder.inside($0.path).url.path)
      }) ?? candidates.first(where: { manager.fileExists(atPath: $0.path) })
    else {
      throw ToolError(
        """
        There is no run of tests at \(candidates[0].path).
        Run `vitrine test` first, or name its folder with --artifacts.
        """)
    }
    folder = .inside(found.path)
  }

  package init(folder: ReviewFolder) {
    self.folder = folder
  }

  package var groups: [ReviewGroup] { ReviewGroup.groups(of: folder.records()) }

  // MARK: Deciding

  /// Carries out decisions, each wholly or not at all.
  ///
  /// - Returns: what was done, a sentence each.
  /// - Throws: `ToolError` for the first one that can't be carried out; those before it are.
  package func apply(_ decisions: [Decision]) throws -> [String] {
    let records = Dictionary(
      folder.records().map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return try decisions.map { decision in
      guard let record = records[decision.id] else {
        throw ToolError("There is no record \(decision.id). It may have been decided before.")
      }
      do {
        let done = try apply(decision, to: record)
        folder.remove(record)
        return done
      } catch let error as ToolError {
        throw error
      } catch {
        let inner = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        throw ToolError(
          "Can't write \(record.reference): \((inner ?? error as NSError).localizedDescription)")
      }
    }
  }

  private func apply(_ decision: Decision, to record: ReviewRecord) throws -> String {
    let reference = URL(fileURLWithPath: record.reference)
    let manager = FileManager.default
    switch (decision.action, record.kind) {
    case (.accept, .missing), (.reject, .new):
      if manager.fileExists(atPath: reference.path) { try manager.removeItem(at: reference) }
      return "Removed \(reference.path)"
    case (.accept, .new), (.accept, .changed):
      guard let snapshot = folder.files(of: record).snapshot else {
        throw ToolError("The snapshot of \(record.name) is gone. Run the tests again.")
      }
      try manager.createDirectory(
        at: reference.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(contentsOf: snapshot).write(to: reference, options: .atomic)
      return "Wrote \(reference.path)"
    case (.reject, .changed):
      try change(reference) { notes in
        notes.rejected.removeAll { $0.fingerprint == record.fingerprint }
        notes.rejected.append(
          .init(fingerprint: record.fingerprint, note: decision.note ?? ""))
      }
      return "Noted in \(ReviewNotes.url(of: reference).path)"
    case (.reject, .missing):
      return "Kept \(reference.path)"
    case (.ignore, _):
      let known = Set(record.elements.map(\.identity))
      let elements = (decision.elements ?? []).filter(known.contains)
      guard !elements.isEmpty else {
        throw ToolError("\(record.name) has none of the elements that are to be ignored.")
      }
      try change(reference) { notes in
        notes.ignored += elements.filter { !notes.ignored.contains($0) }
      }
      return "Noted in \(ReviewNotes.url(of: reference).path)"
    }
  }

  private func change(_ reference: URL, _ body: (inout ReviewNotes) -> Void) throws {
    var notes = try ReviewNotes.read(of: reference)
    body(&notes)
    try notes.write(of: reference)
  }

  // MARK: Choosing

  /// The records of a group, of tests, or all of them.
  ///
  /// - Parameters:
  ///   - groups: Numbers from 1 or identifiers of groups.
  ///   - tests: Parts of the names of tests or snapshots.
  ///   - all: Whether all are wanted.
  /// - Returns: the records, in the order of the groups.
  /// - Throws: `ToolError` for a group that there is none of, and where nothing is chosen.
  package func records(groups: [String], tests: [String], all: Bool) throws -> [ReviewRecord] {
    let known = self.groups
    let wanted = try groups.flatMap { name -> [ReviewRecord] in
      if let number = Int(name), known.indices.contains(number - 1) {
        return known[number - 1].records
      }
      guard let group = known.first(where: { $0.id == name }) else {
        throw ToolError(
          "There is no group \(name). `vitrine review --list` tells which there are.")
      }
      return group.records
    }
    let ids = Set(wanted.map(\.id))
    return known.flatMap(\.records).filter { record in
      all || ids.contains(record.id)
        || tests.contains { record.test.contains($0) || record.name.contains($0) }
    }
  }
}
