import CoreGraphics
import Foundation

/// Turns broken lines into places on the page.
struct TextLayoutBuilder {
  let paragraph: Paragraph
  let shaped: ShapedText
  let set: LineSet
  let size: CGSize
  let room: CGSize
  private let runs: [TextRun]
  private let utf8: [UInt8]
  private let fonts: [ResolvedFont]

  init(paragraph: Paragraph, shaped: ShapedText, set: LineSet, size: CGSize, room: CGSize) {
    self.paragraph = paragraph
    self.shaped = shaped
    self.set = set
    self.size = size
    self.room = room
    runs = paragraph.runs
    utf8 = Array(paragraph.text.utf8)
    fonts = runs.map { $0.font.scaled(by: set.scaleFactor) }
  }

  func layout() -> TextLayout {
    let scale = paragraph.options.displayScale
    let factor = set.scaleFactor
    let firstAscent = (set.lines.first?.ascent ?? 0) * factor
    let firstBaseline = PixelRounding.nearest(firstAscent, scale: scale)
    // Rounding the first baseline moves all of the text.
    let shift = firstBaseline - firstAscent
    var top = 0.0
    var lines: [TextLine] = []
    lines.reserveCapacity(set.lines.count)
    for span in set.lines {
      lines.append(line(span, top: top * factor + shift))
      top += span.height + span.leading + spacing
    }
    let last = lines.last?.baseline ?? 0
    return TextLayout(
      size: size, lines: lines, isTruncated: isTruncated, scaleFactor: factor,
      firstBaseline: firstBaseline, lastBaseline: PixelRounding.ceiling(last, scale: scale))
  }

  private var spacing: Double {
    paragraph.options.lineSpacing.isFinite ? paragraph.options.lineSpacing : 0
  }

  /// Tightened text is complete although its last line had to be squeezed.
  private var isTruncated: Bool {
    guard let last = set.lines.last, set.isTruncated else { return false }
    return last.letterSpacing == 0
  }

  private var boxWidth: CGFloat { room.width.isFinite ? room.width : size.width }

  private func line(_ span: LineSpan, top: CGFloat) -> TextLine {
    let factor = set.scaleFactor
    let width = span.width * factor
    let x = leftEdge(of: width)
    let fragments = fragments(of: span, x: x)
    let start = byte(span.start)
    return TextLine(
      range: start..<max(start, byte(span.next)),
      frame: CGRect(x: x, y: top, width: width, height: span.height * factor),
      baseline: top + span.ascent * factor, fragments: fragments,
      hasEllipsis: span.ellipsis != .none)
  }

  private func leftEdge(of width: CGFloat) -> CGFloat {
    let slack = boxWidth - width
    let options = paragraph.options
    switch options.alignment {
    case .center: return slack / 2
    case .leading: return options.isRightToLeft ? slack : 0
    case .trailing: return options.isRightToLeft ? 0 : slack
    }
  }

  private func byte(_ cluster: Int) -> Int {
    shaped.offset(cluster)
  }

  // MARK: Fragments

  private func fragments(of span: LineSpan, x: CGFloat) -> [TextFragment] {
    var fragments: [TextFragment] = []
    switch span.ellipsis {
    case .none:
      append(span.start..<span.end, of: span, to: &fragments)
    case .between(let head, let tail):
      append(span.start..<head, of: span, to: &fragments)
      fragments.append(ellipsis(run: span.ellipsisRun, at: byte(head)))
      append(tail..<max(tail, span.end), of: span, to: &fragments)
    }
    for index in fragments.indices { fragments[index].order = index }
    return BidiOrder(isRightToLeft: paragraph.options.isRightToLeft)
      .placed(fragments, from: x)
  }

  /// Cuts a range of clusters where the run changes.
  ///
  /// Positions are still relative to the fragment's own left edge, and gaps of kerning count to the
  /// character before them.
  private func append(
    _ range: Range<Int>, of span: LineSpan, to fragments: inout [TextFragment]
  ) {
    var start = range.lowerBound
    while start < range.upperBound {
      let run = shaped.clusters[start].run
      var end = start + 1
      while end < range.upperBound, shaped.clusters[end].run == run { end += 1 }
      fragments.append(fragment(start..<end, run: run, of: span, lineEnd: range.upperBound))
      start = end
    }
  }

  private func fragment(
    _ clusters: Range<Int>, run: Int, of span: LineSpan, lineEnd: Int
  ) -> TextFragment {
    let factor = set.scaleFactor
    let origin = shaped.clusters[clusters.lowerBound].start
    let bytes = byte(clusters.lowerBound)..<byte(clusters.upperBound)
    var positions: [CGFloat] = []
    var advances: [CGFloat] = []
    for (index, cluster) in clusters.enumerated() {
      let spacing = Double(index) * span.letterSpacing
      let next =
        cluster + 1 < lineEnd
        ? shaped.clusters[cluster + 1].start + span.letterSpacing : shaped.clusters[cluster].end
      positions.append((shaped.clusters[cluster].start - origin + spacing) * factor)
      advances.append((next - shaped.clusters[cluster].start) * factor)
    }
    var content = TextFragment.Content.glyphs
    if case .attachment(let size) = runs[run].content {
      content = .attachment(CGSize(width: size.width * factor, height: size.height * factor))
    }
    return TextFragment(
      content: content, runIndex: run, text: String(decoding: utf8[bytes], as: UTF8.self),
      range: bytes, font: fonts[run], positions: positions, advances: advances,
      offsets: clusters.map(byte), baselineOffset: runs[run].baselineOffset * factor)
  }

  private func ellipsis(run: Int, at offset: Int) -> TextFragment {
    let font = fonts[run]
    let tracking = runs[run].tracking * set.scaleFactor
    return TextFragment(
      content: .ellipsis, runIndex: run, text: "\u{2026}", range: offset..<offset, font: font,
      positions: [0], advances: [runs[run].font.ellipsisWidth * set.scaleFactor + tracking],
      offsets: [offset], baselineOffset: runs[run].baselineOffset * set.scaleFactor)
  }
}
