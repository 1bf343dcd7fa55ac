import CoreGraphics
import Device
import Foundation

/// Where views and Auto Layout's engine meet.
@MainActor
enum AutoLayoutPass {
  /// Counts what may make a view wait for `updateConstraints()`.
  private static var updateRevision = 1

  // MARK: Changes

  /// What a view wants of its own size, or what it says of its constraints, changed.
  static func invalidate(_ view: UIView) {
    if view.autoLayout.needsUpdateConstraints { updateRevision += 1 }
    guard isMentioned(view) else {
      UIChange.note()
      return
    }
    markStale(view)
  }

  private static func isMentioned(_ view: UIView) -> Bool {
    !view.autoLayout.referring.isEmpty || !view.autoLayout.constraints.isEmpty
      || !view.autoLayout.guides.isEmpty || view.autoLayout.isInput
  }

  /// The tree that `view` belongs to has other constraints or views than before.
  static func structureChanged(_ view: UIView) {
    updateRevision += 1
    let root = root(of: view)
    if let own = view.autoLayout.engine, view !== root {
      view.autoLayout.engine = nil
      if root.autoLayout.engine == nil { root.autoLayout.engine = own }
    } else if root.autoLayout.engine == nil, isMentioned(view) {
      root.autoLayout.engine = LayoutEngine()
    }
    markStale(view)
  }

  static func restructure(_ view: UIView) {
    view.autoLayout.solvedFrame = nil
    view.autoLayout.isAmbiguous = false
    guard view.keepsLayoutInside else { return markStale(view) }
    // It begins to keep its inside to itself, or ends that.
    if view.isLayoutBoundary, view.autoLayout.engine == nil {
      view.autoLayout.engine = LayoutEngine()
      markStale(view.storedSuperview ?? view)
    }
    structureChanged(view)
  }

  /// A constraint of `holder` mentions `view`: those between them keep nothing to themselves any more.
  static func open(from view: UIView, to holder: UIView) {
    for ancestor in sequence(first: view, next: \.storedSuperview) {
      if ancestor === holder { return }
      guard ancestor.keepsLayoutInside, !ancestor.autoLayout.isOpen else { continue }
      let wasBoundary = ancestor.isLayoutBoundary
      ancestor.autoLayout.isOpen = true
      if wasBoundary { structureChanged(ancestor) }
    }
  }

  /// `view` is about to leave its superview: constraints to what stays behind end.
  static func detach(_ view: UIView) {
    guard root(of: view).autoLayout.engine != nil else { return }
    deactivateCrossing(view, top: view)
    view.autoLayout.solvedFrame = nil
    // What stays behind does not know of the inside of a cell, which keeps its engine.
    guard !view.isLayoutBoundary else { return }
    view.autoLayout.engine = LayoutEngine()
    markStale(view.storedSuperview ?? view)
  }

  private static func deactivateCrossing(_ view: UIView, top: UIView) {
    for reference in view.autoLayout.referring {
      guard let constraint = reference.constraint, let holder = constraint.holder else { continue }
      if !holder.isDescendant(of: top) { ConstraintHolding.release(constraint) }
    }
    for subview in view.storedSubviews { deactivateCrossing(subview, top: top) }
  }

  static func guidesChanged(of view: UIView) {
    if isMentioned(view) { markStale(view) }
  }

  /// Leading is on the other side of the view now.
  static func directionChanged(of view: UIView) { markStale(view) }

  /// The view's frame was set by hand.
  static func frameChanged(_ view: UIView) {
    if view.autoLayout.isInput || view.autoLayout.engine != nil { markStale(view) }
  }

  static func constraintChanged(_ constraint: NSLayoutConstraint) {
    if let holder = constraint.holder { markStale(holder) }
  }

  private static func markStale(_ view: UIView) {
    let root = root(of: view)
    guard let engine = root.autoLayout.engine else { return }
    if root.isLayoutBoundary { LayoutPass.noteInside(of: root) }
    guard !engine.isStale else { return }
    engine.isStale = true
    UIChange.note()
  }

  /// The top of the tree, or of the part of it that a view keeps to itself.
  static func root(of view: UIView) -> UIView {
    var root = view
    while !root.isLayoutBoundary, let parent = root.storedSuperview { root = parent }
    return root
  }

  /// The root of a view, with those around it; the outermost first.
  private static func roots(of view: UIView) -> [UIView] {
    var roots = [root(of: view)]
    while let parent = roots.last?.storedSuperview { roots.append(root(of: parent)) }
    return roots.reversed()
  }

  // MARK: Passes

  /// Calls `updateConstraints()` where it is due, from the inside out.
  static func updateConstraints(in view: UIView) {
    let root = root(of: view)
    for _ in 0..<TurnLimits.constraintUpdateRounds
    where root.autoLayout.seenUpdates != updateRevision {
      let seen = updateRevision
      update(root)
      root.autoLayout.seenUpdates = seen
    }
    if root.autoLayout.seenUpdates != updateRevision { reportEndlessUpdates(in: root) }
    root.autoLayout.seenUpdates = updateRevision
  }

  private static func reportEndlessUpdates(in root: UIView) {
    let views = viewsInNeedOfUpdate(in: root)
    // Those of other trees have a turn of their own.
    guard !views.isEmpty else { return }
    let names = Set(views.map { "\(type(of: $0.viewController ?? $0))" }).sorted()
    RuntimeIssue.report(
      "Constraints still need updates after \(TurnLimits.constraintUpdateRounds) rounds: "
        + "updateConstraints() asks for itself again each time. Still asking: "
        + "\(names.joined(separator: ", ")).")
  }

  private static func viewsInNeedOfUpdate(in view: UIView) -> [UIView] {
    (view.autoLayout.needsUpdateConstraints ? [view] : [])
      + view.storedSubviews.flatMap(viewsInNeedOfUpdate)
  }

  private static func update(_ view: UIView) {
    for subview in view.storedSubviews { update(subview) }
    guard view.autoLayout.needsUpdateConstraints else { return }
    view.autoLayout.needsUpdateConstraints = false
    if let controller = view.viewController {
      controller.updateViewConstraints()
    } else {
      view.updateConstraints()
    }
  }

  /// Brings the solution of the tree up to date, as far as it concerns a view.
  static func solve(for view: UIView) {
    for root in roots(of: view) {
      // A cell that is to lay itself out has yet to give its content view a frame.
      if root.isLayoutBoundary, root.storedSuperview != nil, root.layoutState.needsLayout {
        continue
      }
      solve(root)
    }
  }

  /// Brings that of what a view keeps to itself up to date.
  static func solveInside(of view: UIView) {
    if view.isLayoutBoundary { solve(view) }
  }

  private static func solve(_ root: UIView) {
    updateConstraints(in: root)
    guard let engine = root.autoLayout.engine, engine.isStale else { return }
    engine.solve(root)
  }

  static func isStale(_ view: UIView) -> Bool {
    roots(of: view).contains { root in
      root.autoLayout.seenUpdates != updateRevision || root.autoLayout.engine?.isStale ?? false
    }
  }

  /// Gives the subviews the frames that the solution found.
  static func placeSubviews(of view: UIView) {
    if let size = view.autoLayout.solvedContentSize { view.contentSizeWasSolved(size) }
    for subview in view.storedSubviews {
      guard let frame = subview.autoLayout.solvedFrame, subview.isLaidOutByEngine else { continue }
      subview.autoLayout.isPlacing = true
      GeometryPass.set(
        bounds: CGRect(origin: subview.storedBounds.origin, size: frame.size),
        center: view.solvedCenter(of: subview, in: frame), of: subview)
      subview.autoLayout.isPlacing = false
    }
  }

  static func fittingSize(
    of view: UIView, target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraints(in: view)
    return LayoutEngine().fittingSize(
      of: view, target: target, horizontal: horizontal, vertical: vertical)
  }
}
