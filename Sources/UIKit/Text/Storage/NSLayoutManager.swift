import CoreGraphics
import Foundation
import FoundationAdditions
import Typesetting

/// Lays a text storage out in its containers, and knows where its parts are.
///
/// Differs from Apple's: a glyph is a UTF-16 unit of the text; the whole text stands in the first
/// container.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
  open internal(set) weak var textStorage: NSTextStorage?
  open private(set) var textContainers: [NSTextContainer] = []
  /// Differs from Apple's: kept, and read by nobody here; lines have the heights of their fonts.
  open var usesFontLeading = true
  /// Differs from Apple's: kept, and read by nobody here; all is laid out at once.
  open var allowsNonContiguousLayout = false
  /// The view whose text this is; nil for one that an app has made for itself.
  weak var textView: UITextView?

  public nonisolated override init() { super.init() }

  // MARK: Containers

  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }

  open func removeTextContainer(at index: Int) {
    textContainers.remove(at: index).layoutManager = nil
  }

  open func ensureLayout(for container: NSTextContainer) {
    if let view = container.textView { view.layoutIfNeeded() }
  }

  /// Differs from Apple's: lays out all of the text, whatever the range.
  open func ensureLayout(forCharacterRange charRange: NSRange) {
    for container in textContainers { ensureLayout(for: container) }
  }

  /// Differs from Apple's: lays out all of the text, whatever the range.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) {
    for container in textContainers { ensureLayout(for: container) }
  }

  // MARK: The layout

  private var text: String { textStorage?.string ?? "" }

  /// The laid out text, from the upper left corner of the container, lines beside their padding.
  private var layout: TextLayout? {
    if let textView {
      let width = textView.textWidth(in: textView.bounds.width)
      return textView.textBlock(width: width).paragraph.layout(width: width, height: nil)
    }
    guard let textStorage, let container = textContainers.first else { return nil }
    let whole = container.size.width
    let width = whole > 0 && whole < 1e6 ? max(0, whole - 2 * container.lineFragmentPadding) : nil
    var options = TextBlockOptions()
    options.lineBreakMode = container.lineBreakMode
    options.numberOfLines = container.maximumNumberOfLines
    let font = UIFont.systemFont(ofSize: UIFont.smallSystemFontSize)
    return TextBlock(
      textStorage.isSubclass ? textStorage.content : textStorage, font: font, color: .label,
      options: options
    )
    .paragraph.layout(width: width, height: nil)
  }

  private var padding: CGFloat { textContainers.first?.lineFragmentPadding ?? 0 }

  /// UTF-8 offsets, which the layout counts in.
  private func offset(_ place: Int) -> Int {
    let index = String.Index(utf16Offset: min(max(place, 0), text.utf16.count), in: text)
    return text.utf8.distance(from: text.startIndex, to: index)
  }

  private func place(_ offset: Int) -> Int {
    let index = text.utf8.index(text.startIndex, offsetBy: min(offset, text.utf8.count))
    return index.utf16Offset(in: text)
  }

  private func range(_ line: TextLine) -> NSRange {
    let start = place(line.range.lowerBound)
    return NSRange(location: start, length: place(line.range.upperBound) - start)
  }

  // MARK: Glyphs

  open var numberOfGlyphs: Int { text.utf16.count }

  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: container === textContainers.first ? numberOfGlyphs : 0)
  }

  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  // MARK: Places, in the space of the container, in points

  /// What the text takes of its container, with the padding beside its lines.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard container === textContainers.first, let layout else { return .zero }
    let lines = layout.lines.reduce(CGRect.null) { $0.union($1.frame) }
    guard !lines.isNull else { return .zero }
    return CGRect(
      x: lines.minX, y: 0, width: lines.width + 2 * padding, height: max(lines.maxY, 0))
  }

  /// Differs from Apple's: in the first container, whatever `container` says; all of the text stands there.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect
  {
    guard let layout else { return .zero }
    let glyphs = text.wholeRange(glyphRange)
    let start = offset(glyphs.location)
    let part = start..<max(start, offset(NSMaxRange(glyphs)))
    let all = layout.rectangles(of: part).reduce(CGRect.null) { $0.union($1) }
    return all.isNull ? .zero : all.offsetBy(dx: padding, dy: 0)
  }

  /// Calls `block` with each line that shows something of the glyphs.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first, let layout else { return }
    let glyphs = text.wholeRange(glyphRange)
    var stop = ObjCBool(false)
    for line in layout.lines {
      let range = range(line)
      guard range.intersection(glyphs) != nil else { continue }
      let used = line.frame.insetBy(dx: -padding, dy: 0).offsetBy(dx: padding, dy: 0)
      block(fragment(line, in: container), used, container, range, &stop)
      if stop.boolValue { return }
    }
  }

  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    guard let container = textContainers.first, let line = line(at: glyphIndex) else {
      return .zero
    }
    effectiveRange?.pointee = range(line)
    return fragment(line, in: container)
  }

  /// What the glyphs of a glyph's line take, with the padding beside them.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    guard let line = line(at: glyphIndex) else { return .zero }
    effectiveRange?.pointee = range(line)
    return line.frame.insetBy(dx: -padding, dy: 0).offsetBy(dx: padding, dy: 0)
  }

  /// The container that a glyph stands in; nil where there is none.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> NSTextContainer? {
    guard glyphIndex >= 0, glyphIndex < numberOfGlyphs, let container = textContainers.first else {
      return nil
    }
    effectiveRange?.pointee = NSRange(location: 0, length: numberOfGlyphs)
    return container
  }

  /// From the start of its line to the glyph's baseline.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let line = line(at: glyphIndex),
      let caret = layout?.caret(at: offset(glyphIndex))
    else { return .zero }
    return CGPoint(x: caret.minX + padding, y: line.baseline - line.frame.minY)
  }

  private func line(at place: Int) -> TextLine? {
    layout?.lines.last { range($0).location <= place }
  }

  private func fragment(_ line: TextLine, in container: NSTextContainer) -> CGRect {
    let width = textView?.bounds.width ?? container.size.width
    return CGRect(
      x: 0, y: line.frame.minY, width: width > 0 ? width : line.frame.maxX + 2 * padding,
      height: line.frame.height)
  }

  // MARK: From points to characters

  /// The character at a point of the container, and how far into it the point is, in 0...1.
  ///
  /// Differs from Apple's: of the first container, whatever `container` says; all of the text stands there.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    guard let layout else { return 0 }
    let inner = CGPoint(x: point.x - padding, y: point.y)
    var place = place(layout.offset(nearest: inner))
    let text = text as NSString
    if let caret = layout.caret(at: offset(place)), caret.minX > inner.x, place > 0 {
      place = text.rangeOfComposedCharacterSequence(at: place - 1).location
    }
    place = min(place, max(0, text.length - 1))
    if let partialFraction {
      let start = layout.caret(at: offset(place))?.minX ?? 0
      let width =
        layout.rectangles(of: offset(place)..<max(offset(place), offset(place + 1)))
        .first?.width ?? 0
      partialFraction.pointee = width > 0 ? min(max((inner.x - start) / width, 0), 1) : 0
    }
    return place
  }

  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
  }

  // MARK: Changes

  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) {
    actualCharacterRange?.pointee = charRange
    textView?.setNeedsLayout()
  }

  /// Differs from Apple's: the whole text is drawn anew, whatever the range.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {
    textView?.setNeedsDisplay()
  }
}
