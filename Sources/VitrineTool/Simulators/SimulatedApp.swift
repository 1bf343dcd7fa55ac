import Foundation
import ReviewRecords

/// An app that runs on a virtual device, in the eyes of those who use it.
///
/// A process of its own (`SimulatedAppHost`) launched it and keeps it.
struct SimulatedApp {
  struct Request: Codable, Equatable {
    enum Verb: String, Codable {
      case state
      case screenshot
      case openURL
      case appearance
      case push
      case terminate
    }

    var verb: Verb
    var value: String

    init(_ verb: Verb, _ value: String = "") {
      self.verb = verb
      self.value = value
    }
  }

  struct Response: Codable, Equatable {
    /// What went wrong.
    var error: String?
    /// The number of the app's process.
    var process: Int32?
  }

  /// Where the app's keeper listens.
  ///
  /// Paths of sockets have to be short.
  let socket: String

  init(_ identifier: String, on device: SimulatorDevice, in set: SimulatorSet) {
    let name = StableHash.text(of: "\(set.path(of: device)) \(identifier)")
    socket = "/tmp/vitrine-apps-\(getuid())/\(name)"
  }

  /// Asks the app for something.
  ///
  /// - Returns: The answer; nil when the app does not run.
  /// - Throws: `SimctlError` with what the app could not do.
  func send(_ request: Request) throws -> Response? {
    guard let handle = LocalSocket.connect(to: socket) else { return nil }
    var line = try JSONEncoder().encode(request)
    line.append(UInt8(ascii: "\n"))
    guard (try? handle.write(contentsOf: line)) != nil,
      let answer = LocalSocket.readLine(from: handle),
      let response = try? JSONDecoder().decode(Response.self, from: answer)
    else { return nil }
    if let error = response.error { throw SimctlError(.failed, error) }
    return response
  }
}
