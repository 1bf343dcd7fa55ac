import Foundation
import Synchronization

/// The references that the tests of a run have met: a file of paths for each process, in the run's artifacts.
package final class MetReferences: Sendable {
  /// Those of the run that this process belongs to; nil outside of `vitrine test`.
  package static let ofThisRun: MetReferences? = {
    guard let path = ProcessInfo.processInfo.environment["VITRINE_ARTIFACTS"], !path.isEmpty else {
      return nil
    }
    let name = "\(ProcessInfo.processInfo.processIdentifier)-\(UUID().uuidString.prefix(8)).txt"
    return MetReferences(folder(in: path).appendingPathComponent(name))
  }()

  private let file: URL
  private let known = Mutex<Set<String>>([])

  package init(_ file: URL) {
    self.file = file
  }

  /// Where the files of a run lie in its folder of artifacts.
  package static func folder(in artifacts: String) -> URL {
    URL(fileURLWithPath: artifacts, isDirectory: true).appendingPathComponent("references")
  }

  /// Notes that a test has looked at a reference, whether it was there or not.
  package func note(_ reference: URL) {
    let path = reference.standardizedFileURL.path
    let isNew = known.withLock { $0.insert(path).inserted }
    guard isNew else { return }
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    // A line at a time, so that nothing is lost with a process that crashes.
    let descriptor = open(file.path, O_CREAT | O_WRONLY | O_APPEND, 0o644)
    guard descriptor >= 0 else { return }
    let line = Array("\(path)\n".utf8)
    _ = line.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    close(descriptor)
  }

  /// What all processes of a run have noted.
  package static func all(in artifacts: String) -> Set<String> {
    let folder = folder(in: artifacts)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.reduce(into: []) { paths, name in
      let data = try? Data(contentsOf: folder.appendingPathComponent(name))
      let text = String(decoding: data ?? Data(), as: UTF8.self)
      paths.formUnion(text.split(separator: "\n").map(String.init))
    }
  }
}
