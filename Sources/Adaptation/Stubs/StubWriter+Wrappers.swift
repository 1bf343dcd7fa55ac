extension StubWriter {
  /// A wrapper keeps what it is given, and fails where it was to find a value itself.
  mutating func writeWrapper(_ name: String, _ use: StubUse, depth: Int) {
    let fail = "standIn(\"\(module).\(name)\", #filePath, #line)"
    lines += [
      "@propertyWrapper public struct \(name)<Value> {",
      "  private var stored: Value?",
      "  public var wrappedValue: Value {",
      "    get {", "      if let stored { return stored }",
      "      let type = Value.self as? any ExpressibleByNilLiteral.Type",
      "      if let nothing = type?.init(nilLiteral: ()) as? Value { return nothing }",
      "      \(fail)", "    }", "    set { stored = newValue }", "  }",
      "  public var projectedValue: Any { \(fail) }",
      "  public init(wrappedValue: Value) { stored = wrappedValue }", "  public init() {}",
    ]
    for member in use.members.values.sorted(by: { $0.key < $1.key }) {
      guard let arguments = member.arguments, !arguments.isEmpty else { continue }
      let list = parameters(arguments, of: name, member: "init").list.joined(separator: ", ")
      lines.append("  public init(\(list)) {}")
      lines.append("  public init(wrappedValue: Value, \(list)) { stored = wrappedValue }")
    }
    lines += [
      "}", "extension \(name): Sendable where Value: Sendable {}",
      "extension \(name): Equatable where Value: Equatable {}",
      "extension \(name): Hashable where Value: Hashable {}",
      "extension \(name): Encodable where Value: Encodable {",
      "  public func encode(to encoder: any Encoder) throws { try stored.encode(to: encoder) }",
      "}",
      "extension \(name): Decodable where Value: Decodable {",
      "  public init(from decoder: any Decoder) throws { stored = try Value(from: decoder) }", "}",
      "",
    ]
  }
}
