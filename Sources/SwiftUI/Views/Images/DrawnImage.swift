import CoreGraphics
import DisplayList

extension Image {
  /// An image that a function draws, in a space from zero to `size`.
  ///
  /// The function runs whenever the image is drawn, so that it need not be told of changes of what it reads. Without a
  /// label accessibility has an image without a name. `size` is in points, and what is not finite or negative counts as
  /// zero; an `opaque` image has a black ground instead of a clear one.
  ///
  /// Differs from Apple's: pictures have the standard range of colours in every `colorMode`.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(
      drawn: DrawnImage(size: size, isOpaque: opaque, renderer: renderer), label: label)
  }
}

/// What draws an image; the same only as itself, since functions cannot be compared.
package final class DrawnImage: Equatable, @unchecked Sendable {
  /// As it was given, in points.
  let givenSize: CGSize
  private let isOpaque: Bool
  private let renderer: (inout GraphicsContext) -> Void

  init(size: CGSize, isOpaque: Bool, renderer: @escaping (inout GraphicsContext) -> Void) {
    givenSize = size
    self.isOpaque = isOpaque
    self.renderer = renderer
  }

  package static func == (left: DrawnImage, right: DrawnImage) -> Bool { left === right }

  /// In points; finite and not negative.
  var size: CGSize {
    func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 0) : 0 }
    return CGSize(width: usable(givenSize.width), height: usable(givenSize.height))
  }

  /// What the function draws now.
  @MainActor
  func content(in scope: EnvironmentScope, scale: CGFloat) -> ImageContent {
    let size = size
    let graph = ViewGraph(environment: scope, size: size, displayScale: scale, standing: [])
    // Texts and images that are drawn ask nobody for a turn.
    graph.isInTurn = true
    let place = LayoutNode(
      _NodeContext(graph: graph, parent: nil, environment: scope, depth: 0))
    let recording = CanvasRecording(
      size: size, scale: scale, scope: scope,
      render: { [graph] view, proposal in
        withExtendedLifetime(graph) { place.rendered(view, proposal, scale) }
      },
      symbol: { _ in nil })
    if isOpaque {
      recording.items.append(.fill(CGRect(origin: .zero, size: size), Paint.black))
    }
    var context = GraphicsContext(recording)
    renderer(&context)
    return .list(DisplayList(recording.items), size: size)
  }
}
