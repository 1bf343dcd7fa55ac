import CoreGraphics
import UIKit

/// A tip in a popover, for controllers that present it while `shouldDisplayUpdates` tells so.
@preconcurrency @MainActor
open class TipUIPopoverViewController: UIViewController {
  private let tip: any Tip
  private let content: TipHost
  /// At most, in points.
  private static let width: CGFloat = 320

  /// - Parameters:
  ///   - tip: It is shown whatever its status is.
  ///   - sourceItem: What the popover points at.
  ///   - actionHandler: Called with an action of the tip that is tapped, beside the action's own handler.
  public init(
    _ tip: any Tip, sourceItem: any UIPopoverPresentationControllerSourceItem,
    actionHandler: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) {
    self.tip = tip
    content = TipHost(
      TipCard(tip: tip, arrowEdge: nil, isInline: false, action: actionHandler))
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
    popoverPresentationController?.sourceItem = sourceItem
    popoverPresentationController?.delegate = self
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  public var viewStyle: any TipViewStyle {
    get { content.looks.style }
    set {
      content.looks.style = newValue
      takeSize()
    }
  }

  /// In points.
  public var imageSize: CGSize {
    get { content.looks.imageSize }
    set {
      content.looks.imageSize = newValue
      takeSize()
    }
  }

  // MARK: The content

  open override func viewDidLoad() {
    super.viewDidLoad()
    addChild(content.controller)
    view.addSubview(content.view)
    content.controller.didMove(toParent: self)
    takeSize()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    content.view.frame = view.bounds
  }

  private func takeSize() {
    let width = min(content.idealSize.width.rounded(.up), Self.width)
    preferredContentSize = CGSize(width: width, height: content.height(in: width))
  }
}

extension TipUIPopoverViewController: UIPopoverPresentationControllerDelegate {
  /// A popover on phones too.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .none }

  /// A tap beside the popover closes the tip for good, as its button does.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    if tip.shouldDisplay { tip.invalidate(reason: .tipClosed) }
  }
}
