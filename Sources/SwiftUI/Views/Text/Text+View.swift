import Accessibility
import DisplayList
import Foundation
import Typesetting

extension Text: View {
  public typealias Body = Never

  @MainActor
  public static func _makeNode(_ view: Text, _ context: _NodeContext) -> _Node {
    TextNode(view, context)
  }

  @MainActor
  public static func _updateNode(_ node: _Node, to view: Text) {
    unsafeDowncast(node, to: TextNode.self).update(view)
  }

  @MainActor
  public var _structure: _ViewStructure { .view("Text") }
}

/// The node of a text: measures a paragraph that is made when it is needed first.
@MainActor
package final class TextNode: LayoutNode {
  package override var sizeIsAnimated: Bool { false }

  package private(set) var text: Text
  @exclusivity(unchecked) private var storedParagraph: Paragraph?
  /// How each run looks; nil for a text of one plain run.
  @exclusivity(unchecked) private(set) var looks: [TextLook]?
  @exclusivity(unchecked) private(set) var extras: TextExtras?

  init(_ text: Text, _ context: _NodeContext) {
    self.text = text
    super.init(context)
  }

  func update(_ new: Text) {
    guard text != new else { return }
    if looks != nil || !new.modifiers.isEmpty { flags.insert(.spacingMayDiffer) }
    text = new
    storedParagraph = nil
    invalidateLayout()
    graph.contentDidChange()
  }

  package override func environmentDidChange(_ keys: EnvironmentKeySet) {
    super.environmentDidChange(keys)
    // A text that was never measured has read nothing.
    guard storedParagraph != nil else { return }
    guard looks != nil || !keys.isDisjoint(with: TextEnvironment.keys) else { return }
    storedParagraph = nil
    flags.insert(.spacingMayDiffer)
    invalidateLayout()
  }

  /// Says that the text, which tells the time, says something else.
  func timeDidPass() {
    storedParagraph = nil
    invalidateLayout()
    graph.contentDidChange()
  }

  func makeExtras() -> TextExtras {
    if let extras { return extras }
    let new = TextExtras()
    extras = new
    return new
  }

  package override func tearDown() {
    super.tearDown()
    stopFollowingClock()
  }

  private var style: TextEnvironment {
    environment.derive(TextEnvironment.self) { TextEnvironment($0) }
  }

  var paragraph: Paragraph {
    if let storedParagraph { return storedParagraph }
    let paragraph = makeParagraph(style)
    storedParagraph = paragraph
    return paragraph
  }

  private func makeParagraph(_ style: TextEnvironment) -> Paragraph {
    if style.isPlain, text.modifiers.isEmpty, let string = text.plainText(in: style.textLocale) {
      looks = nil
      let shown = style.textCase.apply(to: string, style.locale)
      return Paragraph(shown, font: style.font, options: style.options)
    }
    if text.changesWithTime { followClock() }
    var resolver = TextResolver(presentValues)
    resolver.add(text, style.style)
    var runs: [TextRun] = []
    var looks: [TextLook] = []
    for piece in resolver.pieces {
      let font = style.resolvedFont(piece.style)
      let room = piece.style.kerning + piece.style.tracking
      if let image = piece.image {
        let size = ImageResolution(image, environment).size(beside: font.descriptor)
        let drop = SymbolMetrics.baselineOffset(
          height: size.height, capHeight: font.metrics.capHeight)
        runs.append(
          TextRun(
            .attachment(size), font: font, tracking: room,
            baselineOffset: piece.style.baselineOffset - drop))
      } else {
        runs.append(
          TextRun(
            style.textCase.apply(to: piece.text, style.locale), font: font, tracking: room,
            baselineOffset: piece.style.baselineOffset))
      }
      looks.append(TextLook(piece.style, image: piece.image))
    }
    if runs.isEmpty {
      runs = [TextRun("", font: style.font)]
      looks = [TextLook(style.style)]
    }
    self.looks = looks
    return Paragraph(runs: runs, options: style.options)
  }

  // MARK: Layout

  package override func measure(
    _ proposal: Proposal, holdingIn region: inout ProposalRegion
  ) -> CGSize {
    let paragraph = paragraph
    let room = paragraph.idealRoom
    if !(proposal.width < room.width || proposal.height < room.height) {
      region.width = .from(room.width)
      region.height = .from(room.height)
      return paragraph.idealSize
    }
    return paragraph.size(width: proposal.width.ifSpecified, height: proposal.height.ifSpecified)
  }

  package override var spacing: ViewSpacing {
    var spacing = ViewSpacing()
    if let metrics = paragraph.plainMetrics {
      spacing.top = .text(metrics)
      spacing.bottom = .text(metrics)
      return spacing
    }
    let font = style.font
    let runs = paragraph.runs
    spacing.top = .text((runs.first?.font ?? font).sharedMetrics)
    spacing.bottom = .text((runs.last?.font ?? font).sharedMetrics)
    return spacing
  }

  package override func explicitAlignment(
    _ guide: AlignmentKey, _ dimensions: Dimensions
  ) -> CGFloat? {
    guard guide.isTextBaseline else { return nil }
    let layout = paragraph.layout(
      width: dimensions.size.width, height: dimensions.size.height)
    return guide.id == AlignmentKey.firstTextBaseline.id
      ? layout.firstBaseline : layout.lastBaseline
  }

  // MARK: Drawing

  package override func draw(into canvas: inout DisplayCanvas) {
    let shadows = environment.foregroundShadows
    if shadows.isEmpty { return drawText(into: &canvas) }
    canvas.shadowed(shadows, in: CGRect(origin: canvas.origin, size: size)) {
      drawText(into: &$0)
    }
  }

  private func drawText(into canvas: inout DisplayCanvas) {
    let layout = paragraph.layout(width: size.width, height: size.height)
    let bounds = CGRect(origin: canvas.origin, size: size)
    let isRedacted = environment.values.isRedacted
    for line in layout.lines {
      if isRedacted {
        drawBar(line, into: &canvas)
        continue
      }
      for fragment in line.fragments {
        let look = looks.flatMap {
          $0.indices.contains(fragment.runIndex) ? $0[fragment.runIndex] : nil
        }
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
          continue
        }
        let run = run(fragment, line, paint, look, canvas.origin)
        if fragment.font.descriptor.hasSmallCaps {
          for piece in run.smallCaps() { canvas.append(.text(piece)) }
        } else {
          canvas.append(.text(run))
        }
      }
    }
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

  // MARK: Accessibility

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    let label = looks == nil ? paragraph.text : text.resolvedString(in: presentValues)
    builder.add(
      .staticText, for: self, label: label, traits: .staticText, children: linkElements(builder))
  }

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    guard CGRect(origin: .zero, size: size).contains(point) else { return false }
    path.append(self, at: point)
    if looks != nil, let link = link(at: point) {
      makeExtras().touchedLink = link
    } else {
      extras?.touchedLink = nil
    }
    return true
  }

  package override func collectGestures(into collection: inout GestureCollection) {
    if let link = extras?.touchedLink { addLink(link, to: &collection) }
    if environment.values.isTextSelectable { addSelection(to: &collection) }
  }

  package override var dumpLabel: String? { "Text(\"\(text.plainString)\")" }
}
