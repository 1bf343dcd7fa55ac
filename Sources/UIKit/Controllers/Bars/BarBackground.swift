import CoreGraphics
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

  /// Nil for nothing.
  private var color: UIColor? {
    let color = tint ?? (style == .black ? .black : appearance.shownBackgroundColor)
    return isTranslucent ? color : color?.withAlphaComponent(1)
  }

  /// Fills `rect` and draws the line along `edge`, in points of the bar.
  func append(in rect: CGRect, edge: CGFloat, view: UIView, to canvas: inout ViewCanvas) {
    if let image {
      ImageDrawing.append(image, in: rect, tint: view.tintColor, to: &canvas)
    } else {
      if let color {
        // What is behind a bar on iOS is blurred beyond recognition.
        if tint == nil, style != .black, isTranslucent, appearance.isChrome {
          canvas.fill(rect, UIColor.systemBackground.withAlphaComponent(0.75))
        }
        canvas.fill(rect, color)
      }
      if let image = appearance.backgroundImage {
        let place = appearance.backgroundImageContentMode.rect(of: image.size, in: rect)
        ImageDrawing.append(image, in: place, tint: view.tintColor, to: &canvas)
      }
    }
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
