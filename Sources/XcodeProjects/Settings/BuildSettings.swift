/// The settings of a target in one configuration, with all layers put together.
///
/// Values are worked out when they are asked for. An undefined setting is empty.
package struct BuildSettings: Sendable {
  /// The layers, the weakest first.
  private let layers: [SettingLayer]
  private let context: SettingContext
  /// What was odd in the places that the settings come from.
  package let notes: [Note]

  init(layers: [SettingLayer], context: SettingContext, notes: [Note] = []) {
    self.layers = layers
    self.context = context
    self.notes = notes
  }

  /// The configuration's name, as `Debug`.
  package var configuration: String { context.configuration }

  /// A setting's value with all references replaced; empty when it is undefined.
  package func string(_ name: String) -> String {
    var evaluation = Evaluation(settings: self)
    return evaluation.value(of: name).trimmed
  }

  package subscript(name: String) -> String { string(name) }

  /// Whether any layer above the defaults says something about a setting.
  package func defines(_ name: String) -> Bool {
    layers.dropFirst().contains { !$0.values(of: name, in: context).isEmpty }
  }

  /// The words of a setting's value, split as a shell does.
  package func list(_ name: String) -> [String] { string(name).shellWords }

  /// Whether a setting says yes; nil when it says nothing.
  package func flag(_ name: String) -> Bool? {
    switch string(name).uppercased() {
    case "": nil
    case "YES", "TRUE", "1": true
    default: false
    }
  }

  /// A text with its references to settings replaced, as Info.plist files and schemes have them.
  package func expand(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    var evaluation = Evaluation(settings: self)
    return evaluation.expand(text)
  }

  /// The settings that a text refers to and that nobody defines, in order.
  package func undefinedNames(in text: String) -> [String] {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return [] }
    var evaluation = Evaluation(settings: self)
    _ = evaluation.expand(text)
    return evaluation.undefined.withoutRepeats
  }

  /// The names that any layer defines, in order.
  package var names: [String] {
    layers.reduce(into: Set<String>()) { $0.formUnion($1.assignments.keys) }.sorted()
  }

  /// Where a setting gets its value, in words; nil when it is undefined.
  package func origin(of name: String) -> String? {
    layers.last { !$0.values(of: name, in: context).isEmpty }?.origin
  }

  // MARK: Evaluation

  /// One look at settings: keeps what is being worked out, so that circles end.
  private struct Evaluation {
    let settings: BuildSettings
    /// The settings being worked out, each with how many of its values have been passed.
    var open: [(name: String, values: [String], depth: Int)] = []
    /// The names that were asked for and that no layer has.
    var undefined: [String] = []

    mutating func value(of name: String) -> String {
      // A setting that names itself means the value below.
      if let index = open.lastIndex(where: { $0.name == name }) {
        return index == open.count - 1 ? inherited() : ""
      }
      let values = settings.layers.flatMap { $0.values(of: name, in: settings.context) }
      if values.isEmpty { undefined.append(name) }
      return value(name, values, depth: values.count - 1)
    }

    mutating func inherited() -> String {
      guard let current = open.last else { return "" }
      return value(current.name, current.values, depth: current.depth - 1)
    }

    private mutating func value(_ name: String, _ values: [String], depth: Int) -> String {
      guard values.indices.contains(depth) else { return "" }
      let raw = values[depth]
      guard raw.utf8.contains(UInt8(ascii: "$")) else { return raw }
      open.append((name, values, depth))
      defer { open.removeLast() }
      return expand(raw)
    }

    mutating func expand(_ text: String) -> String {
      let bytes = Array(text.utf8)
      var result: [UInt8] = []
      var index = 0
      while index < bytes.count {
        guard bytes[index] == UInt8(ascii: "$"), index + 1 < bytes.count else {
          result.append(bytes[index])
          index += 1
          continue
        }
        let next = bytes[index + 1]
        if next == UInt8(ascii: "(") || next == UInt8(ascii: "{") {
          guard let close = Self.close(of: bytes, from: index + 1) else {
            result.append(contentsOf: bytes[index...])
            break
          }
          let inner = String(decoding: bytes[(index + 2)..<close], as: UTF8.self)
          result.append(contentsOf: reference(inner).utf8)
          index = close + 1
        } else if Self.isWord(next), !(0x30...0x39).contains(next) {
          var end = index + 1
          while end < bytes.count, Self.isWord(bytes[end]) { end += 1 }
          let name = String(decoding: bytes[(index + 1)..<end], as: UTF8.self)
          result.append(contentsOf: reference(name).utf8)
          index = end
        } else {
          result.append(bytes[index])
          index += 1
        }
      }
      return String(decoding: result, as: UTF8.self)
    }

    /// What stands between the parentheses: a name, which may hold references, and operators.
    private mutating func reference(_ text: String) -> String {
      let inner = expand(text)
      let parts = inner.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      if name.isEmpty { return "" }
      let value = name == "inherited" ? inherited() : value(of: name)
      guard parts.count == 2 else { return value }
      return SettingOperator.apply(String(parts[1]), to: value)
    }

    private static func close(of bytes: [UInt8], from open: Int) -> Int? {
      let opening = bytes[open]
      let closing = opening == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "}")
      var depth = 0
      for index in open..<bytes.count {
        if bytes[index] == opening { depth += 1 }
        if bytes[index] == closing {
          depth -= 1
          if depth == 0 { return index }
        }
      }
      return nil
    }

    private static func isWord(_ byte: UInt8) -> Bool {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: true
      default: false
      }
    }
  }
}
