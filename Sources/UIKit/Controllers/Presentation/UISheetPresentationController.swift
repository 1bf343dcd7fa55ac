import CoreGraphics
import Device
import Foundation
import Metrics

/// Shows a controller as a sheet.
///
/// Differs from Apple's: a sheet behind another one stays where it is; only what is behind the first steps back.
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

    private typealias Resolver =
      (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    public let identifier: Identifier
    private let resolver: Resolver
    private static var made = 0

    private init(_ identifier: Identifier, resolver: @escaping Resolver) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    public class func medium() -> Detent {
      Detent(.medium) { SheetMetrics.mediumDetent(maximum: $0.maximumDetentValue) }
    }
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A detent without an identifier gets one of its own.
    public class func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) ->
        CGFloat?
    ) -> Detent {
      made += 1
      return Detent(
        identifier ?? Identifier("com.apple.UIKit.custom.\(made)"), resolver: resolver)
    }

    /// Height in points without the bottom safe area; nil where the detent is inactive.
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context) }
  }

  open var detents: [Detent] = [.large()] { didSet { invalidateDetents() } }
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { invalidateDetents() } }
  /// Up to this detent what lies below is neither dimmed nor kept from touches; nil for no detent.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { invalidateDetents() } }
  /// Differs from Apple's: kept, and read by nobody here; a sheet comes from the edge and not out of a view.
  open var sourceView: UIView?
  open var prefersGrabberVisible = false { didSet { invalidateDetents() } }
  /// Whether a drag upwards of content at its top makes a sheet higher that can be, in place of scrolling.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet keeps to the bottom of a low screen, which it fills otherwise.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { invalidateDetents() } }
  /// Whether a sheet at the bottom of a low screen is as wide as its content prefers.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { invalidateDetents() }
  }
  /// In points; nil for the system's.
  open var preferredCornerRadius: CGFloat? { didSet { invalidateDetents() } }

  open func animateChanges(_ changes: () -> Void) {
    changes()
    invalidateDetents()
  }

  open func invalidateDetents() {
    updateLooks()
    containerView?.setNeedsLayout()
    UIChange.note()
  }

  /// Gives the container what the settings ask for.
  func updateLooks() {
    guard let presentation = presentedViewController.presentation,
      SheetLayout.isSheet(presentation.style)
    else { return }
    let container = presentation.container
    followScreen()
    container.didPlace = { [weak self] in self?.followScreen() }
    container.isOpenBelow = { [weak self] in self?.isUndimmed ?? false }
  }

  /// Turning the device can make a sheet cover the screen, with square corners and nothing to grab.
  private func followScreen() {
    guard let presentation = presentedViewController.presentation else { return }
    let container = presentation.container
    if !prefersGrabberVisible
      || SheetLayout.coversScreen(presentedViewController, container.bounds)
    {
      container.grabber = nil
    } else if container.grabber == nil {
      container.grabber = SheetGrabberView()
    }
    presentedViewController.viewIfLoaded?.presentedCornerRadius = SheetLayout.cornerRadius(
      of: presentedViewController, style: presentation.style, in: presentation.container.bounds)
  }

  /// Whether the sheet stands at a detent at which the content below can be used.
  private var isUndimmed: Bool {
    guard let identifier = largestUndimmedDetentIdentifier,
      let limit = detents.first(where: { $0.identifier == identifier })
    else { return false }
    let maximum: CGFloat = 1000
    return selectedHeight(maximum: maximum)
      <= limit.resolvedValue(in: context(maximum: maximum)) ?? 0
  }

  /// Height in points of the selected detent, the smallest one where none is selected; the greatest one while something
  /// in the sheet is typed in (see `SheetMetrics.typingDetent`).
  func selectedHeight(maximum: CGFloat) -> CGFloat {
    let context = context(maximum: maximum)
    let heights = detents.compactMap { $0.resolvedValue(in: context) }
    if SheetLayout.isTyping(in: presentedViewController),
      let height = SheetMetrics.typingDetent(heights)
    {
      return min(height, maximum)
    }
    let selected = detents.first { $0.identifier == selectedDetentIdentifier }
    if let height = selected?.resolvedValue(in: context) { return min(height, maximum) }
    return heights.min().map { min($0, maximum) } ?? maximum
  }

  private func context(maximum: CGFloat) -> DetentContext {
    DetentContext(containerTraitCollection: traitCollection, maximumDetentValue: maximum)
  }
}

/// What the height of a detent depends on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of what contains the sheet.
  var containerTraitCollection: UITraitCollection { get }
  /// The height of the largest detent, in points without the bottom safe area.
  var maximumDetentValue: CGFloat { get }
}

@MainActor
private final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(containerTraitCollection: UITraitCollection, maximumDetentValue: CGFloat) {
    self.containerTraitCollection = containerTraitCollection
    self.maximumDetentValue = maximumDetentValue
    super.init()
  }
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
