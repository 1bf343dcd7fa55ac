import CoreGraphics
import DisplayList
import Foundation

extension GraphicsContext {
  /// A text that is ready to be measured and drawn.
  public struct ResolvedText {
    package let text: Text
    package let recording: CanvasRecording
    /// What the text is drawn with; the foreground where nothing else is set.
    public var shading: Shading = .foreground

    package func rendered(in size: CGSize, at origin: CGPoint = .zero) -> RenderedView {
      let proposal = Proposal(size.width, size.height)
      if case .style(is ForegroundStyle) = shading.kind { return recording.render(text, proposal) }
      let styles = _ForegroundStyleModifier(shading.styles(at: origin), name: "foregroundStyle")
      return recording.render(text.modifier(styles), proposal)
    }

    /// The size in points that the text takes in a space.
    public func measure(in size: CGSize) -> CGSize { rendered(in: size).size }

    /// The distance of the first baseline from the top in a space, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat { rendered(in: size).firstBaseline }

    /// The distance of the last baseline from the top in a space, in points.
    public func lastBaseline(in size: CGSize) -> CGFloat { rendered(in: size).lastBaseline }
  }

  /// An image that is ready to be drawn.
  public struct ResolvedImage {
    package let image: Image
    package let recording: CanvasRecording
    /// In points.
    public let size: CGSize
    /// The distance of the baseline from the top, in points.
    public let baseline: CGFloat
    /// What a template or a symbol is drawn with; nil for the foreground.
    public var shading: Shading?
  }

  /// A view among the canvas's symbols that is ready to be drawn.
  public struct ResolvedSymbol {
    package let rendered: RenderedView
    /// In points.
    public var size: CGSize { rendered.size }
  }

  // MARK: Resolving

  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text: text, recording: recording)
  }

  public func resolve(_ image: Image) -> ResolvedImage {
    let rendered = recording.render(image, .unspecified)
    return ResolvedImage(
      image: image, recording: recording, size: rendered.size,
      baseline: rendered.firstBaseline)
  }

  /// The view among the canvas's symbols that has a tag; nil where none has.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    recording.symbol(AnyHashable(id)).map { ResolvedSymbol(rendered: $0) }
  }

  // MARK: Drawing

  private func draw(_ rendered: RenderedView, in rect: CGRect, isScaled: Bool = false) {
    var transform = CGAffineTransform(translationX: rect.minX, y: rect.minY)
    if isScaled, rendered.size.width > 0, rendered.size.height > 0 {
      transform = CGAffineTransform(
        scaleX: rect.width / rendered.size.width, y: rect.height / rendered.size.height
      ).concatenating(transform)
    }
    append([.group(GroupAttributes(transform: transform), rendered.items)])
  }

  private func rect(_ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
    CGRect(
      x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y,
      width: size.width, height: size.height)
  }

  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(text.rendered(in: rect.size, at: rect.origin), in: rect)
  }

  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let place = rect(text.measure(in: recording.size), at: point, anchor)
    draw(text.rendered(in: recording.size, at: place.origin), in: place)
  }

  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Differs from Apple's: the image is drawn in all of the rectangle, with smooth edges, whatever the
  /// style.
  public func draw(
    _ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()
  ) {
    var view: any View = image.image.resizable()
    if let shading = image.shading {
      view = image.image.resizable()
        .modifier(
          _ForegroundStyleModifier(shading.styles(at: rect.origin), name: "foregroundStyle"))
    }
    draw(recording.render(view, Proposal(rect.width, rect.height)), in: rect)
  }

  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: rect(image.size, at: point, anchor))
  }

  /// Differs from Apple's: the image is drawn in all of the rectangle, with smooth edges, whatever the
  /// style.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    draw(symbol.rendered, in: rect, isScaled: true)
  }

  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol.rendered, in: rect(symbol.size, at: point, anchor))
  }
}
