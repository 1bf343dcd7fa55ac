import Accessibility
import CoreGraphics
import DisplayList
import Foundation

/// A view that is drawn by a function.
public nonisolated struct Canvas<Symbols: View>: PrimitiveView {
  /// The views that the function may draw by their tags.
  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  public var isOpaque: Bool
  /// Differs from Apple's: pictures have the standard range of colours in every `colorMode`.
  public var colorMode: ColorRenderingMode
  /// Differs from Apple's: makes no difference; the canvas is drawn at once, with what is around it.
  public var rendersAsynchronously: Bool

  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  @MainActor
  package func makeNode(_ context: _NodeContext) -> CanvasNode {
    let node = CanvasNode(context)
    node.take(renderer, isOpaque: isOpaque)
    node.symbols = Symbols._makeNode(symbols, node.childContext)
    return node
  }

  @MainActor
  package func updateNode(_ node: CanvasNode) {
    if let symbols = node.symbols { Symbols._updateNode(symbols, to: self.symbols) }
    node.take(renderer, isOpaque: isOpaque)
  }

  @MainActor
  public var _structure: _ViewStructure {
    .view(
      "Canvas",
      supplementary: Symbols.self == EmptyView.self
        ? [] : [SupplementaryView("symbolsView", symbols)])
  }
}

extension Canvas where Symbols == EmptyView {
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: {})
  }
}

// MARK: - Node

@MainActor
package final class CanvasNode: LayoutNode {
  private var renderer: (inout GraphicsContext, CGSize) -> Void = { _, _ in }
  private var isOpaque = false
  var symbols: _Node?

  func take(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void, isOpaque: Bool) {
    self.renderer = renderer
    self.isOpaque = isOpaque
    graph.contentDidChange()
  }

  package override func forEachChild(_ body: (_Node) -> Void) {
    if let symbols { body(symbols) }
  }

  package override func environmentDidChange(_ keys: EnvironmentKeySet) {
    super.environmentDidChange(keys)
    graph.contentDidChange()
  }

  /// What the drawing function reads is drawn anew when it changes.
  package override func refresh() {
    flags.remove(.queued)
    graph.contentDidChange()
  }

  // MARK: Drawing

  package override func draw(into canvas: inout DisplayCanvas) {
    let rect = CGRect(origin: canvas.origin, size: size)
    guard rect.width > 0, rect.height > 0 else { return }
    let scale = canvas.scale
    let recording = CanvasRecording(
      size: size, scale: scale, scope: environment,
      render: { [unowned self] view, proposal in rendered(view, proposal, scale) },
      symbol: { [unowned self] in symbol($0, scale) })
    var context = GraphicsContext(recording)
    evaluateContent { renderer(&context, size) }
    canvas.group(GroupAttributes(clip: Clip(rect))) { canvas in
      if isOpaque { canvas.append(.fill(rect, Paint.black)) }
      canvas.group(
        GroupAttributes(transform: CGAffineTransform(translationX: rect.minX, y: rect.minY))
      ) { inner in
        for item in recording.items { inner.append(item) }
      }
    }
  }

  private func symbol(_ id: AnyHashable, _ scale: CGFloat) -> RenderedView? {
    var elements: ContiguousArray<LayoutNode> = []
    symbols?.collectElements(into: &elements)
    let found = elements.first { $0.tag(upTo: self) == id }
    return found.map { drawn($0, .unspecified, scale) }
  }
}
