import CoreGraphics
import Foundation
import Metrics

open class UISheetPresentationController: UIPresentationController {
  @MainActor
  public final class Detent: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
      public static let large = Identifier(rawValue: "com.apple.UIKit.large")
    }

    public let identifier: Identifier
    private let value: (CGFloat) -> CGFloat?

    private init(_ identifier: Identifier, value: @escaping (CGFloat) -> CGFloat?) {
      self.identifier = identifier
      self.value = value
      super.init()
    }

    public class func medium() -> Detent {
      Detent(.medium) { SheetMetrics.mediumDetent(maximum: $0) }
    }
    public class func large() -> Detent { Detent(.large) { $0 } }

    public class func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) ->
        CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("custom")) { maximum in
        resolver(DetentContext(maximumDetentValue: maximum))
      }
    }

    /// Height in points without the bottom safe area; nil when the detent is inactive.
    func height(maximum: CGFloat) -> CGFloat? {
      value(maximum)
    }
  }

  open var detents: [Detent] = [.large()] { didSet { invalidateDetents() } }
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { invalidateDetents() } }
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersGrabberVisible = false { didSet { invalidateDetents() } }
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  open var preferredCornerRadius: CGFloat?

  open func animateChanges(_ changes: () -> Void) {
    changes()
    invalidateDetents()
  }

  open func invalidateDetents() {
    containerView?.setNeedsLayout()
    UIChange.note()
  }

  /// Height in points of the selected detent, the smallest one where none is selected.
  func selectedHeight(maximum: CGFloat) -> CGFloat {
    let selected = detents.first { $0.identifier == selectedDetentIdentifier }
    if let height = selected?.height(maximum: maximum) { return min(height, maximum) }
    return detents.compactMap { $0.height(maximum: maximum) }.min().map { min($0, maximum) }
      ?? maximum
  }
}

@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
  var maximumDetentValue: CGFloat { get }
}

private struct DetentContext: UISheetPresentationControllerDetentResolutionContext {
  let maximumDetentValue: CGFloat
}

@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

extension UIViewController {
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
}
