import Device
import Foundation

/// Calls `layoutSubviews()` where it is due, top down.
@MainActor
package enum LayoutPass {
  static func invalidate(_ view: UIView) {
    UIChange.note()
    guard !view.layoutState.needsLayout else { return }
    view.layoutState.needsLayout = true
    markAncestors(of: view)
  }

  /// Lets `parent`'s chain know that the new subview may need layout.
  static func adopt(_ view: UIView, by parent: UIView) {
    guard view.layoutState.needsLayout || view.layoutState.descendantNeedsLayout else { return }
    markAncestors(of: view)
  }

  /// What `view` keeps to itself has to be solved anew.
  static func noteInside(of view: UIView) {
    view.layoutState.descendantNeedsLayout = true
    markAncestors(of: view)
  }

  private static func markAncestors(of view: UIView) {
    var next = view.storedSuperview
    while let ancestor = next, !ancestor.layoutState.descendantNeedsLayout {
      ancestor.layoutState.descendantNeedsLayout = true
      next = ancestor.storedSuperview
    }
  }

  static func isDue(in view: UIView) -> Bool {
    view.layoutState.needsLayout || view.layoutState.descendantNeedsLayout
      || view.autoLayout.engine?.isStale ?? false
  }

  /// The views of a tree that asked for layout themselves.
  static func viewsInNeed(in view: UIView) -> [UIView] {
    let own = view.layoutState.needsLayout ? [view] : []
    guard view.layoutState.descendantNeedsLayout else { return own }
    return own + view.storedSubviews.flatMap(viewsInNeed)
  }

  /// Lays out the view's whole part of the tree, from the topmost ancestor that needs it.
  static func run(from view: UIView) {
    for _ in 0..<TurnLimits.layoutRounds {
      AutoLayoutPass.solve(for: view)
      let top = top(for: view)
      layOut(top)
      guard isDue(in: top) || AutoLayoutPass.isStale(view) else { return }
    }
    let names = Set(viewsInNeed(in: top(for: view)).map { "\(type(of: $0))" }).sorted()
    RuntimeIssue.report(
      "\(type(of: view)) still needs layout after \(TurnLimits.layoutRounds) passes: a "
        + "layoutSubviews() below it asks for layout again each time. Still asking: "
        + "\(names.isEmpty ? "constraints" : names.joined(separator: ", ")).")
  }

  private static func top(for view: UIView) -> UIView {
    var top = view
    for ancestor in sequence(first: view, next: \.storedSuperview)
    where ancestor.layoutState.needsLayout { top = ancestor }
    return top
  }

  private static func layOut(_ view: UIView) {
    layOutItself(view)
    // A cell has given its content view a frame by now.
    AutoLayoutPass.solveInside(of: view)
    if view.isLayoutBoundary { layOutItself(view) }
    guard view.layoutState.descendantNeedsLayout else { return }
    view.layoutState.descendantNeedsLayout = false
    for subview in view.storedSubviews
    where subview.layoutState.needsLayout || subview.layoutState.descendantNeedsLayout {
      layOut(subview)
    }
  }

  private static func layOutItself(_ view: UIView) {
    guard view.layoutState.needsLayout else { return }
    view.layoutState.needsLayout = false
    let controller = view.viewController
    controller?.showWaitingContent()
    view.withOwnTraits {
      controller?.viewWillLayoutSubviews()
      view.layoutSublayers(of: view.layer)
      controller?.viewDidLayoutSubviews()
    }
  }
}
