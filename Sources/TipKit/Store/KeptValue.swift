import Foundation
import FoundationAdditions

/// Values of the app's types as they are kept.
enum KeptValue {
  /// - Returns: Nil for what can't be encoded, which is told.
  static func data(of value: some Encodable, called name: String) -> Data? {
    do {
      return try JSONEncoder().encode([value])
    } catch {
      Mistake.fail("\(name) cannot be kept: \(error)")
      return nil
    }
  }

  /// - Returns: Nil for what is of another type.
  static func value<Value: Decodable>(of data: Data) -> Value? {
    try? JSONDecoder().decode([Value].self, from: data).first
  }
}
