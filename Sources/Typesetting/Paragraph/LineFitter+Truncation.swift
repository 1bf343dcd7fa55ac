import CoreGraphics
import Foundation

extension LineFitter {
  /// How much of its width a line may lose between letters before it is truncated instead.
  private static let greatestTightening = 0.05

  /// Makes the last line show that text is left out.
  func truncateLast(_ lines: inout [LineSpan], width: Double) {
    guard var line = lines.popLast() else { return }
    defer { lines.append(line) }
    let setting = line.paragraph?.value ?? options
    guard setting.truncation != .clip else { return }
    let width = max(0, min(width - line.outdent, line.tail ?? .infinity) - line.indent)
    let paragraphEnd = endOfParagraph(from: line.start)
    let isLastParagraph = paragraphEnd >= shaped.count
    if isLastParagraph, setting.allowsTightening, tighten(&line, end: paragraphEnd, width: width) {
      return
    }
    let whole = extent(line.start, paragraphEnd)
    var mode = setting.truncation
    // Only later paragraphs are missing: the ellipsis follows what is there.
    if whole <= width { mode = .tail }
    switch mode {
    case .head: truncateHead(&line, end: paragraphEnd, width: width)
    case .middle: truncateMiddle(&line, end: paragraphEnd, width: width)
    case .tail, .clip: truncateTail(&line, end: paragraphEnd, width: width)
    }
    line.next = shaped.count
  }

  private func endOfParagraph(from start: Int) -> Int {
    var end = start
    while end < shaped.count, !shaped.clusters[end].isNewline { end += 1 }
    return end
  }

  private func ellipsisWidth(run: Int) -> Double {
    guard run < runs.count else { return 0 }
    return runs[run].font.ellipsisWidth + runs[run].tracking
  }

  private func tighten(_ line: inout LineSpan, end: Int, width: Double) -> Bool {
    let end = trimmed(line.start, end)
    let natural = extent(line.start, end)
    guard end - line.start > 1, natural * (1 - LineFitter.greatestTightening) <= width else {
      return false
    }
    line.letterSpacing = (width - natural) / Double(end - line.start - 1)
    line.end = end
    line.next = shaped.count
    line.width = width
    return true
  }

  private func truncateTail(_ line: inout LineSpan, end: Int, width: Double) {
    let run = line.start < shaped.count ? shaped.clusters[line.start].run : 0
    var head = line.start
    while head < end,
      extent(line.start, head + 1) + ellipsisWidth(run: shaped.clusters[head].run)
        <= width + LineFitter.tolerance
    {
      head += 1
    }
    head = trimmed(line.start, head)
    line.ellipsisRun = head > line.start ? shaped.clusters[head - 1].run : run
    finish(&line, head: head, tail: end, end: end, width: width)
  }

  private func truncateHead(_ line: inout LineSpan, end: Int, width: Double) {
    let end = trimmed(line.start, end)
    line.ellipsisRun = line.start < shaped.count ? shaped.clusters[line.start].run : 0
    let room = width - ellipsisWidth(run: line.ellipsisRun) + LineFitter.tolerance
    let tail = firstOfTail(start: line.start, end: end, room: room)
    finish(&line, head: line.start, tail: tail, end: end, width: width)
  }

  private func truncateMiddle(_ line: inout LineSpan, end: Int, width: Double) {
    let end = trimmed(line.start, end)
    line.ellipsisRun = line.start < shaped.count ? shaped.clusters[line.start].run : 0
    let room = width - ellipsisWidth(run: line.ellipsisRun) + LineFitter.tolerance
    let tail = firstOfTail(start: line.start, end: end, room: room / 2)
    var head = line.start
    while head < tail, extent(line.start, head + 1) + extent(tail, end) <= room { head += 1 }
    finish(&line, head: head, tail: tail, end: end, width: width)
  }

  /// The first cluster of the longest end of a range that fits.
  private func firstOfTail(start: Int, end: Int, room: Double) -> Int {
    var tail = end
    while tail > start, extent(tail - 1, end) <= room { tail -= 1 }
    return tail
  }

  private func finish(_ line: inout LineSpan, head: Int, tail: Int, end: Int, width: Double) {
    let full =
      extent(line.start, head) + ellipsisWidth(run: line.ellipsisRun) + extent(tail, end)
    line.ellipsis = .between(head: head, tail: tail)
    line.end = end
    line.width = min(full, max(width, 0))
  }
}
