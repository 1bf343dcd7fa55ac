import CoreGraphics
import Foundation

/// What a controller's view has at its top or bottom that content should keep clear of.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// In points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// A guide between the edge of a controller's view and its safe area.
@MainActor
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  private let isTop: Bool

  init(isTop: Bool, of view: UIView) {
    self.isTop = isTop
    super.init()
    view.addLayoutGuide(self)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: isTop ? view.topAnchor : safe.bottomAnchor),
      bottomAnchor.constraint(equalTo: isTop ? safe.topAnchor : view.bottomAnchor),
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      widthAnchor.constraint(equalToConstant: 0),
    ])
  }

  required init?(coder: NSCoder) {
    isTop = true
    super.init(coder: coder)
  }

  var length: CGFloat {
    let insets = owningView?.safeAreaInsets ?? .zero
    return isTop ? insets.top : insets.bottom
  }

  /// That of a view, made when it is first asked for.
  static func of(_ controller: UIViewController, isTop: Bool) -> LayoutSupportGuide {
    let view: UIView = controller.view
    let existing = view.layoutGuides.lazy.compactMap { $0 as? LayoutSupportGuide }
      .first { $0.isTop == isTop }
    return existing ?? LayoutSupportGuide(isTop: isTop, of: view)
  }
}
