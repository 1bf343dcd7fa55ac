import CoreGraphics
import Foundation

/// A rectangle in a view that constraints can use.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// What a guide of the system follows; nil for one that only constraints place.
  enum Kind {
    case safeArea
    case layoutMargins
    case readableContent
    case scrollContent
    case scrollFrame
    case keyboard
  }

  open internal(set) weak var owningView: UIView?
  open var identifier = ""
  let kind: Kind?
  var solvedFrame = CGRect.zero

  public override init() {
    kind = nil
    super.init()
  }

  public required init?(coder: NSCoder) {
    kind = nil
    super.init()
  }

  init(kind: Kind, owningView: UIView) {
    self.kind = kind
    self.owningView = owningView
    super.init()
  }

  /// In the owning view's coordinates.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    guard kind != nil else { return solvedFrame }
    return owningView.bounds.inset(by: GuideInsets.insets(of: self))
  }

  open var leadingAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .right) }
  open var topAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .bottom) }
  open var widthAnchor: NSLayoutDimension { .init(item: self, attribute: .width) }
  open var heightAnchor: NSLayoutDimension { .init(item: self, attribute: .height) }
  open var centerXAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .centerX) }
  open var centerYAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .centerY) }
}

/// How far the guides of the system lie inside their view.
@MainActor
enum GuideInsets {
  /// Width of comfortable lines, in points.
  private static let readableWidth: CGFloat = 672

  static func insets(of guide: UILayoutGuide) -> UIEdgeInsets {
    guard let view = guide.owningView else { return .zero }
    switch guide.kind {
    case .safeArea: return view.safeAreaInsets
    case .layoutMargins: return view.layoutMargins
    case .readableContent:
      var insets = view.layoutMargins
      let extra = view.bounds.width - insets.left - insets.right - readableWidth
      if extra > 0 {
        insets.left += extra / 2
        insets.right += extra / 2
      }
      return insets
    case .keyboard:
      return (guide as? UIKeyboardLayoutGuide)?.insets ?? .zero
    case .scrollContent, .scrollFrame, nil: return .zero
    }
  }
}
