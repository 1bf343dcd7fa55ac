import CoreGraphics
import Foundation

/// Breaks shaped text into lines: greedily, each line as long as possible.
struct LineFitter {
  let shaped: ShapedText
  let runs: [TextRun]
  let options: ParagraphOptions

  /// Slack in points for the noise of adding lengths.
  static let tolerance = 1e-3

  /// Breaks the text to fit a room, either side of which may be infinite.
  ///
  /// At least one line is always laid out.
  /// - Complexity: O(n) in the number of clusters up to the last line that fits.
  func lines(width: Double, height: Double) -> LineSet {
    let limit = max(1, options.lineLimit ?? .max)
    var lines: [LineSpan] = []
    var used = 0.0
    var next = 0
    var isDone = false
    var isTruncated = false
    while !isDone {
      let (paragraph, begins) = paragraph(at: next, after: lines.last)
      let setting = paragraph?.value ?? options
      var line = nextLine(from: next, in: Room(width: width, setting, begins), setting)
      line.paragraph = paragraph
      measure(&line, setting)
      if let last = lines.last { line.gap = gap(between: last, setting, begins) }
      let isOutside = used + line.gap + line.height > height + LineFitter.tolerance
      if !lines.isEmpty, lines.count >= limit || isOutside {
        isTruncated = true
        break
      }
      used += line.gap + line.height
      lines.append(line)
      next = line.next
      isDone = next >= shaped.count && !endsWithNewline(line)
    }
    if isTruncated { truncateLast(&lines, width: width) }
    return LineSet(
      lines: lines, isTruncated: isTruncated, width: lines.reduce(0) { max($0, $1.extent) },
      height: used)
  }

  /// The room of one line, in points.
  private struct Room {
    var indent: Double
    var outdent: Double
    var tail: Double?
    /// What is left for letters; may be infinite.
    var width: Double

    init(width: Double, _ setting: ParagraphOptions, _ beginsParagraph: Bool) {
      indent = beginsParagraph ? setting.firstLineIndent.finiteOrZero : setting.indent.finiteOrZero
      let end = setting.tailIndent.isFinite ? setting.tailIndent : 0
      outdent = max(0, -end)
      tail = end > 0 ? end : nil
      self.width = max(0, min(width - outdent, tail ?? .infinity) - indent)
    }
  }

  /// How the paragraph of a line is set, nil for as the whole text is, and whether it begins with that line.
  ///
  /// The first character of a paragraph says so for all of it.
  private func paragraph(
    at start: Int, after last: LineSpan?
  ) -> (ParagraphOptions.Shared?, begins: Bool) {
    if let last, start == 0 || !shaped.clusters[start - 1].endsParagraph {
      return (last.paragraph, false)
    }
    return (runs.isEmpty ? nil : runs[runIndex(near: start)].paragraph, true)
  }

  /// What lies between two lines, in points; `setting` is that of the second one.
  private func gap(
    between first: LineSpan, _ setting: ParagraphOptions, _ beginsParagraph: Bool
  ) -> Double {
    let own = first.paragraph?.value ?? options
    var gap = first.leading + (own.lineSpacing.isFinite ? own.lineSpacing : 0)
    if beginsParagraph { gap += own.spacingAfter.finiteOrZero + setting.spacingBefore.finiteOrZero }
    return gap
  }

  /// Whether an empty line follows the last one.
  private func endsWithNewline(_ line: LineSpan) -> Bool {
    line.next > line.start && line.next == shaped.count
      && shaped.clusters[line.next - 1].isNewline
  }

  // MARK: One line

  /// The longest line from a cluster that is no wider than its room, but at least one cluster.
  private func nextLine(
    from start: Int, in room: Room, _ setting: ParagraphOptions
  ) -> LineSpan {
    var line = letters(from: start, width: room.width, setting)
    line.indent = room.indent
    line.outdent = room.outdent
    line.tail = room.tail
    return line
  }

  private func letters(
    from start: Int, width: Double, _ setting: ParagraphOptions
  ) -> LineSpan {
    let count = shaped.count
    guard start < count else { return LineSpan(start: start, end: start, next: start, width: 0) }
    let limit = shaped.clusters[start].start + width + LineFitter.tolerance
    return shaped.clusters.withUnsafeBufferPointer { clusters in
      var lastBreak = -1
      for index in start..<count {
        let cluster = clusters[index]
        if cluster.isNewline {
          return hardLine(start: start, end: index, next: index + 1, width: width)
        }
        guard index > start else { continue }
        if cluster.allowsBreakBefore { lastBreak = index }
        if cluster.end > limit, !cluster.isSpace {
          let isInWord = setting.wrapping == .character || lastBreak < 0
          return softLine(start: start, next: isInWord ? index : lastBreak)
        }
      }
      return hardLine(start: start, end: count, next: count, width: width)
    }
  }

  /// A line that a line end or the end of the text closes.
  ///
  /// Its trailing white space counts as far as there is room.
  private func hardLine(start: Int, end: Int, next: Int, width: Double) -> LineSpan {
    let full = extent(start, end)
    let inked = extent(start, trimmed(start, end))
    return LineSpan(start: start, end: end, next: next, width: max(inked, min(full, width)))
  }

  /// A wrapped line, whose trailing white space hangs.
  private func softLine(start: Int, next: Int) -> LineSpan {
    let end = trimmed(start, next)
    return LineSpan(start: start, end: end, next: next, width: extent(start, end))
  }

  /// The end of a range of clusters without white space at its end.
  func trimmed(_ start: Int, _ end: Int) -> Int {
    var end = end
    while end > start, shaped.clusters[end - 1].isSpace { end -= 1 }
    return end
  }

  /// Width of a range of clusters.
  func extent(_ start: Int, _ end: Int) -> Double {
    end > start ? shaped.clusters[end - 1].end - shaped.clusters[start].start : 0
  }

  // MARK: Heights

  private func measure(_ line: inout LineSpan, _ setting: ParagraphOptions) {
    guard !runs.isEmpty else { return }
    var pointSize = runs[0].font.descriptor.size
    if runs.count == 1 {
      line.ascent = runs[0].ascent
      line.descent = runs[0].descent
      line.leading = runs[0].font.metrics.leading
    } else {
      let last = max(line.start, line.next - 1)
      let first = runIndex(near: line.start)
      pointSize = 0
      for run in runs[first...max(first, runIndex(near: last))] {
        line.ascent = max(line.ascent, run.ascent)
        line.descent = max(line.descent, run.descent)
        line.leading = max(line.leading, run.font.metrics.leading)
        pointSize = max(pointSize, run.font.descriptor.size)
      }
    }
    if case .ofPointSize(let factor, let points) = setting.lineHeight {
      let height = max(0, (factor * pointSize + points).finiteOrZero)
      line.leading = 0
      line.ascent += height - line.height
    }
    adjustHeight(&line, setting)
  }

  /// The run of a cluster; past the end, that of the last cluster.
  private func runIndex(near cluster: Int) -> Int {
    shaped.count == 0 ? 0 : shaped.clusters[min(cluster, shaped.count - 1)].run
  }

  /// Applies the height multiple and the bounds of a line's height, at its top.
  private func adjustHeight(_ line: inout LineSpan, _ setting: ParagraphOptions) {
    var height = line.height
    if setting.lineHeightMultiple.finiteOrZero > 0 { height *= setting.lineHeightMultiple }
    height = max(height, setting.minimumLineHeight.finiteOrZero)
    let maximum = setting.maximumLineHeight.finiteOrZero
    if maximum > 0 { height = min(height, maximum) }
    line.ascent += height - line.height
  }
}
