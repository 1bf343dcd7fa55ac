import Foundation

/// The fields of one element on the wire; a field that has its default value is left out.
struct AccessibilityRecord: Codable {
  var id: UInt64
  var type: UInt
  var childCount: Int { children ?? 0 }
  private var children: Int?
  private var identifier: String?
  private var label: String?
  private var value: String?
  private var placeholder: String?
  private var title: String?
  private var hint: String?
  private var speech: SpeechAttributes?
  private var traits: UInt64?
  private var flags: UInt16
  private var container: Int?
  private var heading: Int?
  private var sizeClasses: [Int]?
  private var actions: [String]?
  private var frame: [CGFloat]
  private var visible: [CGFloat]?
  private var activation: [CGFloat]?
  private var process: Int32?
  private var source: AccessibilitySource?

  private enum CodingKeys: String, CodingKey {
    case id = "i"
    case type = "t"
    case children = "n"
    case identifier = "d"
    case label = "l"
    case value = "v"
    case placeholder = "p"
    case title = "T"
    case hint = "h"
    case speech = "w"
    case traits = "r"
    case flags = "f"
    case container = "c"
    case heading = "H"
    case sizeClasses = "s"
    case actions = "a"
    case frame = "b"
    case visible = "B"
    case activation = "P"
    case process = "x"
    case source = "S"
  }

  init(_ element: AccessibilityElement) {
    id = element.id
    type = element.elementType.rawValue
    children = element.children.isEmpty ? nil : element.children.count
    identifier = element.identifier.isEmpty ? nil : element.identifier
    label = element.label.isEmpty ? nil : element.label
    value = element.value
    placeholder = element.placeholderValue
    title = element.title.isEmpty ? nil : element.title
    hint = element.hint
    speech = element.speech
    traits = element.traits.isEmpty ? nil : element.traits.rawValue
    flags = Flags(element).rawValue
    container = element.containerType == .none ? nil : element.containerType.rawValue
    heading = element.headingLevel == 0 ? nil : element.headingLevel
    let classes = [element.horizontalSizeClass.rawValue, element.verticalSizeClass.rawValue]
    sizeClasses = classes == [0, 0] ? nil : classes
    actions = element.actions.isEmpty ? nil : element.actions
    frame = Self.numbers(element.frame)
    visible = element.visibleFrame.map(Self.numbers)
    activation = element.activationPoint.map { [$0.x, $0.y] }
    process = element.processIdentifier
    source = element.source
  }

  func element() -> AccessibilityElement {
    let element = AccessibilityElement(
      id: id, elementType: ElementType(rawValue: type) ?? .other, frame: Self.rect(frame))
    element.identifier = identifier ?? ""
    element.label = label ?? ""
    element.value = value
    element.placeholderValue = placeholder
    element.title = title ?? ""
    element.hint = hint
    element.speech = speech
    element.traits = AccessibilityTraits(rawValue: traits ?? 0)
    Flags(rawValue: flags).apply(to: element)
    element.containerType = AccessibilityContainerType(rawValue: container ?? 0) ?? .none
    element.headingLevel = heading ?? 0
    if let sizeClasses, sizeClasses.count == 2 {
      element.horizontalSizeClass = AccessibilitySizeClass(rawValue: sizeClasses[0]) ?? .unspecified
      element.verticalSizeClass = AccessibilitySizeClass(rawValue: sizeClasses[1]) ?? .unspecified
    }
    element.actions = actions ?? []
    element.visibleFrame = visible.map(Self.rect)
    if let activation, activation.count == 2 {
      element.activationPoint = CGPoint(x: activation[0], y: activation[1])
    }
    element.processIdentifier = process
    element.source = source
    return element
  }

  /// No numbers stand for `.null`, whose infinities JSON cannot carry.
  private static func numbers(_ rect: CGRect) -> [CGFloat] {
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    return numbers.allSatisfy(\.isFinite) ? numbers : []
  }

  private static func rect(_ numbers: [CGFloat]) -> CGRect {
    guard numbers.count == 4 else { return .null }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension AccessibilityRecord {
  private struct Flags: OptionSet {
    var rawValue: UInt16
    static let enabled = Flags(rawValue: 1 << 0)
    static let selected = Flags(rawValue: 1 << 1)
    static let focus = Flags(rawValue: 1 << 2)
    static let keyboardFocus = Flags(rawValue: 1 << 3)
    static let responds = Flags(rawValue: 1 << 4)
    static let isElement = Flags(rawValue: 1 << 5)
    static let mainWindow = Flags(rawValue: 1 << 6)

    init(rawValue: UInt16) { self.rawValue = rawValue }

    init(_ element: AccessibilityElement) {
      self = []
      if element.isEnabled { insert(.enabled) }
      if element.isSelected { insert(.selected) }
      if element.hasFocus { insert(.focus) }
      if element.hasKeyboardFocus { insert(.keyboardFocus) }
      if element.respondsToUserInteraction { insert(.responds) }
      if element.isAccessibilityElement { insert(.isElement) }
      if element.isMainWindow { insert(.mainWindow) }
    }

    func apply(to element: AccessibilityElement) {
      element.isEnabled = contains(.enabled)
      element.isSelected = contains(.selected)
      element.hasFocus = contains(.focus)
      element.hasKeyboardFocus = contains(.keyboardFocus)
      element.respondsToUserInteraction = contains(.responds)
      element.isAccessibilityElement = contains(.isElement)
      element.isMainWindow = contains(.mainWindow)
    }
  }
}
