import Foundation

/// The folder with the records of a run, one folder a record.
package struct ReviewFolder: Sendable {
  package let url: URL

  package init(_ url: URL) {
    self.url = url
  }

  /// Where the records of a run lie in its folder of artifacts.
  package static func inside(_ artifacts: String) -> ReviewFolder {
    ReviewFolder(
      URL(fileURLWithPath: artifacts, isDirectory: true).appendingPathComponent("review"))
  }

  /// The folder of the run that this process belongs to; nil outside of `vitrine test`.
  package static var ofThisRun: ReviewFolder? {
    guard let path = ProcessInfo.processInfo.environment["VITRINE_ARTIFACTS"], !path.isEmpty else {
      return nil
    }
    return inside(path)
  }

  /// The files of a record.
  package struct Files: Sendable {
    /// The snapshot; nil where a reference is missing.
    package var snapshot: URL?
    package var reference: URL?
    package var difference: URL?
  }

  // MARK: Writing

  /// Writes a record with what it is about, in the place of an earlier one of the same reference.
  ///
  /// - Throws: what the system says if it can't be written.
  package func write(
    _ record: ReviewRecord, snapshot: Data?, reference: Data?, difference: Data?
  ) throws {
    let folder = url.appendingPathComponent(record.id)
    let manager = FileManager.default
    if manager.fileExists(atPath: folder.path) { try manager.removeItem(at: folder) }
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    let ending = URL(fileURLWithPath: record.reference).pathExtension
    func file(_ name: String) -> URL { folder.appendingPathComponent(Self.name(name, ending)) }
    try snapshot?.write(to: file("new"))
    try reference?.write(to: file("reference"))
    try difference?.write(to: file("difference"))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(record).write(to: folder.appendingPathComponent("record.json"))
  }

  /// Takes back what an earlier run of the same test has said of a reference.
  package func forget(_ reference: URL) {
    let folder = url.appendingPathComponent(StableHash.text(of: reference.path))
    if FileManager.default.fileExists(atPath: folder.path) {
      try? FileManager.default.removeItem(at: folder)
    }
  }

  // MARK: Reading

  /// All records that can be read, by test and name.
  package func records() -> [ReviewRecord] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    let records = names.compactMap { name -> ReviewRecord? in
      let file = url.appendingPathComponent(name).appendingPathComponent("record.json")
      guard let data = try? Data(contentsOf: file),
        let record = try? JSONDecoder().decode(ReviewRecord.self, from: data), record.id == name
      else { return nil }
      return record
    }
    return records.sorted { ($0.test, $0.name, $0.id) < ($1.test, $1.name, $1.id) }
  }

  package func files(of record: ReviewRecord) -> Files {
    let folder = url.appendingPathComponent(record.id)
    let ending = URL(fileURLWithPath: record.reference).pathExtension
    func file(_ name: String) -> URL? {
      let file = folder.appendingPathComponent(Self.name(name, ending))
      return FileManager.default.fileExists(atPath: file.path) ? file : nil
    }
    return Files(
      snapshot: file("new"), reference: file("reference"), difference: file("difference"))
  }

  package func remove(_ record: ReviewRecord) {
    try? FileManager.default.removeItem(at: url.appendingPathComponent(record.id))
  }

  private static func name(_ name: String, _ ending: String) -> String {
    ending.isEmpty ? name : "\(name).\(ending)"
  }
}
