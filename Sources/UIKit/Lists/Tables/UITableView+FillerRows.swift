import CoreGraphics

extension UITableView {
  /// The lines of the empty rows that a plain table draws below its last one.
  func appendFillerLines(to canvas: inout ViewCanvas) {
    guard style == .plain, fillerRowHeight >= canvas.pixel, separatorStyle != .none,
      tableFooterView == nil
    else { return }
    var y = contentSize.height + fillerRowHeight
    while y < bounds.maxY {
      let left = separatorInset.left
      canvas.fill(
        CGRect(
          x: left, y: y - canvas.pixel, width: bounds.width - left - separatorInset.right,
          height: canvas.pixel), separatorColor ?? .separator)
      y += fillerRowHeight
    }
  }
}
