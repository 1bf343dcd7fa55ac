import DisplayList
import Foundation
import Metrics
import UIKit

/// How a view looks below a pointer.
public struct HoverEffect: Hashable, Sendable {
  private let name: String

  public static let automatic = HoverEffect(name: "automatic")
  /// A lighter background behind the view.
  public static let highlight = HoverEffect(name: "highlight")
  /// A larger view with a shadow.
  public static let lift = HoverEffect(name: "lift")
}

package nonisolated struct HoverEffectModifier: ElementModifier {
  package let effect: HoverEffect
  package let isEnabled: Bool

  @MainActor
  package func makeWrapper(_ context: _NodeContext) -> HoverEffectNode {
    HoverEffectNode(self, context)
  }

  @MainActor
  package func updateWrapper(_ node: HoverEffectNode) {
    guard node.modifier.effect != effect || node.modifier.isEnabled != isEnabled
    else { return }
    node.modifier = self
    node.graph.contentDidChange()
  }

  @MainActor
  package var _structure: _ModifierStructure { .modifier("hoverEffect") }
}

/// Draws a view otherwise while a pointer is over it.
@MainActor
package final class HoverEffectNode: WrapperNode {
  var modifier: HoverEffectModifier
  /// Whether a pointer is over the view.
  package private(set) var isHovered = false

  init(_ modifier: HoverEffectModifier, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  func setHovered(_ isHovered: Bool) {
    guard isHovered != self.isHovered else { return }
    self.isHovered = isHovered
    graph.contentDidChange()
  }

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    guard super.hitTest(point, &path) else { return false }
    path.append(self, at: point)
    return true
  }

  package override func draw(into canvas: inout DisplayCanvas) {
    guard isHovered, modifier.isEnabled, environment.values.isHoverEffectEnabled else {
      super.draw(into: &canvas)
      return
    }
    let effect =
      modifier.effect == .automatic ? environment.values.defaultHoverEffect : modifier.effect
    if effect == .lift {
      drawLifted(into: &canvas)
      return
    }
    let fill = Paint.color(ControlPaint(self).tertiaryFill)
    if let shape {
      var move = CGAffineTransform(translationX: canvas.origin.x, y: canvas.origin.y)
      canvas.append(.fill(shape.cgPath.copy(using: &move) ?? shape.cgPath, fill))
    } else {
      let rect = canvas.pixelRect(CGRect(origin: .zero, size: size).insetBy(dx: -8, dy: -8))
      canvas.append(.fill(rect, cornerRadius: 8, fill))
    }
    super.draw(into: &canvas)
  }

  /// The content shape for hovering; nil where none is set.
  private var shape: Path? {
    var next = element
    while let node = next {
      if let path = (node as? any HoverShaper)?.hoverPath {
        return path.applying(
          CGAffineTransform(
            translationX: node.rootOrigin.x - rootOrigin.x, y: node.rootOrigin.y - rootOrigin.y))
      }
      next = (node as? WrapperNode)?.element
    }
    return nil
  }

  /// A twentieth larger, above what is behind.
  private func drawLifted(into canvas: inout DisplayCanvas) {
    let middle = CGPoint(
      x: canvas.origin.x + size.width / 2, y: canvas.origin.y + size.height / 2)
    let transform = CGAffineTransform(translationX: middle.x, y: middle.y)
      .scaledBy(x: 1.05, y: 1.05).translatedBy(x: -middle.x, y: -middle.y)
    let shadow = Shadow(HoverMetrics.liftShadow)
    canvas.group(GroupAttributes(transform: transform, shadow: shadow)) { super.draw(into: &$0) }
  }
}

private enum DefaultHoverEffectKey: EnvironmentKey {
  static let defaultValue = HoverEffect.automatic
}

extension EnvironmentValues {
  /// What effects that leave the choice to the system look like.
  var defaultHoverEffect: HoverEffect {
    get { self[DefaultHoverEffectKey.self] }
    set { self[DefaultHoverEffectKey.self] = newValue }
  }
}

extension View {
  /// Chooses the look below a pointer for views inside that ask for the automatic one.
  public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
    modifier(
      EnvironmentSettingModifier("defaultHoverEffect", \.defaultHoverEffect, effect ?? .automatic))
  }

  /// Chooses the look below a pointer; it shows only while a pointer is there.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    modifier(HoverEffectModifier(effect: effect, isEnabled: true))
  }

  /// Chooses the look below a pointer; it shows only while a pointer is there.
  public nonisolated func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool
  ) -> some View {
    modifier(HoverEffectModifier(effect: effect, isEnabled: isEnabled))
  }
}
