import CoreGraphics
import DisplayList
import Foundation
import Metrics

/// How a presenter is seen behind a sheet that covers it on a phone: smaller, with round corners.
///
/// Frames, touches and accessibility know nothing of it, as on iOS, where a view around the presenter's is
/// transformed.
@MainActor
enum SteppingBack {
  private static var isDrawn = true

  /// Draws with presenters where their frames are, as what asks which element stands where needs them.
  static func ignored<Result>(_ draw: () -> Result) -> Result {
    let outer = isDrawn
    isDrawn = false
    defer { isDrawn = outer }
    return draw()
  }

  /// What a view shows in its superview's coordinates, as it is seen there.
  static func apply(to list: DisplayList, of view: UIView) -> DisplayList {
    guard isDrawn, let presented = view.viewController?.storedPresented, let room = view.superview,
      isBehind(presented), let container = presented.presentation?.container
    else { return list }
    let rect = room.bounds
    let progress = progress(container)
    let transform = SheetMetrics.behind(
      size: rect.size, safeTop: container.window?.safeAreaInsets.top ?? 0, progress: progress)
    var canvas = ViewCanvas(traits: view.traitCollection)
    canvas.fill(rect, container.window?.backgroundColor ?? .black)
    canvas.list.append(
      contentsOf: list.grouped(
        GroupAttributes(
          transform: transform, clip: Clip(rect, cornerRadius: progress * SheetMetrics.cornerRadius)
        )))
    return canvas.list
  }

  /// Whether the status bar stands over what is behind a presenter that has stepped back.
  static func isBehindStatusBar(of root: UIViewController) -> Bool {
    var isBehind = false
    var next = root.storedPresented
    while let presented = next {
      if presented.presentation?.coversPresenter ?? false { isBehind = false }
      if self.isBehind(presented) { isBehind = true }
      next = presented.storedPresented
    }
    return isBehind
  }

  /// Whether the presenter of a sheet steps back: when the sheet reaches as high as it can.
  private static func isBehind(_ presented: UIViewController) -> Bool {
    guard let presentation = presented.presentation, SheetLayout.isSheet(presentation.style),
      presented.storedPresentationController is UISheetPresentationController
        || presented.storedPresentationController is UIPopoverPresentationController,
      let presenter = presented.storedPresenting,
      !(presenter.presentation.map { SheetLayout.isSheet($0.style) } ?? false)
    else { return false }
    let container = presentation.container
    let bounds = container.bounds
    guard let window = container.window, !container.isHidden, !container.isOpenBelow(),
      presented.traitCollection.horizontalSizeClass != .regular, bounds.width <= bounds.height,
      PopoverLayout(of: presented, style: presentation.style, in: bounds) == nil
    else { return false }
    let frame = SheetLayout.frame(
      of: presented, style: presentation.style, in: bounds, aboveKeyboard: false)
    return frame.minY <= window.safeAreaInsets.top + SheetMetrics.topGap + 0.5
  }

  /// How far the presenter has stepped back, from 0 to 1: with the dimming, which comes and goes with the sheet.
  private static func progress(_ container: PresentationContainerView) -> CGFloat {
    guard let seen = container.dimming.flatMap(DrawingPass.seenLayer) else { return 1 }
    return min(max(CGFloat(seen.opacity), 0), 1)
  }
}
