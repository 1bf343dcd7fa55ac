import Foundation
import FoundationAdditions

/// How the values of an attribute are written that may be of any type.
struct AttributeTransformer: Hashable, Sendable {
  let name: String
  private let find: @Sendable () -> ValueTransformer?

  init(named name: String) {
    self.name = name
    find = { ValueTransformer(forName: NSValueTransformerName(name)) }
  }

  init(_ type: ValueTransformer.Type) {
    name = "\(type)"
    find = { type.init() }
  }

  /// Nil where there is no such transformer, or where it gives something else.
  func data(of value: Any) -> Data? { find()?.transformedValue(value) as? Data }

  /// Nil where there is no such transformer, or where it can't turn the data back.
  func value(of data: Data) -> Any? { find()?.reverseTransformedValue(data) }

  static func == (left: AttributeTransformer, right: AttributeTransformer) -> Bool {
    left.name == right.name
  }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
