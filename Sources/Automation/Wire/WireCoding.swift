import Foundation

/// Something that crosses the connection between an app and its driver.
protocol WireCodable {
  func write(to wire: inout WireWriter)
  init(from wire: inout WireReader) throws(WireFailure)
}

/// Messages as bytes.
enum WireCoding {
  static func encode(_ message: some WireCodable) -> Data {
    var writer = WireWriter()
    message.write(to: &writer)
    return Data(writer.bytes)
  }

  static func decode<Message: WireCodable>(
    _ type: Message.Type, from data: Data
  ) throws(AutomationError) -> Message {
    do {
      var reader = WireReader(data)
      let message = try Message(from: &reader)
      guard reader.isAtEnd else { throw WireFailure.tooLong }
      return message
    } catch {
      throw AutomationError(
        .brokenConnection, "The connection carried something that is no \(type): \(error)")
    }
  }
}
