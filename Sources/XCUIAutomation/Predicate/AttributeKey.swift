import Accessibility
import FoundationAdditions

/// A key of an element, in the spellings of Objective-C and of Swift.
enum AttributeKey: String, CaseIterable {
  case label
  case identifier
  case value
  case title
  case placeholderValue
  case elementType
  case frame
  case isEnabled
  case enabled
  case isSelected
  case selected
  case hasFocus
  case hasKeyboardFocus
  case horizontalSizeClass
  case verticalSizeClass
  case identifiers

  /// The key of a name; looked up for each element that a predicate is asked about.
  static func named(_ name: String) -> AttributeKey? { byName[name] }

  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  func value(of element: AccessibilityElement) -> PredicateValue {
    switch self {
    case .label: .string(element.label)
    case .identifier: .string(element.identifier)
    case .value: element.value.map { .string($0) } ?? .null
    case .title: .string(element.title)
    case .placeholderValue: element.placeholderValue.map { .string($0) } ?? .null
    case .elementType: .number(Double(element.elementType.rawValue))
    case .frame: .rect(element.frame)
    case .isEnabled, .enabled: .bool(element.isEnabled)
    case .isSelected, .selected: .bool(element.isSelected)
    case .hasFocus: .bool(element.hasFocus)
    case .hasKeyboardFocus: .bool(element.hasKeyboardFocus)
    case .horizontalSizeClass: .number(Double(element.horizontalSizeClass.rawValue))
    case .verticalSizeClass: .number(Double(element.verticalSizeClass.rawValue))
    case .identifiers: .array(element.identifiers.map { .string($0) })
    }
  }

  /// The value as key-value coding gives it, with Booleans as such.
  func object(of element: AccessibilityElement) -> Any? {
    switch self {
    case .isEnabled, .enabled: element.isEnabled
    case .isSelected, .selected: element.isSelected
    case .hasFocus: element.hasFocus
    case .hasKeyboardFocus: element.hasKeyboardFocus
    default: value(of: element).object
    }
  }

  /// Which keys there are, for messages; begins with the nearest one.
  static func hint(for key: String) -> String {
    let names = allCases.map(\.rawValue) + ["exists", "isHittable"]
    let nearest = names.map { (EditDistance.ofName($0, from: key, atMost: 3), $0) }
      .min { $0.0 < $1.0 }
    let question = nearest.flatMap { $0.0 <= 3 ? "Did you mean '\($0.1)'? " : nil } ?? ""
    return question + "The keys are \(names.joined(separator: ", "))."
  }
}
