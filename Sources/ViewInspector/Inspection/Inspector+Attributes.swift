import SwiftUI

extension Inspector {
  /// A stored property of a value, or of one of its superclasses, by its name.
  ///
  /// - Throws: `attributeNotFound` if there is none.
  static func attribute(label: String, value: Any) throws -> Any {
    var mirror: Mirror? = Mirror(reflecting: value)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == label }) { return child.value }
      mirror = current.superclassMirror
    }
    throw InspectionError.attributeNotFound(label: label, type: typeName(value: value))
  }

  /// A property by the names that lead to it, with bars between them: `style|color`.
  ///
  /// - Throws: `attributeNotFound`, naming the first that is missing.
  static func attribute(path: String, value: Any) throws -> Any {
    try path.split(separator: "|").reduce(value) {
      try attribute(label: String($1), value: $0)
    }
  }

  /// - Throws: `attributeNotFound`; `typeMismatch` if the property is of another type.
  static func attribute<T>(label: String, value: Any, type: T.Type) throws -> T {
    try cast(value: try attribute(label: label, value: value), type: type)
  }

  /// - Throws: `attributeNotFound`; `typeMismatch` if the property is of another type.
  static func attribute<T>(path: String, value: Any, type: T.Type) throws -> T {
    try cast(value: try attribute(path: path, value: value), type: type)
  }

  /// - Throws: `typeMismatch` if the value is of another type.
  static func cast<T>(value: Any, type: T.Type) throws -> T {
    if let value = value as? T { return value }
    let names = distinctNames(Swift.type(of: value), type)
    throw InspectionError.typeMismatch(factual: names.0, expected: names.1)
  }

  /// The short names of two types, or those with their modules where the short ones are the same.
  private static func distinctNames(_ one: Any.Type, _ other: Any.Type) -> (String, String) {
    let names = (typeName(type: one), typeName(type: other))
    guard names.0 == names.1 else { return names }
    return (typeName(type: one, namespaced: true), typeName(type: other, namespaced: true))
  }
}
