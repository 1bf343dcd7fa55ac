import UIKit

/// Where a view stood before it was put on the stage.
@MainActor
struct ViewHome {
  private let superview: UIView?
  private let place: Int
  private let frame: CGRect

  init(of view: UIView) {
    superview = view.superview
    place = view.superview?.subviews.firstIndex(of: view) ?? 0
    frame = view.frame
  }

  /// Puts the view into the corner of its new superview.
  ///
  /// - Returns: the constraints that hold it there, for a view that is laid out by constraints.
  func place(_ view: UIView, _ size: CGSize) -> [NSLayoutConstraint] {
    guard !view.translatesAutoresizingMaskIntoConstraints, let superview = view.superview else {
      view.frame = CGRect(origin: .zero, size: size)
      return []
    }
    var constraints = [
      view.topAnchor.constraint(equalTo: superview.topAnchor),
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
    ]
    if size.width > 0, size.height > 0 {
      constraints += [
        view.widthAnchor.constraint(equalToConstant: size.width),
        view.heightAnchor.constraint(equalToConstant: size.height),
      ]
    }
    for constraint in constraints { constraint.priority = UILayoutPriority(999) }
    NSLayoutConstraint.activate(constraints)
    return constraints
  }

  /// Puts the view back.
  func take(_ view: UIView) {
    view.removeFromSuperview()
    superview?.insertSubview(view, at: place)
    view.frame = frame
  }
}
