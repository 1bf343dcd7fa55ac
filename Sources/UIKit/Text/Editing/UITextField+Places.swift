import CoreGraphics
import Foundation
import Metrics

/// The text of a field as it is drawn, and where its parts stand.
extension UITextField {
  var shownText: String {
    isSecureTextEntry ? String(repeating: "\u{2022}", count: storedText.count) : storedText
  }

  private var presentFont: UIFont { font ?? .systemFont(ofSize: 17) }

  /// The text, or what is shown while there is none.
  private var shownBlock: TextBlock {
    let isEmpty = storedText.isEmpty
    let label = isEmpty ? madePlaceholderLabel : nil
    let font = label?.ownFont ?? presentFont
    let color: UIColor =
      isEmpty
      ? label?.ownColor ?? defaultPlaceholderColor
      : isEnabled ? textColor ?? .label : .tertiaryLabel
    var options = TextBlockOptions()
    options.alignment = textAlignment
    options.isRightToLeft = isRightToLeft
    options.numberOfLines = 1
    options.scale = max(traitCollection.displayScale, 1)
    if adjustsFontSizeToFitWidth {
      let least = minimumFontSize > 0 ? minimumFontSize : font.pointSize / 2
      options.minimumScaleFactor = min(least / max(font.pointSize, 1), 1)
    }
    if isEmpty, let storedAttributedPlaceholder {
      return TextBlock(storedAttributedPlaceholder, font: font, color: color, options: options)
    }
    if !isEmpty, let text = attributedShownText {
      return TextBlock(text, font: font, color: color, options: options)
    }
    return TextBlock(
      isEmpty ? placeholder ?? "" : shownText, font: font, color: color, options: options)
  }

  /// Where a text block is drawn, in the field's space.
  private func place(of block: TextBlock) -> CGRect {
    let rect = textRect(forBounds: bounds)
    let height = block.size(width: adjustsFontSizeToFitWidth ? rect.width : nil).height
    let y = Rounding.nearest(rect.midY - height / 2, max(traitCollection.displayScale, 1))
    return CGRect(x: rect.minX, y: y, width: rect.width, height: height)
  }

  // MARK: Places

  /// From UTF-16 units of the text to UTF-8 offsets of what is shown.
  private func shownOffset(of offset: Int) -> Int {
    let index = String.Index(
      utf16Offset: min(max(offset, 0), storedText.utf16.count), in: storedText)
    guard isSecureTextEntry else {
      return storedText.utf8.distance(from: storedText.startIndex, to: index)
    }
    return storedText.distance(from: storedText.startIndex, to: index) * "\u{2022}".utf8.count
  }

  /// The insertion point before a place of the text, in UTF-16 units.
  func insertionPoint(at offset: Int) -> CGRect {
    let block = shownBlock
    let place = place(of: block)
    let caret = storedText.isEmpty ? nil : block.caret(at: shownOffset(of: offset), place.width)
    let x = caret?.minX ?? emptyPlace(in: place.width)
    return CGRect(
      x: place.minX + min(max(x, 0), place.width), y: place.minY,
      width: FieldMetrics.insertionPointWidth, height: place.height)
  }

  /// Where the first character would begin.
  private func emptyPlace(in width: CGFloat) -> CGFloat {
    switch textAlignment {
    case .center: width / 2
    case .right: width
    case .left: 0
    default: isRightToLeft ? width : 0
    }
  }

  package func textOffset(nearest point: CGPoint) -> Int {
    guard !storedText.isEmpty else { return 0 }
    let block = shownBlock
    let place = place(of: block)
    let offset = block.offset(
      nearest: CGPoint(x: point.x - place.minX, y: point.y - place.minY), place.width)
    if isSecureTextEntry {
      let index = storedText.index(
        storedText.startIndex, offsetBy: offset / "\u{2022}".utf8.count,
        limitedBy: storedText.endIndex)
      return (index ?? storedText.endIndex).utf16Offset(in: storedText)
    }
    let index = storedText.utf8.index(
      storedText.startIndex, offsetBy: offset, limitedBy: storedText.endIndex)
    return (index ?? storedText.endIndex).utf16Offset(in: storedText)
  }

  package func textRectangles(of range: NSRange) -> [CGRect] {
    guard range.length > 0 else { return [insertionPoint(at: range.location)] }
    let block = shownBlock
    let place = place(of: block)
    let shown = shownOffset(of: range.location)..<shownOffset(of: NSMaxRange(range))
    return block.rectangles(of: shown, place.width)
      .map { $0.offsetBy(dx: place.minX, dy: place.minY) }
  }

  // MARK: Drawing

  /// Draws the text with what is selected of it, or with the insertion point.
  func drawShownText(in canvas: inout ViewCanvas) {
    let selection = _selection
    let isSelected = isFirstResponder && selection.length > 0
    if isSelected {
      let rects = selectionRects(for: UITextRange(selection)).map(\.rect)
      SelectionDrawing.append(rects, tintColor, to: &canvas)
    }
    let block = shownBlock
    var place = place(of: block)
    place.size.height += 1
    block.append(to: &canvas, in: place)
    if isFirstResponder, !isSelected {
      canvas.fill(caretRect(for: UITextPosition(NSMaxRange(selection))), tintColor)
    }
  }
}

// MARK: - Editing

extension UITextField {
  package var isTextEditable: Bool { isEnabled }
  package var isTextSecret: Bool { isSecureTextEntry }

  package func editMenu(for range: NSRange, suggested: [UIMenuElement]) -> UIMenu? {
    DefaultRequirement.asked(
      delegate?.textField(self, editMenuForCharactersIn: range, suggestedActions: suggested))
  }
}
