import DisplayList
import Foundation

/// The node of a view that fills the room it is offered with a style: a colour, a gradient.
@MainActor
package final class StyleFillNode: LayoutNode {
  private var style: AnyShapeStyle
  private let label: String

  package init<S: ShapeStyle>(_ style: S, label: String, _ context: _NodeContext) {
    self.style = AnyShapeStyle(style)
    self.label = label
    super.init(context)
  }

  package func update<S: ShapeStyle>(_ new: S) {
    let new = AnyShapeStyle(new)
    guard new != style || graph.valuesMayAnimate else { return }
    style = graph.valueAnimations.value(
      from: style, to: new, mixedBy: AnyShapeStyle.mixer, for: self
    ) { [weak self] in
      self?.style = $0
      self?.graph.contentDidChange()
    }
    graph.contentDidChange()
  }

  package override func tearDown() {
    super.tearDown()
    graph.valueAnimations.stop(for: self)
  }

  package override func environmentDidChange(_ keys: EnvironmentKeySet) {
    super.environmentDidChange(keys)
    graph.contentDidChange()
  }

  package override func draw(into canvas: inout DisplayCanvas) {
    let rect = canvas.pixelRect(size)
    guard rect.width > 0, rect.height > 0 else { return }
    let style = environment.stylePaint(style, bounds: rect)
    if style.paint.solidColor?.alpha == 0 { return }
    canvas.blended(style.blendMode) { canvas in
      canvas.shadowed(style.shadows, in: rect) { $0.append(.fill(rect, style.paint)) }
    }
  }

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    let bounds = CGRect(origin: .zero, size: size)
    // Touches go through a clear colour.
    guard bounds.contains(point),
      environment.stylePaint(style, bounds: bounds).paint.solidColor?.alpha != 0
    else { return false }
    path.append(self, at: point)
    return true
  }

  package override var dumpLabel: String? { label }
}
