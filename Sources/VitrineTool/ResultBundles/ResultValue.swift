import Foundation

/// A JSON value, as the answers about result bundles are made of.
enum ResultValue: Encodable, Equatable {
  case text(String)
  case number(Double)
  case integer(Int)
  case flag(Bool)
  case list([ResultValue])
  case object([String: ResultValue])

  /// An object without the members that are nil.
  static func members(_ members: KeyValuePairs<String, ResultValue?>) -> ResultValue {
    var object: [String: ResultValue] = [:]
    for (key, value) in members { object[key] = value }
    return .object(object)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .flag(let value): try container.encode(value)
    case .list(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }

  /// - Throws: An error of `JSONEncoder`.
  func json(isCompact: Bool = false) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if !isCompact { encoder.outputFormatting.insert(.prettyPrinted) }
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}

extension ResultValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral
{
  init(stringLiteral value: String) { self = .text(value) }
  init(integerLiteral value: Int) { self = .integer(value) }
  init(booleanLiteral value: Bool) { self = .flag(value) }
  init(arrayLiteral elements: ResultValue...) { self = .list(elements) }
}
