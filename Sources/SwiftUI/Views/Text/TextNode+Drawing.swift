import DisplayList
import Foundation
import Typesetting

extension TextNode {
  func drawText(into canvas: inout DisplayCanvas) {
    if let renderer = style.renderer { return draw(with: renderer, into: &canvas) }
    let layout = paragraph.layout(width: size.width, height: size.height)
    let bounds = CGRect(origin: canvas.origin, size: size)
    let isRedacted = environment.values.isRedacted
    for line in layout.lines {
      if isRedacted {
        drawBar(line, into: &canvas)
        continue
      }
      for fragment in line.fragments { draw(fragment, of: line, in: bounds, into: &canvas) }
    }
  }

  /// Draws a piece of a line, or a part of one; `bounds` are those of the text in the canvas.
  func draw(
    _ fragment: TextFragment, of line: TextLine, in bounds: CGRect,
    into canvas: inout DisplayCanvas
  ) {
    let look = look(of: fragment)
    let paint =
      look?.foreground.map { environment.paint($0, bounds: bounds) }
      ?? environment.foregroundPaint(bounds: bounds)
    if case .attachment(let size) = fragment.content, let image = look?.image {
      let rect = CGRect(
        x: canvas.origin.x + fragment.minX,
        y: canvas.origin.y + line.baseline - fragment.baselineOffset - size.height,
        width: size.width, height: size.height)
      ImageResolution(image, environment, paint: paint)
        .draw(in: rect, beside: fragment.font.descriptor, &canvas)
      return
    }
    let run = run(fragment, line, paint, look, canvas.origin)
    let smallCaps = fragment.font.descriptor.smallCaps
    if smallCaps.isEmpty {
      canvas.append(.text(run))
    } else {
      for piece in run.smallCaps(smallCaps) { canvas.append(.text(piece)) }
    }
  }

  /// How a piece looks; nil for a text of one plain run.
  func look(of fragment: TextFragment) -> TextLook? {
    guard let looks, looks.indices.contains(fragment.runIndex) else { return nil }
    return looks[fragment.runIndex]
  }

  /// Where a line is, without what it says.
  private func drawBar(_ line: TextLine, into canvas: inout DisplayCanvas) {
    let rect = canvas.pixelRect(line.frame.insetBy(dx: 0, dy: line.frame.height * 0.15))
    guard rect.width > 0, rect.height > 0 else { return }
    let paint = environment.foregroundPaint(bounds: rect).multiplyingAlpha(by: 0.16)
    canvas.append(.fill(rect, cornerRadius: rect.height * 0.2, paint))
  }

  private func run(
    _ fragment: TextFragment, _ line: TextLine, _ paint: Paint, _ look: TextLook?,
    _ origin: CGPoint
  ) -> GlyphRun {
    let start = fragment.minX
    var run = GlyphRun(
      fragment.text, font: GlyphFont(fragment.font.descriptor), paint: paint,
      origin: CGPoint(
        x: origin.x + start, y: origin.y + line.baseline - fragment.baselineOffset),
      advances: fragment.advances)
    run.isEllipsis = fragment.content == .ellipsis
    guard let look else { return run }
    run.underline = look.underline.map(decoration)
    run.strikethrough = look.strikethrough.map(decoration)
    if let background = look.background {
      let rect = CGRect(
        x: origin.x + start, y: origin.y + line.frame.minY, width: fragment.maxX - start,
        height: line.frame.height)
      run.background = RunBackground(color: environment.color(background), rect: rect)
    }
    return run
  }

  private func decoration(_ style: Text.LineStyle) -> DecorationLine {
    DecorationLine(
      pattern: DecorationLine.Pattern(rawValue: style.pattern.name) ?? .solid,
      color: style.color.map { environment.color($0) })
  }
}
