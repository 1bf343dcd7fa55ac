import CoreGraphics
import Foundation

/// The attributes that are set by key when all outlets are there, which is how `@IBInspectable` works.
@MainActor
enum RuntimeAttributes {
  static func apply(_ element: InterfaceElement, to object: NSObject, _ values: InterfaceValues) {
    for attribute in element.list("userDefinedRuntimeAttributes") {
      guard let path = attribute["keyPath"] else { continue }
      let value = value(attribute, values)
      switch InterfaceKeys.set(value, forKeyPath: path, of: object) {
      case .done: continue
      case .otherType(let expected):
        InterfaceIssue.report(
          "Failed to set (\(path)) user defined inspected property on (\(type(of: object))): it takes "
            + "\(expected).", attribute, in: values.file)
      case .unknown(let known):
        // iOS catches the exception and logs it.
        InterfaceIssue.report(
          "Failed to set (\(path)) user defined inspected property on (\(type(of: object))): this "
            + "class is not key value coding-compliant for the key \(path)."
            + InterfaceIssue.hint(for: path, among: known), attribute, in: values.file)
      }
    }
  }

  private static func value(_ attribute: InterfaceElement, _ values: InterfaceValues) -> Any? {
    switch attribute["type"] {
    case "boolean": return attribute.flag("value") ?? false
    case "string", "localizedString": return attribute.string("value") ?? ""
    case "number":
      let child = attribute.child(key: "value")
      if child?.name == "integer" { return child?.integer("value") }
      return child?.number("value") ?? attribute.number("value")
    case "color": return values.color(key: "value", of: attribute)
    case "size": return attribute.size("value")
    case "point": return attribute.point("value")
    case "rect": return attribute.rect("value")
    case "image": return values.image("value", of: attribute)
    case "range":
      return attribute.child("range", key: "value").map {
        NSRange(location: $0.integer("location") ?? 0, length: $0.integer("length") ?? 0)
      }
    default: return nil
    }
  }
}
