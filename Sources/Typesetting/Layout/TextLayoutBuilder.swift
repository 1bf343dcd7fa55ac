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
      top += span.gap
      lines.append(line(span, top: top * factor + shift))
      top += span.height
    }
    let last = lines.last?.baseline ?? 0
    return TextLayout(
      size: size, lines: lines, isTruncated: isTruncated, scaleFactor: factor,
      firstBaseline: firstBaseline, lastBaseline: PixelRounding.ceiling(last, scale: scale))
  }

  /// Tightened text is complete although its last line had to be squeezed.
  private var isTruncated: Bool {
    guard let last = set.lines.last, set.isTruncated else { return false }
    return last.letterSpacing == 0
  }

  private var boxWidth: CGFloat { room.width.isFinite ? room.width : size.width }

  private func line(_ span: LineSpan, top: CGFloat) -> TextLine {
    let factor = set.scaleFactor
    let setting = span.paragraph?.value ?? paragraph.options
    var span = span
    let slack = slack(of: span)
    if setting.alignment == .justified, justify(&span, slack) { span.width += slack / factor }
    let width = span.width * factor
    let x = leftEdge(of: span, setting)
    let fragments = fragments(of: span, x: x, isRightToLeft: setting.isRightToLeft)
    let start = byte(span.start)
    return TextLine(
      range: start..<max(start, byte(span.next)),
      frame: CGRect(x: x, y: top, width: width, height: span.height * factor),
      baseline: top + span.ascent * factor, fragments: fragments,
      hasEllipsis: span.ellipsis != .none)
  }

  /// What a line leaves free of its room, in points.
  private func slack(of span: LineSpan) -> CGFloat {
    let factor = set.scaleFactor
    let end = min(boxWidth, span.tail.map { $0 * factor } ?? .infinity) - span.outdent * factor
    return end - (span.indent + span.width) * factor
  }

  private func leftEdge(of span: LineSpan, _ setting: ParagraphOptions) -> CGFloat {
    let slack = slack(of: span)
    let before = span.indent * set.scaleFactor
    // Where the line begins, from the leading edge.
    let lead =
      switch setting.alignment {
      case .center: before + slack / 2
      case .leading, .justified: before
      case .trailing: before + slack
      }
    return setting.isRightToLeft ? boxWidth - lead - span.width * set.scaleFactor : lead
  }

  /// Spreads the words of a wrapped line, so that it fills its room; false for any other line.
  private func justify(_ span: inout LineSpan, _ slack: CGFloat) -> Bool {
    guard span.next < shaped.count, span.next > span.start, span.ellipsis == .none, slack > 0,
      !shaped.clusters[span.next - 1].isNewline
    else { return false }
    let spaces = (span.start..<span.end).reduce(0) { $0 + (shaped.clusters[$1].isSpace ? 1 : 0) }
    guard spaces > 0 else { return false }
    span.wordSpacing = slack / set.scaleFactor / Double(spaces)
    return true
  }

  private func byte(_ cluster: Int) -> Int {
    shaped.offset(cluster)
  }

  // MARK: Fragments

  private func fragments(
    of span: LineSpan, x: CGFloat, isRightToLeft: Bool
  ) -> [TextFragment] {
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
    return BidiOrder(isRightToLeft: isRightToLeft)
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
    // Points added before the character, from the left edge on.
    var added = 0.0
    for cluster in clusters {
      let own = shaped.clusters[cluster]
      let spacing = span.letterSpacing + (own.isSpace ? span.wordSpacing : 0)
      let next = cluster + 1 < lineEnd ? shaped.clusters[cluster + 1].start + spacing : own.end
      positions.append((own.start - origin + added) * factor)
      advances.append((next - own.start) * factor)
      added += spacing
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
