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

  public let label: String
  public let value: String
  open var importance = Importance.default

  public init(label: String, value: String) {
    self.label = label
    self.value = value
    super.init()
  }

  public convenience init(attributedLabel: NSAttributedString, attributedValue: NSAttributedString)
  {
    self.init(label: attributedLabel.string, value: attributedValue.string)
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
