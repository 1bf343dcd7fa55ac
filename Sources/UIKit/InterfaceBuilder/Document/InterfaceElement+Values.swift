import CoreGraphics
import Foundation

extension InterfaceElement {
  // MARK: Attributes

  /// `YES` or `NO`; nil without the attribute.
  func flag(_ attribute: String) -> Bool? {
    self[attribute].map { $0 == "YES" || $0 == "true" }
  }

  /// Nil without the attribute, and for what is no number.
  func number(_ attribute: String) -> Double? {
    self[attribute].flatMap { Double($0) }
  }

  /// In points.
  func length(_ attribute: String) -> CGFloat? {
    number(attribute).map { CGFloat($0) }
  }

  func integer(_ attribute: String) -> Int? {
    number(attribute).flatMap { Int(exactly: $0.rounded()) }
  }

  /// The case that an attribute names; files use the words of the enumerations.
  @MainActor
  func choice<Choice: RawRepresentable>(_ attribute: String, _ type: Choice.Type = Choice.self)
    -> Choice? where Choice.RawValue: FixedWidthInteger
  {
    self[attribute].flatMap { CaseNames.value($0) }
  }

  // MARK: Children by key

  /// A text that is an attribute or, with line breaks, an element of its own.
  func string(_ key: String) -> String? {
    if let attribute = self[key] { return attribute }
    guard
      let element = children.first(where: {
        $0.key == key && ($0.name == "string" || $0.name == "mutableString")
      })
    else { return nil }
    guard element["base64-UTF8"] == "YES" else { return element.text }
    let letters = element.text.filter { !$0.isWhitespace }
    let padded = letters + String(repeating: "=", count: (4 - letters.count % 4) % 4)
    return Data(base64Encoded: padded).flatMap { String(data: $0, encoding: .utf8) }
  }

  func rect(_ key: String) -> CGRect? {
    child("rect", key: key).map {
      CGRect(
        x: $0.length("x") ?? 0, y: $0.length("y") ?? 0, width: $0.length("width") ?? 0,
        height: $0.length("height") ?? 0)
    }
  }

  func size(_ key: String) -> CGSize? {
    child("size", key: key).map {
      CGSize(width: $0.length("width") ?? 0, height: $0.length("height") ?? 0)
    }
  }

  /// Of an `offsetWrapper`.
  func offset(_ key: String) -> UIOffset? {
    child("offsetWrapper", key: key).map {
      UIOffset(horizontal: $0.length("horizontal") ?? 0, vertical: $0.length("vertical") ?? 0)
    }
  }

  func point(_ key: String) -> CGPoint? {
    child("point", key: key).map { CGPoint(x: $0.length("x") ?? 0, y: $0.length("y") ?? 0) }
  }

  /// Of `edgeInsets` with sides, or of the older `inset`, whose smaller sides are top and left.
  func insets(_ key: String) -> UIEdgeInsets? {
    guard let element = child(key: key) else { return nil }
    switch element.name {
    case "edgeInsets":
      return UIEdgeInsets(
        top: element.length("top") ?? 0, left: element.length("left") ?? 0,
        bottom: element.length("bottom") ?? 0, right: element.length("right") ?? 0)
    case "inset":
      return UIEdgeInsets(
        top: element.length("minY") ?? 0, left: element.length("minX") ?? 0,
        bottom: element.length("maxY") ?? 0, right: element.length("maxX") ?? 0)
    default: return nil
    }
  }

  func directionalInsets(_ key: String) -> NSDirectionalEdgeInsets? {
    child("directionalEdgeInsets", key: key).map {
      NSDirectionalEdgeInsets(
        top: $0.length("top") ?? 0, leading: $0.length("leading") ?? 0,
        bottom: $0.length("bottom") ?? 0, trailing: $0.length("trailing") ?? 0)
    }
  }

  /// Whether an element says that a property is nil.
  func isNil(_ key: String) -> Bool {
    child("nil", key: key) != nil
  }
}
