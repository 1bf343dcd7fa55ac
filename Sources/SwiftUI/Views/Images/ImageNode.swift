import Accessibility
import DisplayList
import Foundation
import Typesetting

extension Image: PrimitiveView {
  @MainActor
  package func makeNode(_ context: _NodeContext) -> ImageNode {
    ImageNode(self, context)
  }

  @MainActor
  package func updateNode(_ node: ImageNode) {
    node.update(self)
  }

  @MainActor
  public var _structure: _ViewStructure {
    guard let text = labelText else { return .view("Image") }
    return .view("Image", supplementary: [SupplementaryView("labelView", text)])
  }
}

extension Image {
  /// The text that names the image: what the app gave it, or else its own name; nil for pictures
  /// without a name and for ornaments.
  private var labelText: Text? {
    switch (label, storage) {
    case (.text(let text), _): text
    case (.decorative, _), (.automatic, .uiImage), (.automatic, .cgImage), (.automatic, .drawn): nil
    case (.automatic, .named(let name, let bundle)):
      Text(LocalizedStringKey(name), bundle: bundle)
    case (.automatic, .system(let name)): Text(verbatim: name)
    }
  }
}

/// The node of an image.
@MainActor
package final class ImageNode: LayoutNode {
  package private(set) var image: Image
  private var stored: ImageResolution?

  init(_ image: Image, _ context: _NodeContext) {
    self.image = image
    super.init(context)
    checkSize()
  }

  func update(_ new: Image) {
    guard image != new else { return }
    image = new
    stored = nil
    checkSize()
    invalidateLayout()
    graph.contentDidChange()
  }

  private func checkSize() {
    guard case .drawn(let drawing) = image.storage else { return }
    let size = drawing.givenSize
    _ = accepts([size.width, size.height], as: "Image")
  }

  /// What the function of a drawn image reads is drawn anew when it changes.
  package override func refresh() {
    flags.remove(.queued)
    graph.contentDidChange()
  }

  package override func environmentDidChange(_ keys: EnvironmentKeySet) {
    super.environmentDidChange(keys)
    stored = nil
    invalidateLayout()
  }

  private var resolution: ImageResolution {
    if let stored { return stored }
    let made = ImageResolution(image, environment)
    stored = made
    return made
  }

  private var font: ResolvedFont {
    let text = environment.derive(TextEnvironment.self) { TextEnvironment($0) }
    guard let own = environment.values.symbolFont else { return text.font }
    return text.resolve(own)
  }

  // MARK: Layout

  package override func measure(_ proposal: Proposal) -> CGSize {
    let natural = resolution.size(beside: font.descriptor)
    if image.shrinksToFit { return shrunk(natural, to: proposal) }
    return image.resizing == nil ? natural : proposal.replacing(unspecified: natural)
  }

  private func shrunk(_ natural: CGSize, to proposal: Proposal) -> CGSize {
    func part(_ offered: CGFloat, _ wanted: CGFloat) -> CGFloat {
      // What is not specified is no number.
      wanted > 0 && offered < wanted ? max(offered, 0) / wanted : 1
    }
    let factor = min(
      part(proposal.width, natural.width), part(proposal.height, natural.height))
    return CGSize(width: natural.width * factor, height: natural.height * factor)
  }

  package override func explicitAlignment(
    _ guide: AlignmentKey, _ dimensions: Dimensions
  ) -> CGFloat? {
    guard guide.isTextBaseline, resolution.isSymbol else { return nil }
    let height = dimensions.size.height
    return height
      - SymbolMetrics.baselineOffset(height: height, capHeight: font.metrics.capHeight)
  }

  // MARK: Drawing

  package override func draw(into canvas: inout DisplayCanvas) {
    let rect = canvas.pixelRect(size)
    if environment.values.isRedacted {
      let paint = environment.foregroundPaint(bounds: rect).multiplyingAlpha(by: 0.16)
      if rect.width > 0, rect.height > 0 { canvas.append(.fill(rect, paint)) }
      return
    }
    let shadows = resolution.takesForeground ? environment.foregroundShadows : []
    let resolution = resolution
    guard case .drawn = image.storage else {
      return canvas.shadowed(shadows, in: rect) {
        resolution.draw(in: rect, beside: font.descriptor, &$0)
      }
    }
    evaluateContent {
      canvas.shadowed(shadows, in: rect) {
        resolution.draw(in: rect, beside: font.descriptor, &$0)
      }
    }
  }

  // MARK: Accessibility

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    let label: String
    switch image.label {
    case .decorative: return
    case .text(let text): label = text.resolvedString(in: environment.values)
    case .automatic: label = image.spokenName
    }
    let element = builder.add(.image, for: self, label: label, traits: .image)
    if case .automatic = image.label { element.labelIsSymbolName = resolution.isSymbol }
    switch image.storage {
    case .system(let name), .named(let name, _):
      element.identifier = name
      element.identifierIsImageName = true
    case .uiImage, .cgImage, .drawn: break
    }
  }

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    guard CGRect(origin: .zero, size: size).contains(point) else { return false }
    path.append(self, at: point)
    return true
  }

  package override var dumpLabel: String? {
    switch image.storage {
    case .system(let name): "Image(systemName: \"\(name)\")"
    case .named(let name, _): "Image(\"\(name)\")"
    case .uiImage, .cgImage, .drawn: "Image"
    }
  }
}
