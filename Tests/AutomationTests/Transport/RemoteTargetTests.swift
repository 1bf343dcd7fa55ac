import Accessibility
import Automation
import Device
import Foundation
import Testing

/// An app in a process of its own: this test executable, launched again as `TinyApp`.
@MainActor
@Suite(.serialized)
struct RemoteTargetTests {
  private func launch(
    isFaulty: Bool = false, response: TimeInterval = 10
  ) throws -> RemoteTarget {
    var environment = ProcessInfo.processInfo.environment
    environment["TINY"] = "small"
    if isFaulty { environment["TINY_IS_FAULTY"] = "1" }
    return try RemoteTarget(
      executable: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath(),
      arguments: [TinyApp.name], environment: environment,
      timeouts: RemoteTarget.Timeouts(launch: 10, response: response))
  }

  private func shown(by app: RemoteTarget) throws -> String {
    try app.settledTree().children.first?.label ?? ""
  }

  @Test func greetsWithItsNameAndProcess() throws {
    let app = try launch()
    #expect(app.appInfo.bundleIdentifier == "com.example.Tiny")
    #expect(app.appInfo.processIdentifier == app.process.processIdentifier)
    #expect(app.appState == .runningForeground)
  }

  @Test func whatItPrintsWhileItLaunchesIsKept() throws {
    let lines = try launch().process.outputTail().split(whereSeparator: \.isNewline)
    #expect(lines.contains("Begins."))
    #expect(lines.contains("Launches."))
  }

  @Test func eventsChangeTheTree() throws {
    let app = try launch()
    #expect(try shown(by: app) == "ready")
    try app.send(.typeText("Grüße 👋"))
    #expect(try shown(by: app) == "Grüße 👋")
    #expect(try app.settledTree().children.first?.visibleFrame == .null)
  }

  @Test func anUnchangedTreeStaysTheSameObject() throws {
    let app = try launch()
    let first = try app.settledTree()
    #expect(try app.settledTree() === first)
    try app.send(.typeText("x"))
    #expect(try app.settledTree() !== first)
  }

  @Test func tellsOnceWhatEndsAnAppOnIOS() throws {
    let faulty = try launch(isFaulty: true)
    #expect(faulty.takeMistakes().map(\.message) == ["There is no window."])
    let app = try launch()
    #expect(app.takeMistakes().isEmpty)
    try app.send(.key(KeyEvent(key: "mistake")))
    let mistake = try #require(app.takeMistakes().first)
    #expect(mistake.message == "There is no row 7.")
    #expect("\(mistake.filePath):\(mistake.line)" == "/UIKit/Rows.swift:3")
    #expect(try shown(by: app) == "ready")
    #expect(app.takeMistakes().isEmpty)
  }

  @Test func answersEveryRequest() throws {
    let app = try launch()
    #expect(try app.hitElement(at: CGPoint(x: 5, y: 5)) == 2)
    #expect(try app.hitElement(at: CGPoint(x: -1, y: 5)) == nil)
    #expect(try app.touchReaches(2, at: CGPoint(x: 5, y: 5)))
    #expect(try !app.touchReaches(2, at: CGPoint(x: -1, y: 5)))
    #expect(try app.screenshot(of: nil).count == 1_000_000)
    #expect(try app.screenDigest() == "7")
    #expect(try app.viewTree().hasSuffix("small"))
    let progress = try app.advance(upTo: 3, waiting: 1)
    #expect(progress == AutomationProgress(elapsed: 3, changed: false, isIdle: true))
    try app.send(.pressButton(.home))
    #expect(app.appState == .runningBackground)
  }

  @Test func errorsOfTheAppArriveAsTheyAre() throws {
    let app = try launch()
    let error = #expect(throws: AutomationError.self) { try app.send(.activate) }
    #expect(error == AutomationError(.unsupported, "Tiny does not know activate"))
    #expect(try shown(by: app) == "ready")
  }

  @Test func realWorkIsWaitedForInTheApp() throws {
    let app = try launch()
    try app.send(.key(KeyEvent(key: "load")))
    let progress = try app.advance(upTo: 1000, waiting: 5)
    #expect(progress.changed)
    // The work takes 0.1 s; a busy machine may need longer, but nothing jumps to the end.
    #expect(progress.elapsed < 100)
    #expect(try shown(by: app) == "loaded")
  }

  @Test func realWorkIsWaitedForNoLongerThanAsked() throws {
    let app = try launch()
    try app.send(.key(KeyEvent(key: "load")))
    let progress = try app.advance(upTo: 1000, waiting: 0)
    // The work may end at any time from here on.
    #expect(!progress.changed && !progress.isIdle)
  }

  @Test func workThatIsDueLaterIsNotWaitedFor() throws {
    let app = try launch()
    try app.send(.key(KeyEvent(key: "load")))
    let progress = try app.advance(upTo: 0.05, waiting: 5)
    #expect(progress == AutomationProgress(elapsed: 0.05, changed: false, isIdle: true))
    // What is left of it is half as long on the device.
    #expect(try app.advance(upTo: 0.04, waiting: 5).isIdle)
    #expect(try app.advance(upTo: 0.02, waiting: 5).changed)
  }

  @Test func aCrashNamesTheSignalAndTheLastOutput() throws {
    let app = try launch()
    let error = #expect(throws: AutomationError.self) {
      try app.send(.key(KeyEvent(key: "crash")))
    }
    #expect(error?.code == .crashed)
    #expect(error?.message.contains("crashed: it was ended by signal 6 (SIGABRT)") == true)
    #expect(error?.message.contains("when it was to handle key 'crash'.") == true)
    #expect(error?.message.contains("about to crash") == true)
    #expect(app.appState == .notRunning)
    let later = #expect(throws: AutomationError.self) { try app.settledTree() }
    #expect(later == error)
  }

  @Test func anAppThatBlocksTimesOutAndCanStillBeEnded() throws {
    let app = try launch(response: 0.3)
    let error = #expect(throws: AutomationError.self) {
      try app.send(.key(KeyEvent(key: "block")))
    }
    #expect(error?.code == .timedOut)
    #expect(error?.message.contains("did not handle key 'block' within 0.3 s of real time") == true)
    app.terminate()
    #expect(app.process.termination == .signalled(SIGKILL))
    #expect(!isAlive(app.process.processIdentifier))
  }

  @Test func aLateAnswerIsNotTakenForTheNext() throws {
    let app = try launch(response: 0.5)
    #expect(throws: AutomationError.self) { try app.send(.key(KeyEvent(key: "pause"))) }
    // Each of these waits for half a second.
    var text: String?
    for _ in 0..<20 {
      guard text == nil else { break }
      text = try? shown(by: app)
    }
    #expect(text == "ready")
  }

  @Test func aTargetThatIsGivenUpEndsItsProcess() throws {
    var app: RemoteTarget? = try launch()
    let process = try #require(app?.process.processIdentifier)
    #expect(isAlive(process))
    app = nil
    #expect(!isAlive(process))
  }

  @Test func aTerminatedAppDoesNotRun() throws {
    let app = try launch()
    app.terminate()
    app.terminate()
    #expect(app.appState == .notRunning)
    let error = #expect(throws: AutomationError.self) { try app.settledTree() }
    #expect(error?.code == .notRunning)
  }

  @Test func noFilesAreLeft() throws {
    let app = try launch()
    let socket = try #require(self.socket(of: app.process.processIdentifier))
    let folder = (socket as NSString).deletingLastPathComponent
    #expect(folder.hasPrefix("/tmp/vitrine-"))
    app.terminate()
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  /// The path of the socket that a process was told to open.
  private func socket(of process: Int32) -> String? {
    let variables = FileManager.default.contents(atPath: "/proc/\(process)/environ") ?? Data()
    return String(decoding: variables, as: UTF8.self).split(separator: "\0")
      .first { $0.hasPrefix("VITRINE_AUTOMATION_SOCKET=") }
      .map { String($0.drop { $0 != "=" }.dropFirst()) }
  }

  private func isAlive(_ process: Int32) -> Bool { kill(process, 0) == 0 }
}
