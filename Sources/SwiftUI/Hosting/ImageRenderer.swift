import Combine
import CoreGraphics
import Device
import DisplayList
import Foundation
import Rendering
import UIKit

/// Makes pictures of a view that stands in no window.
///
/// Each access to a picture lays the view out and draws it as it is then. UIKit views inside are
/// left out.
@preconcurrency @MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// Sends before the content has another picture than the one that was asked for last.
  public nonisolated(unsafe) let objectWillChange = PassthroughSubject<Void, Never>()

  public var content: Content {
    didSet {
      graph.setRoot(content)
      noteChange()
    }
  }

  /// What the view is offered, in points; the picture has the size that the view takes of it.
  public var proposedSize = ProposedViewSize.unspecified {
    didSet { if proposedSize != oldValue { noteChange() } }
  }

  /// Pixels per point.
  public var scale: CGFloat = 1 {
    didSet { if scale != oldValue { noteChange() } }
  }

  /// Whether the picture has a black background instead of a clear one.
  public var isOpaque = false {
    didSet { if isOpaque != oldValue { noteChange() } }
  }

  /// Differs from Apple's: pictures have the standard range of colours in every `colorMode`.
  public var colorMode = ColorRenderingMode.nonLinear

  private let graph = ViewGraph()
  private var isRendering = false
  private var isFresh = false

  public init(content view: Content) {
    content = view
    graph.needsTurn = { [weak self] in self?.noteChange() }
    isRendering = true
    graph.setRoot(view)
    isRendering = false
  }

  isolated deinit {
    graph.tearDown()
  }

  /// The picture; nil when the view has no size or is too large.
  public var cgImage: CGImage? {
    let (list, size) = draw()
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return nil
    }
    do {
      return try Renderer(scale: scale, background: isOpaque ? .black : nil)
        .image(of: list, size: size)
    } catch {
      RuntimeIssue.report("ImageRenderer could not draw \(Content.self): \(error)")
      return nil
    }
  }

  /// The picture, as large in points as the view; nil when the view has no size or is too large.
  public var uiImage: UIImage? {
    cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }

  /// Draws the view with the caller's context.
  ///
  /// `renderer`: Is told the view's size in points and a function that draws it into a context whose
  /// y axis points up, as that of a PDF page does.
  public func render(
    rasterizationScale: CGFloat = 1,
    renderer: (_ size: CGSize, _ renderInContext: (CGContext) -> Void) -> Void
  ) {
    let (list, size) = draw(scale: rasterizationScale)
    renderer(size) { context in
      context.saveGState()
      context.translateBy(x: 0, y: size.height)
      context.scaleBy(x: 1, y: -1)
      context.draw(list)
      context.restoreGState()
    }
  }

  private func draw(scale: CGFloat? = nil) -> (DisplayList, CGSize) {
    isRendering = true
    defer {
      isRendering = false
      isFresh = true
    }
    let scale = scale ?? self.scale
    graph.displayScale = scale
    graph.takeDeviceSettings { $0.displayScale = scale }
    let size = graph.sizeThatFits(Proposal(proposedSize))
    graph.size = size
    graph.runTurn()
    return (graph.displayList(), size)
  }

  private func noteChange() {
    guard !isRendering, isFresh else { return }
    isFresh = false
    objectWillChange.send()
  }
}
