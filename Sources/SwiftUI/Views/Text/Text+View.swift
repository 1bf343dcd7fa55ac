import Accessibility
import DisplayList
import Foundation
import Typesetting

extension Text: PrimitiveView {
  @MainActor
  package func makeNode(_ context: _NodeContext) -> TextNode {
    TextNode(self, context)
  }

  @MainActor
  package func updateNode(_ node: TextNode) {
    node.update(self)
  }

  @MainActor
  public var _structure: _ViewStructure { Self.structure }

  /// One for all: of no view are there as many.
  @MainActor private static let structure = _ViewStructure.view("Text")
}

/// The node of a text: measures a paragraph that is made when it is needed first.
@MainActor
package final class TextNode: LayoutNode, GestureSource {
  package override var sizeIsAnimated: Bool { false }

  @exclusivity(unchecked) package private(set) var text: Text
  @exclusivity(unchecked) private var storedParagraph: Paragraph?
  /// How each run looks; nil for a text of one plain run.
  @exclusivity(unchecked) private(set) var looks: [TextLook]?
  @exclusivity(unchecked) private(set) var extras: TextExtras?

  init(_ text: consuming Text, _ context: consuming _NodeContext) {
    self.text = text
    super.init(context)
  }

  func update(_ new: Text) {
    guard text != new else { return }
    if looks != nil || !new.isUnmodified { flags.insert(.spacingMayDiffer) }
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

  var style: TextEnvironment {
    environment.derive(TextEnvironment.self) { TextEnvironment($0) }
  }

  var paragraph: Paragraph {
    if let storedParagraph { return storedParagraph }
    let style = style
    let paragraph = makeParagraph(style)
    storedParagraph = paragraph
    if style.isUnusual || extras != nil { noteUnusual(style) }
    return paragraph
  }

  private func noteUnusual(_ style: TextEnvironment) {
    checkSize(of: style.font)
    // The environment says when there is another one, and with it another paragraph.
    if let renderer = style.renderer {
      makeExtras().renderer = renderer
    } else if let extras {
      extras.renderer = nil
    }
  }

  /// The distances that a run was given.
  private func check(_ style: TextRunStyle) {
    let distances = [style.kerning, style.tracking, style.baselineOffset]
    guard !distances.allSatisfy(\.isFinite) else { return }
    _ = accepts(distances, as: "The kerning, tracking or baselineOffset of a text")
  }

  private func checkSize(of font: ResolvedFont) {
    guard !font.descriptor.size.isFinite else { return }
    _ = accepts([font.descriptor.size], as: "The size of a font")
  }

  private func makeParagraph(_ style: TextEnvironment) -> Paragraph {
    if style.isPlain, let string = text.unmodifiedPlainText(in: style.textLocale) {
      looks = nil
      let shown = style.textCase == nil ? string : style.textCase.apply(to: string, style.locale)
      return Paragraph(shown, font: style.font, options: style.options)
    }
    let text = text
    if text.changesWithTime { followClock() }
    var resolver = TextResolver(presentValues)
    resolver.add(text, style.style)
    var runs: [TextRun] = []
    var looks: [TextLook] = []
    for piece in resolver.pieces {
      let font = style.resolvedFont(piece.style)
      checkSize(of: font)
      check(piece.style)
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
    if let extras, let renderer = extras.renderer { return renderer.size(proposal, of: self) }
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
    // Each stack around the text asks, and more than once.
    let paragraph = paragraph
    if let metrics = paragraph.plainMetrics {
      let edge = ViewSpacing.EdgeKind.text(metrics)
      spacing.top = edge
      spacing.bottom = edge
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

  package override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard K.self == Text.LayoutKey.self, flags.contains(.placed) else { return nil }
    return layoutPreference as? K.Value
  }

  // MARK: Drawing

  package override func draw(into canvas: inout DisplayCanvas) {
    let shadows = environment.foregroundShadows
    if shadows.isEmpty { return drawText(into: &canvas) }
    canvas.shadowed(shadows, in: CGRect(origin: canvas.origin, size: size)) {
      drawText(into: &$0)
    }
  }

  /// What a renderer of the app's own has read is drawn anew when it changes.
  package override func refresh() {
    flags.remove(.queued)
    graph.contentDidChange()
  }

  // MARK: Accessibility

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    let label = looks == nil ? paragraph.text : text.spokenString(in: presentValues)
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

  package func collectGestures(into collection: inout GestureCollection) {
    if let link = extras?.touchedLink { addLink(link, to: &collection) }
    if environment.values.isTextSelectable { addSelection(to: &collection) }
  }

  package override var dumpLabel: String? { "Text(\"\(text.plainString)\")" }
}
