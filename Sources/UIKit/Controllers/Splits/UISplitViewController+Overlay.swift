import CoreGraphics
import Foundation
import Metrics

/// Columns beside each other and over each other.
extension UISplitViewController {
  /// Whether there is more room down than across.
  var isUpright: Bool {
    let size = viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
    return size.width < size.height
  }

  /// The mode that shows one or two columns besides the secondary one.
  func mode(showingTwo: Bool) -> DisplayMode {
    if splitBehavior == .overlay { return showingTwo ? .twoOverSecondary : .oneOverSecondary }
    return showingTwo ? .twoBesideSecondary : .oneBesideSecondary
  }

  /// Whether the secondary column keeps all of the width below the others.
  private var isOverlaid: Bool {
    displayMode == .oneOverSecondary || displayMode == .twoOverSecondary
  }

  /// Dims what is behind the columns, as behind a sheet, which is unsure; a tap on it hides them.
  func makeDimming() -> UIView {
    let view = UIView()
    view.backgroundColor = UIColor { traits in
      let isDark = traits.userInterfaceStyle == .dark
      return UIColor(white: 0, alpha: SheetMetrics.dimming(isDark: isDark))
    }
    let tap = UITapGestureRecognizer()
    tap.onRecognized = { [weak self] _ in self?.chooseByUser(.secondaryOnly) }
    view.addGestureRecognizer(tap)
    return view
  }

  /// Of a column, in points: the preferred one, else a part of all, within its limits.
  func width(
    _ automatic: CGFloat, part: CGFloat, preferred: CGFloat, least: CGFloat, most: CGFloat
  ) -> CGFloat {
    let width = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
    var result = automatic
    if part > 0 { result = width * part }
    if preferred > 0 { result = preferred }
    if most > 0 { result = min(result, most) }
    if least > 0 { result = max(result, least) }
    return min(result, width)
  }

  func layOutColumns() {
    let bounds = view.bounds
    let secondary = container(of: .secondary)
    let isOverlaid = isOverlaid && !isCollapsed && shown.count > 1
    if !isOverlaid { dimming.removeFromSuperview() }
    guard shown.count > 1 else {
      shown.first?.viewIfLoaded?.frame = bounds
      showDividers([])
      return
    }
    if isOverlaid, let below = secondary?.viewIfLoaded {
      dimming.frame = bounds
      view.sendSubviewToBack(below)
      view.insertSubview(dimming, aboveSubview: below)
    }
    let primary = container(of: .primary)
    let side = shown.filter { $0 !== secondary }
    let widths = side.map { $0 === primary ? primaryColumnWidth : supplementaryColumnWidth }
    let all = widths.reduce(0, +)
    var x = isOverlaid && primaryEdge == .trailing ? bounds.width - all : 0
    var lines: [CGRect] = []
    for controller in shown {
      if isOverlaid, controller === secondary {
        controller.viewIfLoaded?.frame = bounds
        continue
      }
      let width =
        side.firstIndex { $0 === controller }.map { widths[$0] } ?? max(bounds.width - all, 0)
      let frame = view.mirrored(CGRect(x: x, y: 0, width: width, height: bounds.height))
      controller.viewIfLoaded?.frame = frame
      if !isOverlaid, controller !== shown.first {
        lines.append(
          SplitMetrics.divider(
            before: frame, isRightToLeft: view.isRightToLeft, scale: traitCollection.displayScale))
      }
      x += width
    }
    showDividers(lines)
  }

  /// Shows lines in front of the columns; touches go through them, and trees of elements know nothing of them.
  private func showDividers(_ places: [CGRect]) {
    while dividers.count > places.count { dividers.removeLast().removeFromSuperview() }
    while dividers.count < places.count {
      let line = UIView()
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      line.accessibilityElementsHidden = true
      dividers.append(line)
    }
    for (line, place) in zip(dividers, places) {
      line.frame = place
      if line.superview !== view { view.addSubview(line) }
    }
    guard !dividers.isEmpty, !view.subviews.suffix(dividers.count).elementsEqual(dividers, by: ===)
    else { return }
    for line in dividers { view.bringSubviewToFront(line) }
  }
}
