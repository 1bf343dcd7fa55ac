import CoreGraphics
import Device
import Foundation

/// Finds the frames of the views of one tree, and remembers the solutions of its parts.
@MainActor
final class LayoutEngine {
  var isStale = true
  private var parts: [LayoutSystem.Key: SolvedPart] = [:]
  private var wrappedHeights: [ObjectIdentifier: CGFloat] = [:]
  private var reportedConflicts: Set<[ObjectIdentifier]> = []

  // MARK: Laying out

  /// Solves what changed since the last time, and asks the superviews of views that have to move for
  /// layout.
  func solve(_ root: UIView) {
    isStale = false
    let (builder, values) = solution { builder in
      builder.collect(root)
    } fittingRoot: {
      nil
    }
    for view in builder.laidOut { take(values, for: view) }
    for guide in builder.guides { take(values, for: guide) }
    for view in builder.scrollViews { takeContent(values, of: view) }
  }

  /// The size of `root` that its constraints give, as near to `target` as they allow.
  func fittingSize(
    of root: UIView, target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    let (builder, values) = solution { builder in
      builder.collect(root)
      builder.addTarget(target, horizontal: horizontal, vertical: vertical)
    } fittingRoot: {
      root
    }
    _ = builder
    let scale = max(root.traitCollection.displayScale, 1)
    let insets = root.alignmentRectInsets
    return CGSize(
      width: Rounding.up(
        number(values, root, .width) + insets.left + insets.right - 1e-4, scale),
      height: Rounding.up(
        number(values, root, .height) + insets.top + insets.bottom - 1e-4, scale))
  }

  private typealias Values = [LayoutSystem.Key: SolvedPart.Value]

  private func solution(
    _ collect: (LayoutSystemBuilder) -> Void, fittingRoot: () -> UIView?
  ) -> (LayoutSystemBuilder, Values) {
    let root = fittingRoot()
    var round = 0
    while true {
      let builder = LayoutSystemBuilder(fittingRoot: root, wrappedHeights: wrappedHeights)
      collect(builder)
      let values = solve(builder.system)
      round += 1
      let views = root.map { builder.laidOut + [$0] } ?? builder.laidOut
      let changed = wrap(views, values)
      if changed.isEmpty { return (builder, values) }
      if round == TurnLimits.wrappingRounds {
        reportEndlessWrapping(changed)
        return (builder, values)
      }
    }
  }

  private func solve(_ system: LayoutSystem) -> Values {
    var system = system
    var solved: [LayoutSystem.Key: SolvedPart] = [:]
    var values: Values = [:]
    for part in system.parts() {
      let first = system.keys[part.variables[0]]
      let signature = system.signature(of: part)
      let present: SolvedPart
      if let known = parts[first], known.signature == signature {
        present = known
      } else {
        present = part.solve(
          keys: system.keys, signature: signature, conflict: report,
          endless: reportEndlessSearch)
      }
      solved[first] = present
      values.merge(present.values) { $1 }
    }
    parts = solved
    return values
  }

  /// Notes the heights of texts at the widths found; gives the views that have another than before.
  private func wrap(_ views: [UIView], _ values: Values) -> [UIView] {
    var changed: [UIView] = []
    for view in views {
      let natural = view.intrinsicContentSize
      let key = ObjectIdentifier(view)
      let width = number(values, view, .width)
      var height: CGFloat?
      if natural.width > width + 0.01, width > 0 {
        height = view.intrinsicSize(forWidth: width)?.height
      }
      if wrappedHeights[key] != height {
        wrappedHeights[key] = height
        changed.append(view)
      }
    }
    return changed
  }

  private func number(
    _ values: Values, _ owner: AnyObject, _ quantity: LayoutSystem.Quantity
  ) -> CGFloat {
    values[.init(owner: ObjectIdentifier(owner), quantity: quantity)]?.number ?? 0
  }

  // MARK: Results

  private func take(_ values: Values, for view: UIView) {
    let frame = view.frame(forAlignmentRect: rounded(frame(values, view), of: view))
    let isAmbiguous = [LayoutSystem.Quantity.x, .y, .width, .height].contains {
      values[.init(owner: ObjectIdentifier(view), quantity: $0)]?.isAmbiguous ?? true
    }
    view.autoLayout.isAmbiguous = isAmbiguous
    guard view.autoLayout.solvedFrame != frame else { return }
    view.autoLayout.solvedFrame = frame
    view.storedSuperview?.setNeedsLayout()
  }

  private func take(_ values: Values, for guide: UILayoutGuide) {
    guard let owner = guide.owningView else { return }
    let frame = rounded(frame(values, guide), of: owner)
    guard guide.solvedFrame != frame else { return }
    guide.solvedFrame = frame
    owner.setNeedsLayout()
  }

  private func takeContent(_ values: Values, of view: UIView) {
    let scale = max(view.traitCollection.displayScale, 1)
    let size = CGSize(
      width: Rounding.nearest(number(values, view, .contentWidth), scale),
      height: Rounding.nearest(number(values, view, .contentHeight), scale))
    guard view.autoLayout.solvedContentSize != size else { return }
    view.autoLayout.solvedContentSize = size
    view.setNeedsLayout()
  }

  private func frame(_ values: Values, _ owner: AnyObject) -> CGRect {
    CGRect(
      x: number(values, owner, .x), y: number(values, owner, .y),
      width: number(values, owner, .width), height: number(values, owner, .height))
  }

  /// Rounds place and size to whole pixels, each by itself: a text that needs 52.33 points gets them
  /// wherever it begins.
  private func rounded(_ rect: CGRect, of view: UIView) -> CGRect {
    let scale = max(view.traitCollection.displayScale, 1)
    return CGRect(
      x: Rounding.nearest(rect.minX, scale), y: Rounding.nearest(rect.minY, scale),
      width: Rounding.nearest(rect.width, scale), height: Rounding.nearest(rect.height, scale))
  }

  // MARK: Endless work

  private func reportEndlessWrapping(_ views: [UIView]) {
    let names = Set(views.map { "\(type(of: $0))" }).sorted().joined(separator: ", ")
    RuntimeIssue.report(
      "The widths and heights of texts still change each other after "
        + "\(TurnLimits.wrappingRounds) solutions of their constraints. Still changing: \(names).")
  }

  private func reportEndlessSearch(_ constraints: [NSLayoutConstraint]) {
    let list = constraints.map { "  \(ConstraintDescription.text(of: $0))" }
    RuntimeIssue.report(
      """
      Auto Layout found no best solution in \(TurnLimits.solverPivots) steps, and took the last one. \
      The constraints are:
      \(list.joined(separator: "\n"))
      """)
  }

  // MARK: Conflicts

  private func report(_ broken: NSLayoutConstraint, _ all: [NSLayoutConstraint]) {
    guard reportedConflicts.insert(all.map(ObjectIdentifier.init)).inserted else { return }
    let list = all.map { "  \(ConstraintDescription.text(of: $0))" }.joined(separator: "\n")
    RuntimeIssue.report(
      """
      Unable to simultaneously satisfy constraints. These can't all hold:
      \(list)
      Will attempt to recover by breaking constraint
        \(ConstraintDescription.text(of: broken))
      Lower the priority of one of them, or set translatesAutoresizingMaskIntoConstraints to false \
      on views whose frame constraints should decide.
      """)
  }
}

extension UIEdgeInsets {
  var negated: UIEdgeInsets {
    UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right)
  }
}
