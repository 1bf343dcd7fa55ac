import CoreGraphics
import DisplayList
import Foundation
import Metrics

/// The arrow of a popover and the colour behind its content.
@MainActor
final class PopoverArrowView: UIView {
  private var arrow: UIPopoverArrowDirection = []
  private var tip = CGPoint.zero
  private var content = CGRect.zero
  var hasArrow = true
  var color = UIColor.systemBackground { didSet { setNeedsDisplay() } }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  func follow(_ layout: PopoverLayout, in bounds: CGRect) {
    frame = bounds
    arrow = layout.arrow
    tip = layout.tip
    content = layout.frame
    setNeedsDisplay()
  }

  override func appendDisplayItems(to canvas: inout ViewCanvas) {
    var inner = ViewCanvas(traits: canvas.traits)
    appendCard(to: &inner)
    let shadow = Shadow(PopoverMetrics.shadow)
    canvas.append(.group(GroupAttributes(shadow: shadow), inner.list.items))
  }

  private func appendCard(to canvas: inout ViewCanvas) {
    canvas.fill(content, cornerRadius: PopoverMetrics.cornerRadius, color)
    guard hasArrow, !arrow.isEmpty else { return }
    let half = PopoverLayout.arrowLength
    let path = CGMutablePath()
    path.move(to: tip)
    switch arrow {
    case .up, .down:
      let y = arrow == .up ? content.minY : content.maxY
      path.addLine(to: CGPoint(x: tip.x + half, y: y))
      path.addLine(to: CGPoint(x: tip.x - half, y: y))
    default:
      let x = arrow == .left ? content.minX : content.maxX
      path.addLine(to: CGPoint(x: x, y: tip.y + half))
      path.addLine(to: CGPoint(x: x, y: tip.y - half))
    }
    path.closeSubpath()
    canvas.append(.fill(path, canvas.paint(color)))
  }
}
