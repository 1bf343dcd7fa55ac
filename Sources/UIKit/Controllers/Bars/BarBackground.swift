import CoreGraphics
import DisplayList
import Foundation

/// What lies behind the items of a bar: an image or a colour, and a line at its edge.
@MainActor
struct BarBackground {
  let appearance: UIBarAppearance
  var tint: UIColor?
  var style = UIBarStyle.default
  var isTranslucent = true
  /// Set on the bar itself, in place of the appearance's colour.
  var image: UIImage?
  /// Set on the bar itself, in place of the line.
  var shadowImage: UIImage?
  /// Whether there is no line at all.
  var hidesShadow = false

  /// Set on the bar itself; nil for what the appearance says.
  private var ownColor: UIColor? { tint ?? (style.isBlack ? .black : nil) }

  private func appendColors(in rect: CGRect, to canvas: inout ViewCanvas) {
    func shown(_ color: UIColor) -> UIColor { isTranslucent ? color : color.withAlphaComponent(1) }
    if let ownColor { return canvas.fill(rect, shown(ownColor)) }
    let isCovered = appearance.backgroundColor?.paintColor(in: canvas.traits).alpha == 1
    if let material = appearance.materialColor, !isCovered {
      if isTranslucent {
        canvas.fill(rect, through: material)
      } else {
        canvas.fill(rect, shown(material))
      }
    }
    if let color = appearance.backgroundColor { canvas.fill(rect, shown(color)) }
  }

  /// Fills `rect` and draws the line along `edge`, in points of the bar.
  func append(in rect: CGRect, edge: CGFloat, view: UIView, to canvas: inout ViewCanvas) {
    if let image {
      ImageDrawing.append(image, in: rect, tint: view.tintColor, to: &canvas)
    } else {
      appendColors(in: rect, to: &canvas)
      if let image = appearance.backgroundImage {
        let place = appearance.backgroundImageContentMode.rect(of: image.size, in: rect)
        ImageDrawing.append(image, in: place, tint: view.tintColor, to: &canvas)
      }
    }
    if hidesShadow { return }
    if let line = shadowImage ?? appearance.shadowImage {
      let height = max(line.size.height, 0)
      let place = CGRect(x: rect.minX, y: edge, width: rect.width, height: height)
      ImageDrawing.append(
        line, in: place, tint: appearance.shadowColor ?? view.tintColor, to: &canvas)
    } else if let line = appearance.shadowColor {
      canvas.fill(CGRect(x: rect.minX, y: edge, width: rect.width, height: canvas.pixel), line)
    }
  }
}

extension ViewCanvas {
  /// Shows what has been drawn in the rectangle so far, blurred and under a colour.
  @MainActor mutating func fill(_ rect: CGRect, through color: UIColor) {
    guard rect.width > 0, rect.height > 0 else { return }
    append(.fill(rect, .backdrop(Backdrop(material: color.paintColor(in: traits)))))
  }
}
