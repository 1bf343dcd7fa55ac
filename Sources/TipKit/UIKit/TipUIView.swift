import CoreGraphics
import UIKit

/// A tip as a view of UIKit, for controllers that show it while `shouldDisplayUpdates` tells so.
@preconcurrency @MainActor
open class TipUIView: UIView {
  private let content: TipHost

  /// - Parameters:
  ///   - tip: It is shown whatever its status is.
  ///   - arrowEdge: Where an arrow points at what the tip is about; nil for no arrow.
  ///   - actionHandler: Called with an action of the tip that is tapped, beside the action's own handler.
  public init(
    _ tip: any Tip, arrowEdge: Edge? = nil,
    actionHandler: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) {
    content = TipHost(
      TipCard(tip: tip, arrowEdge: arrowEdge, isInline: true, action: actionHandler))
    super.init(frame: .zero)
    addSubview(content.view)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  public var viewStyle: any TipViewStyle {
    get { content.looks.style }
    set { content.looks.style = newValue }
  }

  /// The ground of the tip.
  open override var backgroundColor: UIColor? {
    get { content.background }
    set {
      content.background = newValue
      content.looks.background = newValue.map { AnyShapeStyle(Color(uiColor: $0)) }
    }
  }

  /// In points.
  public var cornerRadius: CGFloat {
    get { content.looks.cornerRadius }
    set { content.looks.cornerRadius = newValue }
  }

  /// In points.
  public var imageSize: CGSize {
    get { content.looks.imageSize }
    set {
      content.looks.imageSize = newValue
      invalidateIntrinsicContentSize()
    }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard content.view.frame != bounds else { return }
    let isOtherWidth = content.view.frame.width != bounds.width
    content.view.frame = bounds
    if isOtherWidth { invalidateIntrinsicContentSize() }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { content.size(in: size) }

  /// As high as the texts are in the view's width.
  open override var intrinsicContentSize: CGSize {
    guard bounds.width > 0 else { return content.idealSize }
    return CGSize(width: content.idealSize.width, height: content.height(in: bounds.width))
  }
}
