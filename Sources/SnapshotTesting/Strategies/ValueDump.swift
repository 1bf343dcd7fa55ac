import Foundation

/// Values and what is in them, a line a value, as reflection sees them.
enum ValueDump {
  static func text(of value: Any) -> String {
    var open: Set<ObjectIdentifier> = []
    return lines(of: value, name: nil, &open).joined(separator: "\n")
  }

  /// The text without the addresses of objects, which differ from run to run.
  static func withoutAddresses(_ text: String) -> String {
    text.replacing(/:?\s*0x[0-9a-f]+/, with: "")
  }

  /// - Parameters:
  ///   - value: The value.
  ///   - name: What its owner calls it.
  ///   - open: The objects around it, which must not be entered again.
  /// - Returns: the lines.
  private static func lines(
    of value: Any, name: String?, _ open: inout Set<ObjectIdentifier>
  ) -> [String] {
    let mirror = Mirror(reflecting: value)
    let prefix = name.map { "\($0): " } ?? ""
    if let own = value as? any AnySnapshotStringConvertible, isValue(mirror),
      !type(of: own).renderChildren
    {
      return ["- \(prefix)\(own.snapshotDescription)"]
    }
    let object = mirror.displayStyle == .class ? ObjectIdentifier(value as AnyObject) : nil
    if let object, !open.insert(object).inserted {
      return ["- \(prefix)\(typeName(mirror)) (circular reference detected)"]
    }
    defer { if let object { open.remove(object) } }
    var children = mirror.children.map { child in
      lines(of: child.value, name: child.label, &open)
    }
    if isUnordered(mirror) { children.sort { text($0) < text($1) } }
    let bullet = children.isEmpty ? "-" : "▿"
    return ["\(bullet) \(prefix)\(headline(value, mirror))"]
      + children.flatMap { $0 }.map { "  \($0)" }
  }

  private static func text(_ lines: [String]) -> String { lines.joined(separator: "\n") }

  /// Whether the value is none that consists of others by its nature.
  private static func isValue(_ mirror: Mirror) -> Bool {
    switch mirror.displayStyle {
    case .collection, .dictionary, .set, .tuple, .optional:
      mirror.subjectType == Data.self
    default: true
    }
  }

  /// Whether the order of what is in the value says nothing.
  private static func isUnordered(_ mirror: Mirror) -> Bool {
    switch mirror.displayStyle {
    case .dictionary, .set, .class, .struct: true
    default: false
    }
  }

  private static func headline(_ value: Any, _ mirror: Mirror) -> String {
    let count = mirror.children.count
    func counted(_ one: String, _ many: String) -> String { "\(count) \(count == 1 ? one : many)" }
    switch mirror.displayStyle {
    case .collection: return counted("element", "elements")
    case .dictionary: return counted("key/value pair", "key/value pairs")
    case .set: return counted("member", "members")
    case .tuple: return "(\(counted("element", "elements")))"
    case .optional: return count == 0 ? "\(typeName(mirror)).none" : typeName(mirror)
    default: break
    }
    if let own = value as? any AnySnapshotStringConvertible { return own.snapshotDescription }
    if let own = value as? any CustomStringConvertible {
      return withoutAddresses(own.description)
    }
    switch mirror.displayStyle {
    case .enum: return count == 0 ? "\(typeName(mirror)).\(value)" : typeName(mirror)
    case .class, .struct: return typeName(mirror)
    default: return withoutAddresses("\(value)")
    }
  }

  /// The type's name, without the numbers that the compiler gives to types inside of functions.
  private static func typeName(_ mirror: Mirror) -> String {
    String(describing: mirror.subjectType).replacing(/\ #\d+/, with: "")
  }
}
