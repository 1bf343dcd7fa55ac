import ArgumentParser
import Automation
import Device
import Foundation

/// Launches an app and keeps it for those who come with requests, until it ends.
@MainActor
struct SimulatedAppHost {
  let target: RemoteTarget
  let listener: FileHandle
  let socket: String

  /// - Throws: `ToolError` when the app can't be launched.
  init(executable: String, arguments: [String], socket: String) throws {
    self.socket = socket
    let folder = (socket as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    do {
      target = try RemoteTarget(
        executable: URL(fileURLWithPath: executable), arguments: arguments,
        environment: ProcessInfo.processInfo.environment,
        timeouts: RemoteTarget.Timeouts(launch: 30, response: 30))
    } catch {
      throw ToolError(error.message)
    }
    listener = try LocalSocket.listen(at: socket)
  }

  /// Serves until the app has ended.
  func run() {
    defer { unlink(socket) }
    while target.process.termination == nil {
      guard let caller = LocalSocket.accept(listener, milliseconds: 500),
        let line = LocalSocket.readLine(from: caller),
        let request = try? JSONDecoder().decode(SimulatedApp.Request.self, from: line)
      else { continue }
      if request.verb == .terminate {
        target.terminate()
        // Nobody is to find a socket without an app behind it.
        unlink(socket)
      }
      var answer = (try? JSONEncoder().encode(response(to: request))) ?? Data("{}".utf8)
      answer.append(UInt8(ascii: "\n"))
      try? caller.write(contentsOf: answer)
    }
  }

  private func response(to request: SimulatedApp.Request) -> SimulatedApp.Response {
    var response = SimulatedApp.Response(process: target.process.processIdentifier)
    do {
      try perform(request)
    } catch let error as AutomationError {
      response.error = error.message
    } catch {
      response.error = "\(error)"
    }
    return response
  }

  private func perform(_ request: SimulatedApp.Request) throws {
    switch request.verb {
    case .state, .terminate: break
    case .screenshot:
      _ = try target.settledTree()
      try target.screenshot(of: nil).write(to: URL(fileURLWithPath: request.value))
    case .openURL:
      guard let url = URL(string: request.value) else { return }
      try target.send(.activate)
      try target.send(.openURL(url))
    case .push: try target.send(.push(request.value))
    case .appearance:
      guard let scheme = DeviceColorScheme(rawValue: request.value) else { return }
      try target.send(.setColorScheme(scheme))
    }
  }
}

/// The process that keeps an app; `simctl launch` starts it.
package struct SimulatedAppCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "simulated-app", abstract: "Keeps an app that simctl has launched.",
    shouldDisplay: false)

  @Option package var socket: String
  @Argument package var executable: String
  @Argument(parsing: .postTerminator) package var arguments: [String] = []

  package init() {}

  package func run() throws {
    let (executable, arguments, socket) = (executable, arguments, socket)
    do {
      try MainActor.assumeIsolated {
        try SimulatedAppHost(executable: executable, arguments: arguments, socket: socket).run()
      }
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      throw ExitCode(1)
    }
  }
}
