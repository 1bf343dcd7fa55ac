import CoreGraphics
import Foundation

/// Turns the constraints of a tree of views into conditions on their frames.
@MainActor
final class LayoutSystemBuilder {
  private(set) var system = LayoutSystem()
  /// The views whose frames come from the solution.
  private(set) var laidOut: [UIView] = []
  private(set) var guides: [UILayoutGuide] = []
  private(set) var scrollViews: [UIView] = []
  /// The view whose size is asked for, from inside; nil to lay out a whole tree.
  private let fittingRoot: UIView?
  /// Heights of views that wrap, found with the widths of an earlier solution.
  private let wrappedHeights: [ObjectIdentifier: CGFloat]
  private var frames: [ObjectIdentifier: FrameExpression] = [:]
  /// Whether views read from right to left: their traits are worked out each time that they are asked.
  private var directions: [ObjectIdentifier: Bool] = [:]

  init(fittingRoot: UIView?, wrappedHeights: [ObjectIdentifier: CGFloat]) {
    self.fittingRoot = fittingRoot
    self.wrappedHeights = wrappedHeights
  }

  /// Adds what `view` and everything inside it say.
  func collect(_ view: UIView) {
    for constraint in view.autoLayout.constraints { add(constraint) }
    if view.isLaidOutByEngine || view === fittingRoot { addIntrinsicSize(of: view) }
    for subview in view.storedSubviews where !subview.isLayoutBoundary { collect(subview) }
  }

  /// Asks for a size of the fitting root.
  func addTarget(_ size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    guard let fittingRoot else { return }
    let frame = frame(of: fittingRoot)
    system.add(
      frame.width + -size.width, .equal, priority: horizontal.rawValue)
    system.add(frame.height + -size.height, .equal, priority: vertical.rawValue)
  }

  // MARK: Frames

  /// The alignment rectangle of `view` in its superview's coordinates.
  func frame(of view: UIView) -> FrameExpression {
    let key = ObjectIdentifier(view)
    if let known = frames[key] { return known }
    let frame = makeFrame(of: view)
    frames[key] = frame
    return frame
  }

  private func makeFrame(of view: UIView) -> FrameExpression {
    if view === fittingRoot {
      return FrameExpression(
        x: LinearExpression(), y: LinearExpression(), width: system.variable(view, .width),
        height: system.variable(view, .height))
    }
    if view.isLaidOutByEngine {
      laidOut.append(view)
      return variables(of: view)
    }
    view.autoLayout.isInput = true
    let fixed = view.untransformedFrame
    guard let parent = view.storedSuperview, view.translatesAutoresizingMaskIntoConstraints,
      !view.isLayoutBoundary
    else {
      return FrameExpression(CGRect(origin: .zero, size: fixed.size))
    }
    return AutoresizingExpression.frame(
      of: view, fixed: fixed, in: frame(of: parent), parentSize: parent.storedBounds.size
    ).inset(by: view.alignmentRectInsets)
  }

  private func variables(of owner: AnyObject) -> FrameExpression {
    FrameExpression(
      x: system.variable(owner, .x), y: system.variable(owner, .y),
      width: system.variable(owner, .width), height: system.variable(owner, .height))
  }

  /// The bounds of `view` in its own coordinates.
  private func bounds(of view: UIView) -> FrameExpression {
    let frame = frame(of: view)
    let origin = view.storedBounds.origin
    return FrameExpression(
      x: LinearExpression(origin.x), y: LinearExpression(origin.y), width: frame.width,
      height: frame.height)
  }

  /// What a scroll view scrolls over, in its own coordinates.
  private func content(of view: UIView) -> FrameExpression {
    if !scrollViews.contains(where: { $0 === view }) { scrollViews.append(view) }
    return FrameExpression(
      x: LinearExpression(), y: LinearExpression(), width: system.variable(view, .contentWidth),
      height: system.variable(view, .contentHeight))
  }

  /// In the owning view's coordinates.
  private func frame(of guide: UILayoutGuide, owner: UIView) -> FrameExpression {
    switch guide.kind {
    case .scrollContent: return content(of: owner)
    case .scrollFrame: return bounds(of: owner)
    case .safeArea, .layoutMargins, .readableContent, .keyboard:
      owner.autoLayout.isInput = true
      return bounds(of: owner).inset(by: GuideInsets.insets(of: guide))
    case nil:
      if !guides.contains(where: { $0 === guide }) { guides.append(guide) }
      return variables(of: guide)
    }
  }

  /// An item's rectangle in the coordinates of `ancestor`, which is the item or contains it.
  private func frame(of item: AnyObject, in ancestor: UIView, isEdge: Bool) -> FrameExpression? {
    if let view = item as? UIView {
      if view === ancestor {
        return isEdge && view.scrollsContent ? content(of: view) : bounds(of: view)
      }
      return climb(from: frame(of: view), in: view.storedSuperview, to: ancestor)
    }
    guard let guide = item as? UILayoutGuide, let owner = guide.owningView else { return nil }
    return climb(from: frame(of: guide, owner: owner), in: owner, to: ancestor)
  }

  private func climb(
    from frame: FrameExpression, in space: UIView?, to ancestor: UIView
  ) -> FrameExpression? {
    var result = frame
    var next = space
    while let view = next, view !== ancestor {
      guard view !== fittingRoot else { return nil }
      result.move(by: self.frame(of: view), origin: view.storedBounds.origin)
      next = view.storedSuperview
    }
    return next === ancestor ? result : nil
  }

  // MARK: Conditions

  private func add(_ constraint: NSLayoutConstraint) {
    guard let holder = constraint.holder, let first = constraint.firstItem,
      let left = value(of: first, constraint.firstAttribute, in: holder)
    else { return }
    var difference = left
    if constraint.hasSecondItem {
      guard let second = constraint.secondItem,
        let right = value(of: second, constraint.secondAttribute, in: holder)
      else { return }
      difference = left - right * constraint.multiplier
    }
    // Where leading is right, lengths count to the left: constants and inequalities turn around.
    let follows =
      constraint.firstAttribute.followsReading || constraint.secondAttribute.followsReading
    if follows, readsRightToLeft(holder) { difference = difference * -1 }
    difference = difference + -constraint.constant
    let relation: LinearSolver.Relation =
      switch constraint.relation {
      case .equal: .equal
      case .greaterThanOrEqual: .atLeast
      case .lessThanOrEqual: .atMost
      }
    system.add(difference, relation, priority: constraint.priority.rawValue, for: constraint)
  }

  private func value(
    of item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, in ancestor: UIView
  ) -> LinearExpression? {
    if attribute == .width || attribute == .height {
      let frame =
        (item as? UIView).map { self.frame(of: $0) }
        ?? (item as? UILayoutGuide).flatMap { guide in
          guide.owningView.map { self.frame(of: guide, owner: $0) }
        }
      return attribute == .width ? frame?.width : frame?.height
    }
    let isEdge = attribute != .centerX && attribute != .centerY
    guard let frame = frame(of: item, in: ancestor, isEdge: isEdge) else { return nil }
    return AttributeExpression(
      frame: frame, item: item,
      isRightToLeft: attribute.followsReading && readsRightToLeft(ancestor)
    ).value(of: attribute)
  }

  private func readsRightToLeft(_ view: UIView) -> Bool {
    let key = ObjectIdentifier(view)
    if let known = directions[key] { return known }
    let isRightToLeft = view.readsRightToLeft
    directions[key] = isRightToLeft
    return isRightToLeft
  }

  private func addIntrinsicSize(of view: UIView) {
    let frame = frame(of: view)
    var size = view.intrinsicContentSize
    if let wrapped = wrappedHeights[ObjectIdentifier(view)] { size.height = wrapped }
    let insets = view.alignmentRectInsets
    if size.width >= 0 {
      add(
        frame.width + -max(size.width - insets.left - insets.right, 0), of: view, .horizontal)
    }
    if size.height >= 0 {
      add(
        frame.height + -max(size.height - insets.top - insets.bottom, 0), of: view, .vertical)
    }
  }

  private func add(
    _ excess: LinearExpression, of view: UIView, _ axis: NSLayoutConstraint.Axis
  ) {
    system.add(
      excess, .atMost, priority: view.contentHuggingPriority(for: axis).rawValue)
    system.add(
      excess, .atLeast, priority: view.contentCompressionResistancePriority(for: axis).rawValue)
  }
}

extension UIView {
  var readsRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Whether the constraints inside of the view are solved apart from those around it.
  var isLayoutBoundary: Bool {
    keepsLayoutInside && !autoLayout.isOpen && translatesAutoresizingMaskIntoConstraints
  }

  /// Whether the engine decides over the frame: nobody sets it, and some constraint mentions it.
  var isLaidOutByEngine: Bool {
    !translatesAutoresizingMaskIntoConstraints && storedSuperview != nil
      && !autoLayout.referring.isEmpty
  }

  /// The frame as it is without the transform, in the superview's coordinates, and as constraints give it: around the
  /// center, whatever the anchor.
  var untransformedFrame: CGRect {
    CGRect(
      x: storedCenter.x - storedBounds.width / 2, y: storedCenter.y - storedBounds.height / 2,
      width: storedBounds.width, height: storedBounds.height)
  }
}
