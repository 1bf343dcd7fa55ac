import CoreGraphics
import Foundation
import Metrics

extension UITextField {
  /// Between the views beside the text.
  func roomForText(in bounds: CGRect) -> CGRect {
    var rect = bounds.insetBy(dx: padding, dy: 0)
    if leftView != nil, isShown(leftViewMode) {
      let end = mirrored(leftViewRect(forBounds: bounds), in: bounds).maxX
      rect.size.width -= max(end - rect.minX, 0)
      rect.origin.x = max(end, rect.minX)
    }
    if rightView != nil, isShown(rightViewMode) {
      let start = mirrored(rightViewRect(forBounds: bounds), in: bounds).minX
      rect.size.width = max(start - rect.minX, 0)
    } else if madeClearButton?.isHidden == false {
      let start = mirrored(clearButtonRect(forBounds: bounds), in: bounds).minX
      rect.size.width = max(start - rect.minX, 0)
    }
    return mirrored(rect, in: bounds)
  }

  func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }

  /// Of the text or the placeholder, whichever is longer, in points.
  var contentWidth: CGFloat {
    let font = font ?? .systemFont(ofSize: 17)
    var width: CGFloat = 0
    for text in [shownText, placeholder ?? ""] where !text.isEmpty {
      width = max(width, TextBlock(text, font: font, color: .label).size(width: nil).width)
    }
    if !storedText.isEmpty, let text = attributedShownText {
      width = max(width, TextBlock(text, font: font, color: .label).size(width: nil).width)
    }
    return width
  }

  /// What lies behind the text: the image, and the border.
  func drawBorder(in canvas: inout ViewCanvas) {
    let image = isEnabled ? background : disabledBackground ?? background
    if borderStyle != .roundedRect, let image {
      ImageDrawing.append(image, in: bounds, tint: tintColor, to: &canvas)
    }
    switch borderStyle {
    case .none: break
    case .roundedRect:
      canvas.fill(bounds, cornerRadius: FieldMetrics.cornerRadius, .systemBackground)
      canvas.strokeInside(
        bounds, cornerRadius: FieldMetrics.cornerRadius, width: canvas.pixel, .separator)
    case .line, .bezel: canvas.strokeInside(bounds, width: 1, .label)
    }
  }
}
