import Accessibility
import Foundation

/// A piece of information about an element that is told on demand.
///
/// Apple declares it in the framework Accessibility, which UIKit and SwiftUI bring along.
open class AXCustomContent: NSObject {
  public enum Importance: UInt, Sendable {
    case `default` = 0
    case high = 1
  }

  public let attributedLabel: NSAttributedString
  public let attributedValue: NSAttributedString
  public var label: String { attributedLabel.string }
  public var value: String { attributedValue.string }
  open var importance = Importance.default

  public init(label: String, value: String) {
    attributedLabel = NSAttributedString(string: label)
    attributedValue = NSAttributedString(string: value)
    super.init()
  }

  public init(attributedLabel: NSAttributedString, attributedValue: NSAttributedString) {
    self.attributedLabel = attributedLabel
    self.attributedValue = attributedValue
    super.init()
  }
}

/// An element that tells more on demand.
@MainActor @preconcurrency
public protocol AXCustomContentProvider: NSObjectProtocol {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}

extension AXCustomContentProvider {
  /// What it tells, as the tree of elements has it.
  var told: [AccessibilityCustomContent] {
    (accessibilityCustomContent ?? []).map {
      AccessibilityCustomContent(
        label: $0.label, value: $0.value, isImportant: $0.importance == .high)
    }
  }
}
