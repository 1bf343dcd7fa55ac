import Foundation

/// Messages as JSON.
enum WireCoding {
  static func encode(_ message: some Encodable) throws(AutomationError) -> Data {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    do {
      return try encoder.encode(message)
    } catch {
      throw AutomationError(.brokenConnection, "A message cannot be encoded: \(error)")
    }
  }

  static func decode<Message: Decodable>(
    _ type: Message.Type, from data: Data
  ) throws(AutomationError) -> Message {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    do {
      return try decoder.decode(type, from: data)
    } catch {
      throw AutomationError(
        .brokenConnection, "The connection carried something that is no \(type): \(error)")
    }
  }
}
