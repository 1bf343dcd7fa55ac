import Foundation

extension NavigationPath {
  /// A path as data: the types of its values with the values as JSON, the last one first.
  ///
  /// Differs from Apple's: the names of types are those of this platform, so that data from an iPhone is not read.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let elements: [AnyHashable]

    fileprivate init(_ elements: [AnyHashable]) { self.elements = elements }

    /// - Throws: `DecodingError` for a type that is not there or cannot be a value of a path.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var elements: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Hashable & Codable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container,
            debugDescription: "There is no type \(name) whose values a path can hold.")
        }
        let text = try container.decode(String.self)
        elements.append(try Self.element(type, Data(text.utf8)))
      }
      self.elements = elements.reversed()
    }

    private static func element<V: Hashable & Codable>(
      _ type: V.Type, _ data: Data
    ) throws -> AnyHashable {
      let value = try JSONDecoder().decode([V].self, from: data)
      guard let first = value.first else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(codingPath: [], debugDescription: "A value of \(type) is missing."))
      }
      return AnyHashable(first)
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in elements.reversed() {
        guard let value = element.base as? any Codable,
          let name = _mangledTypeName(type(of: value))
        else { continue }
        try container.encode(name)
        try container.encode(String(decoding: try Self.json(value), as: UTF8.self))
      }
    }

    /// In a list, since JSON's readers of old take no bare values.
    private static func json<V: Codable>(_ value: V) throws -> Data {
      try JSONEncoder().encode([value])
    }
  }

  /// The path as data; nil if one of its values is not `Codable`.
  public var codable: CodableRepresentation? {
    elements.allSatisfy { $0.base is any Codable } ? CodableRepresentation(elements) : nil
  }

  public init(_ codable: CodableRepresentation) {
    self.init()
    elements = codable.elements
  }
}
