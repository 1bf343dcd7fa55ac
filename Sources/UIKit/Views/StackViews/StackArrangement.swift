import CoreGraphics
import Foundation

/// The constraints with which a stack view lines views up.
@MainActor
struct StackArrangement {
  let stack: UIStackView
  /// The shown arranged subviews, in order.
  let views: [UIView]
  /// What follows a view, in points.
  let spacing: (UIView) -> CGFloat

  private(set) var guides: [UILayoutGuide] = []
  private(set) var constraints: [NSLayoutConstraint] = []

  /// Lower than what views want of their own sizes: keeps the stack as small as its content.
  private static let fitting = UILayoutPriority(49)

  init(stack: UIStackView, views: [UIView], spacing: @escaping (UIView) -> CGFloat) {
    self.stack = stack
    self.views = views
    self.spacing = spacing
    guard let first = views.first, let last = views.last else {
      add(stack, .width, .equal, nil, .notAnAttribute, priority: Self.fitting, "fitting")
      add(stack, .height, .equal, nil, .notAnAttribute, priority: Self.fitting, "fitting")
      return
    }
    add(first, start, .equal, canvas, start, "canvas-connection")
    add(canvas, end, .equal, last, end, "canvas-connection")
    distribute()
    for view in views { align(view) }
    if stack.alignment != .fill {
      add(stack, breadth, .equal, nil, .notAnAttribute, priority: Self.fitting, "fitting")
    }
  }

  // MARK: Attributes

  private var isHorizontal: Bool { stack.axis == .horizontal }
  private var canvas: AnyObject {
    stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
  }
  private var start: NSLayoutConstraint.Attribute { isHorizontal ? .leading : .top }
  private var end: NSLayoutConstraint.Attribute { isHorizontal ? .trailing : .bottom }
  private var middle: NSLayoutConstraint.Attribute { isHorizontal ? .centerX : .centerY }
  private var length: NSLayoutConstraint.Attribute { isHorizontal ? .width : .height }
  private var crossStart: NSLayoutConstraint.Attribute { isHorizontal ? .top : .leading }
  private var crossEnd: NSLayoutConstraint.Attribute { isHorizontal ? .bottom : .trailing }
  private var crossMiddle: NSLayoutConstraint.Attribute { isHorizontal ? .centerY : .centerX }
  private var breadth: NSLayoutConstraint.Attribute { isHorizontal ? .height : .width }

  private mutating func add(
    _ first: AnyObject, _ firstAttribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: AnyObject?,
    _ secondAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0, priority: UILayoutPriority = .required, _ name: String
  ) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: firstAttribute, relatedBy: relation, toItem: second,
      attribute: secondAttribute, multiplier: multiplier, constant: constant)
    constraint.priority = priority
    constraint.identifier = "UISV-\(name)"
    constraints.append(constraint)
  }

  // MARK: Along the axis

  private mutating func distribute() {
    switch stack.distribution {
    case .fill: space(.equal)
    case .fillEqually:
      space(.equal)
      for view in views.dropFirst() {
        add(view, length, .equal, views[0], length, "fill-equally")
      }
    case .fillProportionally:
      space(.equal)
      shareProportionally()
    case .equalSpacing:
      space(.greaterThanOrEqual)
      equalGaps(from: end, to: start, priority: .required)
    case .equalCentering:
      space(.greaterThanOrEqual)
      equalGaps(from: middle, to: middle, priority: 149)
    }
  }

  private mutating func space(_ relation: NSLayoutConstraint.Relation) {
    let isBaseline = stack.isBaselineRelativeArrangement && !isHorizontal
    for (view, next) in zip(views, views.dropFirst()) {
      add(
        next, isBaseline ? .firstBaseline : start, relation, view,
        isBaseline ? .lastBaseline : end, constant: spacing(view), "spacing")
    }
  }

  private mutating func shareProportionally() {
    let lengths = views.map { view -> CGFloat in
      let size = view.intrinsicContentSize
      return isHorizontal ? size.width : size.height
    }
    guard let first = lengths.first, first > 0 else { return }
    for (view, own) in zip(views, lengths).dropFirst() where own > 0 {
      add(
        view, length, .equal, views[0], length, multiplier: own / first, priority: 999,
        "fill-proportionally")
    }
  }

  private mutating func equalGaps(
    from: NSLayoutConstraint.Attribute, to: NSLayoutConstraint.Attribute,
    priority: UILayoutPriority
  ) {
    var firstGap: UILayoutGuide?
    for (view, next) in zip(views, views.dropFirst()) {
      let gap = UILayoutGuide()
      gap.identifier = "UISV-gap"
      stack.addLayoutGuide(gap)
      guides.append(gap)
      add(gap, start, .equal, view, from, "distributing-edge")
      add(gap, end, .equal, next, to, "distributing-edge")
      if let firstGap {
        add(gap, length, .equal, firstGap, length, priority: priority, "distributing")
      } else {
        firstGap = gap
      }
    }
  }

  // MARK: Across the axis

  private mutating func align(_ view: UIView) {
    switch stack.alignment {
    case .fill:
      add(view, crossStart, .equal, canvas, crossStart, "alignment")
      add(view, crossEnd, .equal, canvas, crossEnd, "alignment")
      return
    case .leading: add(view, crossStart, .equal, canvas, crossStart, "alignment")
    case .trailing: add(view, crossEnd, .equal, canvas, crossEnd, "alignment")
    case .center: add(view, crossMiddle, .equal, canvas, crossMiddle, "alignment")
    case .firstBaseline: alignBaseline(of: view, .firstBaseline)
    case .lastBaseline: alignBaseline(of: view, .lastBaseline)
    }
    if stack.alignment != .leading {
      add(view, crossStart, .greaterThanOrEqual, canvas, crossStart, "spanning")
    }
    if stack.alignment != .trailing {
      add(canvas, crossEnd, .greaterThanOrEqual, view, crossEnd, "spanning")
    }
  }

  private mutating func alignBaseline(of view: UIView, _ baseline: NSLayoutConstraint.Attribute) {
    guard isHorizontal, view !== views[0] else { return }
    add(view, baseline, .equal, views[0], baseline, "alignment")
  }
}
