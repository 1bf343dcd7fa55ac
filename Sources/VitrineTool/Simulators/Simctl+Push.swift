import Foundation

extension Simctl {
  // MARK: Notifications

  /// What Apple's servers take at most, in bytes.
  private static let longestPayload = 4_096
  /// What names the app in a payload.
  private static let target = "Simulator Target Bundle"

  /// Sends an app that runs a notification, as a server would.
  func push(_ words: [String]) throws {
    guard (2...3).contains(words.count), let file = words.last else {
      throw SimctlError(
        .usage,
        "usage: simctl push <device> [<bundle identifier>] <file with JSON, or - for the input>")
    }
    let device = try bootedDevice(words[0], to: "send a notification")
    let payload = try payload(file)
    guard let identifier = words.count == 3 ? words[1] : payload.target else {
      throw SimctlError(
        .failed,
        "simctl push can't be done: name the app's bundle identifier before the file, or in it as "
          + "\"\(Self.target)\".")
    }
    _ = try installed(identifier, on: device)
    let app = SimulatedApp(identifier, on: device, in: set)
    guard try app.send(.init(.push, payload.text)) != nil else {
      throw SimctlError(
        .failed,
        "simctl push can't be done: \(identifier) does not run on \(device.name), and there is no screen that could "
          + "show a notification without it. Launch it with simctl launch.")
    }
    print("Notification sent to '\(identifier)'")
  }

  /// What a file says, and the app that it names.
  private func payload(_ file: String) throws -> (text: String, target: String?) {
    let name = file == "-" ? "the input" : file
    guard let data = file == "-" ? input() : FileManager.default.contents(atPath: file) else {
      throw SimctlError(.failed, "simctl push can't be done: there is no file \(file).")
    }
    guard data.count <= Self.longestPayload else {
      throw SimctlError(
        .failed,
        "simctl push can't be done: \(name) has \(data.count) bytes, and a notification \(Self.longestPayload) at most."
      )
    }
    guard let value = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      value["aps"] is [String: Any]
    else {
      throw SimctlError(
        .failed, "simctl push can't be done: \(name) is no JSON object with an object \"aps\".")
    }
    return (String(decoding: data, as: UTF8.self), value[Self.target] as? String)
  }
}
