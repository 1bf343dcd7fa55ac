import Synchronization
import Testing

/// What is remembered about Swift Testing's tests, which run side by side.
enum SwiftTestingSession {
  /// Tests whose diagnostics were gathered already.
  private static let diagnosed = Mutex<Set<Test.ID>>([])

  static func name(of test: Test) -> String {
    let name = test.id.nameComponents.joined(separator: ".")
    return name.hasSuffix("()") ? String(name.dropLast(2)) : name
  }

  static func recordFailure(_ message: String, at position: SourcePosition) {
    Issue.record(Comment(rawValue: message), sourceLocation: position.sourceLocation)
    guard let test = Test.current else { return }

    let name = name(of: test)
    TestArtifacts.shared?.append(
      RecordedFailure(message: message, position: position), ofTest: name)
    guard diagnosed.withLock({ $0.insert(test.id).inserted }) else { return }
    for artifact in FailureDiagnostics.gather() {
      attach(artifact, at: position)
      TestArtifacts.shared?.write([artifact], ofTest: name)
    }
  }

  /// Attaches to the running test; Swift Testing writes it to the folder of `--attachments-path`.
  static func attach(_ artifact: Artifact, at position: SourcePosition) {
    Attachment.record(
      Array(artifact.contents), named: artifact.fileName, sourceLocation: position.sourceLocation)
  }
}
