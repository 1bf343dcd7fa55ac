import DisplayList
import Foundation
import Metrics
import UIKit

/// Draws a picker as its style wants.
@MainActor
struct PickerDrawing {
  private let node: PickerNode
  private let paint: ControlPaint

  init(_ node: PickerNode) {
    self.node = node
    paint = ControlPaint(node)
  }

  func draw(into canvas: inout DisplayCanvas) {
    switch node.look {
    case .menu, .navigationLink: drawMenu(into: &canvas)
    case .segmented: drawSegments(into: &canvas)
    case .inline: drawRows(into: &canvas)
    case .wheel: drawWheel(into: &canvas)
    }
  }

  private func drawMenu(into canvas: inout DisplayCanvas) {
    node.shownValue?.drawPlaced(into: &canvas)
    guard node.chevron > 0 else { return }
    let isPlain = node.showsTitle && node.environment.values.tintStyle == nil
    let color = isPlain ? paint.secondaryLabel : paint.tint
    // Beside the value, wherever that stands.
    let value = node.shownValue?.frame ?? CGRect(origin: .zero, size: node.size)
    let isRightToLeft = node.environment.isRightToLeft
    let growth = node.environment.values.signGrowth
    let gap = 7 + 4 * growth
    let x = canvas.origin.x + (isRightToLeft ? value.minX - gap : value.maxX + gap)
    let y = canvas.origin.y + value.midY
    let path = CGMutablePath()
    for way: CGFloat in [-growth, growth] {
      path.move(to: CGPoint(x: x - 4 * growth, y: y + 2 * way))
      path.addLine(to: CGPoint(x: x, y: y + 6 * way))
      path.addLine(to: CGPoint(x: x + 4 * growth, y: y + 2 * way))
    }
    canvas.append(
      .stroke(
        path, .color(color),
        StrokeAttributes(width: 1.5 * growth, cap: .round, join: .round)))
  }

  private func drawSegments(into canvas: inout DisplayCanvas) {
    let system = SystemMetrics.current
    let bar = canvas.pixelRect(node.size)
    canvas.append(
      .fill(
        bar, cornerRadius: system.controlRadius(SegmentMetrics.cornerRadius, in: bar.size),
        .color(node.segmentLooks?.background.map { paint.color($0) } ?? paint.tertiaryFill)))
    let selected = node.elements.firstIndex { node.isSelected($0) }
    for (index, option) in node.elements.enumerated() {
      if index == selected {
        let rect = canvas.pixelRect(SegmentMetrics.selection(in: node.frame(ofOption: index)))
        let shadow = Shadow(SegmentMetrics.selectionShadow)
        canvas.group(GroupAttributes(shadow: shadow)) {
          $0.append(
            .fill(
              rect,
              cornerRadius: system.controlRadius(SegmentMetrics.selectionRadius, in: rect.size),
              .color(
                paint.color(
                  node.segmentLooks?.selectedSegment ?? UISegmentedControl.selectionColor))))
        }
      } else if SegmentMetrics.hasDivider(before: index, selected: selected) {
        let frame = node.frame(ofOption: index)
        let x = node.environment.isRightToLeft ? frame.maxX : frame.minX
        let line = SegmentMetrics.divider(at: x, in: frame)
        canvas.append(.fill(canvas.pixelRect(line), paint.separator))
      }
      option.drawPlaced(into: &canvas)
    }
  }

  private func drawRows(into canvas: inout DisplayCanvas) {
    for (index, option) in node.elements.enumerated() {
      option.drawPlaced(into: &canvas)
      let frame = node.frame(ofOption: index)
      if node.isSelected(option) {
        let x = canvas.origin.x + node.left(fromLeading: frame.maxX - 15, width: 13)
        let y = canvas.origin.y + frame.midY
        let path = CGMutablePath()
        path.move(to: CGPoint(x: x, y: y))
        path.addLine(to: CGPoint(x: x + 4, y: y + 5))
        path.addLine(to: CGPoint(x: x + 13, y: y - 6))
        canvas.append(.stroke(path, .color(paint.tint), width: 2))
      }
    }
  }

  private func drawWheel(into canvas: inout DisplayCanvas) {
    let height = node.size.height
    let middle = CGRect(
      x: 0, y: WheelMetrics.top(ofRow: 0, in: height), width: node.size.width,
      height: WheelMetrics.rowHeight
    ).insetBy(dx: WheelMetrics.bandMargin, dy: 0)
    if node.environment.values.showsWheelBand {
      canvas.append(
        .fill(
          canvas.pixelRect(middle), cornerRadius: WheelMetrics.bandRadius,
          .color(paint.tertiaryFill)))
    }
    let clip = Clip(CGRect(origin: canvas.origin, size: node.size))
    canvas.group(GroupAttributes(clip: clip)) { canvas in
      for (index, option) in node.elements.enumerated() {
        let distance = abs(node.frame(ofOption: index).midY - node.size.height / 2)
        guard distance < height / 2 + WheelMetrics.rowHeight / 2 else { continue }
        let opacity = Double(WheelMetrics.opacity(at: distance, in: height))
        canvas.group(GroupAttributes(opacity: opacity)) {
          option.drawPlaced(into: &$0)
        }
      }
    }
  }
}

private enum ShowsWheelBandKey: EnvironmentKey { static let defaultValue = true }

private enum WheelSideKey: EnvironmentKey { static let defaultValue = WheelMetrics.Side.middle }

extension EnvironmentValues {
  /// Whether a wheel marks its chosen row; wheels beside each other are marked together.
  package var showsWheelBand: Bool {
    get { self[ShowsWheelBandKey.self] }
    set { self[ShowsWheelBandKey.self] = newValue }
  }

  /// Where the rows of a wheel stand across it.
  package var wheelSide: WheelMetrics.Side {
    get { self[WheelSideKey.self] }
    set { self[WheelSideKey.self] = newValue }
  }
}
