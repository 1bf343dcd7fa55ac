import Foundation
import SwiftUI

/// Looks into values of any type.
public enum Inspector {
  /// The value as text: its type, then a line for each stored property, two spaces deeper a level;
  /// each line ends with a newline.
  ///
  /// Custom views show their body too, as far as it can be evaluated here.
  @preconcurrency @MainActor
  public static func print(_ value: Any) -> String {
    var printer = ValuePrinter()
    return printer.lines(value, depth: 0, name: nil).map { $0 + "\n" }.joined()
  }
}

/// Writes down a value and what is inside.
@MainActor
private struct ValuePrinter {
  /// The objects that the value stands in.
  private var open: Set<ObjectIdentifier> = []

  mutating func lines(_ value: Any, depth: Int, name: String?) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    let label = name.map { "\($0): " } ?? ""
    let type = TypeName.full(Swift.type(of: value))
    if value is Any.Type { return ["\(indent)\(label)Any.Type"] }
    if type.hasPrefix("EnvironmentKeyWritingModifier") || type.hasPrefix("EnvironmentSetting") {
      return ["\(indent)\(label)\(type) <skipped>"]
    }
    let mirror = Mirror(reflecting: value)
    var object: ObjectIdentifier?
    if mirror.displayStyle == .class {
      let id = ObjectIdentifier(value as AnyObject)
      guard open.insert(id).inserted else {
        return ["\(indent)\(label)\(type) = { cyclic reference }"]
      }
      object = id
    }
    defer { if let object { open.remove(object) } }
    if mirror.displayStyle == .collection {
      if mirror.children.isEmpty { return ["\(indent)\(label)\(type) = []"] }
      return ["\(indent)\(label)\(type)"]
        + mirror.children.enumerated().flatMap {
          item($1.value, at: $0, depth: depth + 1)
        }
    }
    var properties = Self.properties(mirror)
    if let body = Self.body(of: value) { properties.append(("body", body)) }
    guard !properties.isEmpty else { return ["\(indent)\(label)\(type) = \(value)"] }
    return ["\(indent)\(label)\(type)"]
      + properties.sorted { $0.0 < $1.0 }.flatMap {
        lines($0.1, depth: depth + 1, name: $0.0)
      }
  }

  /// The lines of an item of a collection, whose type the collection has told.
  private mutating func item(_ value: Any, at index: Int, depth: Int) -> [String] {
    var lines = lines(value, depth: depth, name: nil)
    let indent = String(repeating: "  ", count: depth)
    let type = TypeName.full(Swift.type(of: value))
    guard let first = lines.first, first.hasPrefix(indent + type) else { return lines }
    lines[0] = "\(indent)[\(index)]\(first.dropFirst(indent.count + type.count))"
    return lines
  }

  /// The stored properties, those of superclasses included.
  private static func properties(_ mirror: Mirror) -> [(String, Any)] {
    let own = mirror.children.enumerated().map { ($1.label ?? "[\($0)]", $1.value) }
    return own + (mirror.superclassMirror.map(properties) ?? [])
  }

  private static func body(of value: Any) -> (any View)? {
    guard let view = value as? any View, case .custom = view._structure.storage else { return nil }
    return try? view._evaluatedBody(in: InspectedNode.defaultEnvironment)
  }
}
