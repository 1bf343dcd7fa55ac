import Foundation
import Synchronization

/// The folder that failures, pictures and attachments are written to, one sub-folder a test.
///
/// It is named by the environment variable `VITRINE_ARTIFACTS`; without it nothing is written. A test's
/// sub-folder is called `Suite.test` and is emptied when the first file of a run is written to it.
final class TestArtifacts: Sendable {
  /// The variable that names the folder.
  static let environmentVariable = "VITRINE_ARTIFACTS"

  static let shared: TestArtifacts? = {
    guard let path = ProcessInfo.processInfo.environment[environmentVariable], !path.isEmpty
    else { return nil }
    return TestArtifacts(url: URL(fileURLWithPath: path, isDirectory: true))
  }()

  private let url: URL
  private let prepared = Mutex<Set<String>>([])

  init(url: URL) {
    self.url = url
  }

  // MARK: Writing

  /// Adds one line, `path:line: message`, to the test's `failures.txt`.
  func append(_ failure: RecordedFailure, ofTest test: String) {
    attempt {
      let file = try folder(ofTest: test).appendingPathComponent("failures.txt")
      let position = failure.position
      let text = "\(position.file):\(position.line): \(failure.message)\n"
      let earlier = (try? Data(contentsOf: file)) ?? Data()
      try (earlier + Data(text.utf8)).writeOutput(to: file)
    }
  }

  /// Writes each artifact to a file of its own; a name that is taken gets a number.
  func write(_ artifacts: [Artifact], ofTest test: String) {
    for artifact in artifacts {
      attempt {
        let folder = try folder(ofTest: test)
        try artifact.contents.writeOutput(to: unusedFile(named: artifact.fileName, in: folder))
      }
    }
  }

  // MARK: Places

  private func folder(ofTest test: String) throws -> URL {
    let name = FileName.sanitized(test)
    let folder = url.appendingPathComponent(name, isDirectory: true)
    let isFirst = prepared.withLock { $0.insert(name).inserted }
    guard isFirst else { return folder }
    if FileManager.default.fileExists(atPath: folder.path) {
      try FileManager.default.removeItem(at: folder)
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private func unusedFile(named name: String, in folder: URL) -> URL {
    let plain = folder.appendingPathComponent(name)
    guard FileManager.default.fileExists(atPath: plain.path) else { return plain }
    let base = plain.deletingPathExtension().lastPathComponent
    var number = 2
    while true {
      var candidate = folder.appendingPathComponent("\(base)-\(number)")
      if !plain.pathExtension.isEmpty {
        candidate.appendPathExtension(plain.pathExtension)
      }
      if !FileManager.default.fileExists(atPath: candidate.path) { return candidate }
      number += 1
    }
  }

  /// A full disk or a missing permission must not fail the test, but must be seen.
  private func attempt(_ write: () throws -> Void) {
    do {
      try write()
    } catch {
      let message =
        "warning: can't write to \(Self.environmentVariable)=\(url.path): \(error)\n"
      FileHandle.standardError.write(Data(message.utf8))
    }
  }
}
