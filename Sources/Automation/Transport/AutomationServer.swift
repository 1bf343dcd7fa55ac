import Accessibility
import Device
@preconcurrency import Foundation
import Synchronization

/// Serves one driver inside the app it drives.
///
/// Requests are read on a thread of their own and handled on the main actor, one after the other.
/// The process ends when the driver closes the connection, however busy the main actor is.
@MainActor
package final class AutomationServer {
  /// The variable that carries the path of the driver's socket.
  nonisolated package static let socketVariable = "VITRINE_AUTOMATION_SOCKET"

  /// The server of this process, which has one at most.
  private static var current: AutomationServer?

  private let target: any AutomationTarget
  private let channel: MessageChannel
  /// Requests that have come and not been handled.
  nonisolated private let inbox = Mutex<[Data]>([])
  nonisolated private let watch = StandstillWatch()
  private var sentTree: (number: UInt64, root: AccessibilityElement)?

  private init(target: any AutomationTarget, channel: MessageChannel) {
    self.target = target
    self.channel = channel
  }

  /// Keeps the mistakes that end an app on iOS, and what it prints, for the driver that launched this process, if one
  /// did.
  ///
  /// To be called before the app starts.
  package static func holdMistakesIfRequested() {
    guard requestedSocket != nil else { return }
    writeOutputByLine()
    TestFailure.hold()
  }

  /// Where the driver waits that launched this process; nil if none did.
  private static var requestedSocket: String? {
    getenv(socketVariable).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Output goes to a file where a driver launches apps; written line by line it is there when the app crashes.
  ///
  /// What has been printed before waits for no further line.
  private static func writeOutputByLine() {
    fflush(stdout)
    setvbuf(stdout, nil, _IOLBF, 0)
  }

  /// Connects to the driver that launched this process, if one did.
  ///
  /// A driver that cannot be reached ends the process with status 70 and a message.
  ///
  /// - Returns: whether a driver asked for it; the caller then calls `runMainLoop()`.
  package static func startIfRequested(target: any AutomationTarget) -> Bool {
    guard let path = requestedSocket else { return false }
    writeOutputByLine()
    do {
      try start(target: target, socketPath: path)
    } catch {
      FileHandle.standardError.write(Data("\(error.message)\n".utf8))
      exit(70)
    }
    return true
  }

  private static func start(
    target: any AutomationTarget, socketPath: String
  ) throws(AutomationError) {
    let channel = MessageChannel(try UnixSocket.connect(to: socketPath))
    OpenConnections.ignorePresent()
    DrivenClocks.begin()
    let server = AutomationServer(target: target, channel: channel)
    try server.reply(
      .hello(version: AutomationResponse.version, app: target.appInfo), to: 0)
    current = server
    let reader = Thread { read(from: channel, for: server) }
    reader.name = "Automation"
    reader.start()
  }

  /// Reads until the driver goes away, which ends the process.
  nonisolated private static func read(from channel: MessageChannel, for server: AutomationServer) {
    while let data = try? channel.receive(until: nil) {
      server.watch.begin()
      server.inbox.withLock { $0.append(data) }
      // Wakes the main loop. Requests are not handled in the main queue itself, because work of that
      // queue could not run until they are answered.
      DispatchQueue.main.async {}
    }
    _exit(0)
  }

  /// Runs the main run loop, and answers the driver's requests between its rounds.
  package static func runMainLoop() -> Never {
    while true {
      while let data = current?.nextRequest() { current?.handle(data) }
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
  }

  private func nextRequest() -> Data? {
    inbox.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  }

  private func handle(_ data: Data) {
    do {
      let request = try WireCoding.decode(AutomationRequest.self, from: data)
      do {
        let answer = try answer(to: request.body)
        if request.body.mayChangeSettings { StoredSettings.flush() }
        try reply(answer, to: request.number)
      } catch {
        try reply(.failure(error), to: request.number)
      }
      if case .terminate = request.body { exit(0) }
    } catch {
      FileHandle.standardError.write(Data("\(error.message)\n".utf8))
      exit(70)
    }
  }

  private func answer(
    to request: AutomationRequest.Body
  ) throws(AutomationError) -> AutomationResponse.Body {
    defer { watch.end() }
    try request.check()
    switch request {
    case .tree(let known):
      let root = try target.settledTree()
      if let sentTree, sentTree.root === root, sentTree.number == known { return .sameTree }
      let number = (sentTree?.number ?? 0) + 1
      sentTree = (number, root)
      return .tree(number: number, AccessibilityTree(root: root))
    case .send(let event):
      try target.send(event)
      return .done
    case .hitElement(let point):
      return .element(try target.hitElement(at: point))
    case .touchReaches(let id, let point):
      return .element(try target.touchReaches(id, at: point) ? id : nil)
    case .screenshot(let rect):
      return .data(try target.screenshot(of: rect))
    case .screenDigest:
      return .text(try target.screenDigest())
    case .viewTree:
      return .text(try target.viewTree())
    case .systemTree:
      guard let root = try target.systemTree() else { return .done }
      return .tree(number: 0, AccessibilityTree(root: root))
    case .permissions:
      let lines = try target.permissions().map { "\($0.key)=\($0.value)" }
      return .text(lines.sorted().joined(separator: "\n"))
    case .drawnTexts(let question):
      return .drawnTexts(try target.drawnTexts(question))
    case .advance(let seconds, let realSeconds):
      return .progress(try target.advance(upTo: seconds, waiting: realSeconds))
    case .state:
      return .state(target.appState)
    case .terminate:
      target.terminate()
      return .done
    }
  }

  private func reply(
    _ body: AutomationResponse.Body, to number: UInt64
  ) throws(AutomationError) {
    let mistakes = TestFailure.takeHeld().map {
      AutomationResponse(number: 0, body: .mistake($0))
    }
    let answer = AutomationResponse(number: number, body: body)
    PassedTime.noteAnswer()
    do {
      for message in mistakes + [answer] {
        try channel.send(WireCoding.encode(message), until: Deadline(seconds: 60))
      }
    } catch {
      throw AutomationError(.brokenConnection, "The driver does not read its answers.")
    }
  }
}
