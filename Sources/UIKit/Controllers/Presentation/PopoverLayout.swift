import CoreGraphics
import Foundation
import Metrics

/// Where a popover stands: beside its source, with an arrow to it.
@MainActor
struct PopoverLayout {
  /// Of the presented view, in the container's coordinates.
  let frame: CGRect
  let arrow: UIPopoverArrowDirection
  /// The arrow's tip.
  let tip: CGPoint

  /// From the source to the content, in points.
  static let arrowLength = PopoverMetrics.arrow.height
  /// Of content that prefers no size, in points.
  private static let standardSize = CGSize(width: 320, height: 480)

  /// Nil where the presentation is no popover, has become a sheet, or knows no source.
  init?(
    of presented: UIViewController, style: UIModalPresentationStyle, in bounds: CGRect
  ) {
    guard style == .popover,
      let controller = presented.storedPresentationController as? UIPopoverPresentationController,
      Self.staysPopover(controller), let source = Self.source(of: controller)
    else { return nil }
    let preferred = presented.popoverContentSize(in: bounds)
    let size = preferred == .zero ? Self.standardSize : preferred
    let safeArea = presented.storedPresenting?.viewIfLoaded?.window?.safeAreaInsets ?? .zero
    let margins = controller.popoverLayoutMargins
    let room = bounds.inset(
      by: UIEdgeInsets(
        top: max(margins.top, safeArea.top), left: max(margins.left, safeArea.left),
        bottom: max(margins.bottom, safeArea.bottom), right: max(margins.right, safeArea.right)))
    let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    let permitted = order.filter { controller.permittedArrowDirections.contains($0) }
    let areas = permitted.map { ($0, Self.area($0, beside: source, in: room)) }
    let fitting = areas.first { $0.1.width >= size.width && $0.1.height >= size.height }
    let widest = areas.max { $0.1.width * $0.1.height < $1.1.width * $1.1.height }
    if fitting == nil, controller.canOverlapSourceViewRect || areas.isEmpty {
      self.init(over: source, size, room)
      return
    }
    guard let (direction, area) = fitting ?? widest else { return nil }
    self.init(direction, source, size, area)
  }

  private init(over source: CGRect, _ size: CGSize, _ room: CGRect) {
    frame = Self.centred(size, at: CGPoint(x: source.midX, y: source.midY), in: room)
    arrow = []
    tip = CGPoint(x: source.midX, y: source.midY)
  }

  private init(
    _ direction: UIPopoverArrowDirection, _ source: CGRect, _ size: CGSize, _ area: CGRect
  ) {
    arrow = direction
    var place = Self.centred(size, at: CGPoint(x: source.midX, y: source.midY), in: area)
    switch direction {
    case .up:
      place.origin.y = area.minY
      tip = CGPoint(x: source.midX, y: source.maxY)
    case .down:
      place.origin.y = area.maxY - place.height
      tip = CGPoint(x: source.midX, y: source.minY)
    case .left:
      place.origin.x = area.minX
      tip = CGPoint(x: source.maxX, y: source.midY)
    default:
      place.origin.x = area.maxX - place.width
      tip = CGPoint(x: source.minX, y: source.midY)
    }
    frame = place
  }

  /// The room on the side to which the arrow does not point.
  private static func area(
    _ direction: UIPopoverArrowDirection, beside source: CGRect, in room: CGRect
  ) -> CGRect {
    var area = room
    switch direction {
    case .up: area.origin.y = max(source.maxY + arrowLength, room.minY)
    case .left: area.origin.x = max(source.maxX + arrowLength, room.minX)
    case .down: area.size.height = max(source.minY - arrowLength - room.minY, 0)
    default: area.size.width = max(source.minX - arrowLength - room.minX, 0)
    }
    if direction == .up { area.size.height = max(room.maxY - area.minY, 0) }
    if direction == .left { area.size.width = max(room.maxX - area.minX, 0) }
    return area
  }

  private static func centred(_ size: CGSize, at middle: CGPoint, in area: CGRect) -> CGRect {
    let width = min(size.width, area.width)
    let height = min(size.height, area.height)
    return CGRect(
      x: min(max(middle.x - width / 2, area.minX), area.maxX - width),
      y: min(max(middle.y - height / 2, area.minY), area.maxY - height), width: width,
      height: height)
  }

  /// A narrow screen makes a sheet of a popover unless its delegate wants none of that.
  static func staysPopover(_ controller: UIPopoverPresentationController) -> Bool {
    let traits = controller.presentedViewController.traitCollection
    guard traits.horizontalSizeClass != .regular, !controller.belongsToControl else { return true }
    return controller.delegate?
      .adaptivePresentationStyle(for: controller, traitCollection: traits)
      == UIModalPresentationStyle.none
  }

  /// In window coordinates.
  private static func source(of controller: UIPopoverPresentationController) -> CGRect? {
    if let item = controller.barButtonItem {
      let window = controller.presentingViewController?.viewIfLoaded?.window
      return window.flatMap { buttonView(of: item, in: $0) }.map {
        $0.convert($0.bounds, to: nil as UIView?)
      }
    }
    guard let view = controller.sourceView, view.window != nil else { return nil }
    let rect = controller.sourceRect.isNull ? view.bounds : controller.sourceRect
    return view.convert(rect, to: nil as UIView?)
  }

  private static func buttonView(of item: UIBarButtonItem, in view: UIView) -> UIView? {
    if let button = view as? BarButtonView, button.item === item { return button }
    return view.subviews.lazy.compactMap { buttonView(of: item, in: $0) }.first
  }
}
