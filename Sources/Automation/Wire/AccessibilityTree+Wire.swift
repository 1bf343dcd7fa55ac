import Accessibility
import Foundation

/// A tree travels as a flat list of elements in document order, each with the number of its children, so
/// that its depth costs nothing.
extension AccessibilityTree: WireCodable {
  func write(to wire: inout WireWriter) {
    root.walk { element in
      wire.write(element.children.count)
      element.write(to: &wire)
      return .into
    }
  }

  init(from wire: inout WireReader) throws(WireFailure) {
    var open: [(element: AccessibilityElement, missing: Int)] = []
    var first: AccessibilityElement?
    repeat {
      let children = try wire.readInt()
      let element = try AccessibilityElement.read(from: &wire)
      if let last = open.indices.last {
        open[last].element.append(element)
        open[last].missing -= 1
      } else {
        first = element
      }
      if children > 0 { open.append((element, children)) }
      while let last = open.last, last.missing == 0 { open.removeLast() }
    } while !open.isEmpty
    guard let first else { throw .tooShort }
    self.init(root: first)
  }
}

extension AccessibilityElement {
  fileprivate func write(to wire: inout WireWriter) {
    wire.write(id)
    wire.write(UInt64(elementType.rawValue))
    wire.write(frame.finiteOrNull)
    wire.write(kind: states)
    wire.write(traits.rawValue)
    for text in [identifier, label, title] { wire.write(text) }
    for text in [value, placeholderValue, hint] { wire.write(optional: text) { $0.write($1) } }
    for number in [
      containerType.rawValue, headingLevel, horizontalSizeClass.rawValue,
      verticalSizeClass.rawValue,
    ] { wire.write(number) }
    for list in [actions, rotors] { wire.write(list: list) { $0.write($1) } }
    wire.write(optional: visibleFrame) { $0.write($1.finiteOrNull) }
    wire.write(optional: activationPoint) { $0.write($1) }
    wire.write(optional: processIdentifier) { $0.write(Int($1)) }
    wire.write(optional: speech) { wire, speech in
      wire.write(optional: speech.spellsOutCharacters) { $0.write($1) }
      wire.write(optional: speech.includesPunctuation) { $0.write($1) }
      wire.write(optional: speech.pitch) { $0.write($1) }
      wire.write(optional: speech.queuesAnnouncements) { $0.write($1) }
    }
    wire.write(optional: source) { wire, source in
      wire.write(source.viewType)
      wire.write(optional: source.filePath) { $0.write($1) }
      wire.write(optional: source.line) { $0.write($1) }
    }
  }

  fileprivate static func read(from wire: inout WireReader) throws(WireFailure)
    -> AccessibilityElement
  {
    let id = try wire.readUInt64()
    let type = ElementKind(rawValue: UInt(truncatingIfNeeded: try wire.readUInt64()))
    let element = AccessibilityElement(
      id: id, elementType: type ?? .other, frame: try wire.readRect())
    element.states = try wire.readKind()
    element.traits = AccessibilityTraits(rawValue: try wire.readUInt64())
    element.identifier = try wire.readString()
    element.label = try wire.readString()
    element.title = try wire.readString()
    element.value = try wire.readOptionalString()
    element.placeholderValue = try wire.readOptionalString()
    element.hint = try wire.readOptionalString()
    element.containerType = AccessibilityContainerType(rawValue: try wire.readInt()) ?? .none
    element.headingLevel = try wire.readInt()
    let horizontal = AccessibilitySizeClass(rawValue: try wire.readInt())
    element.horizontalSizeClass = horizontal ?? .unspecified
    let vertical = AccessibilitySizeClass(rawValue: try wire.readInt())
    element.verticalSizeClass = vertical ?? .unspecified
    element.actions = try wire.readList { (wire) throws(WireFailure) in try wire.readString() }
    element.rotors = try wire.readList { (wire) throws(WireFailure) in try wire.readString() }
    element.visibleFrame = try wire.readOptional { (wire) throws(WireFailure) in
      try wire.readRect()
    }
    element.activationPoint = try wire.readOptional { (wire) throws(WireFailure) in
      try wire.readPoint()
    }
    element.processIdentifier = try wire.readOptional { (wire) throws(WireFailure) in
      Int32(truncatingIfNeeded: try wire.readInt())
    }
    element.speech = try wire.readOptional { (wire) throws(WireFailure) in
      try SpeechAttributes.read(from: &wire)
    }
    element.source = try wire.readOptional { (wire) throws(WireFailure) in
      AccessibilitySource(
        viewType: try wire.readString(), filePath: try wire.readOptionalString(),
        line: try wire.readOptional { (wire) throws(WireFailure) in try wire.readInt() })
    }
    return element
  }

  /// What is so of the element or not, a bit each.
  private var states: UInt8 {
    get {
      let all = [
        isEnabled, isSelected, hasFocus, hasKeyboardFocus, respondsToUserInteraction,
        isAccessibilityElement, isMainWindow,
      ]
      return all.reversed().reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
    }
    set {
      func has(_ bit: Int) -> Bool { newValue >> bit & 1 == 1 }
      isEnabled = has(0)
      isSelected = has(1)
      hasFocus = has(2)
      hasKeyboardFocus = has(3)
      respondsToUserInteraction = has(4)
      isAccessibilityElement = has(5)
      isMainWindow = has(6)
    }
  }
}

extension CGRect {
  /// A frame without an end says nothing of where something is.
  fileprivate var finiteOrNull: CGRect {
    let numbers = [origin.x, origin.y, size.width, size.height]
    return numbers.allSatisfy(\.isFinite) ? self : .null
  }
}

extension WireReader {
  fileprivate mutating func readOptionalString() throws(WireFailure) -> String? {
    try readOptional { (wire) throws(WireFailure) in try wire.readString() }
  }
}

extension SpeechAttributes {
  fileprivate static func read(from wire: inout WireReader) throws(WireFailure) -> SpeechAttributes
  {
    func flag(_ wire: inout WireReader) throws(WireFailure) -> Bool? {
      try wire.readOptional { (wire) throws(WireFailure) in try wire.readBool() }
    }
    var speech = SpeechAttributes()
    speech.spellsOutCharacters = try flag(&wire)
    speech.includesPunctuation = try flag(&wire)
    speech.pitch = try wire.readOptional { (wire) throws(WireFailure) in try wire.readDouble() }
    speech.queuesAnnouncements = try flag(&wire)
    return speech
  }
}
