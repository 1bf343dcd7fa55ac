import Device
import Foundation

/// Layers that are given their contents by a view, a delegate or themselves, and not by drawing.
@MainActor
enum LayerDisplay {
  private struct Waiting {
    weak var layer: CALayer?
  }

  private static var waiting: [Waiting] = []

  /// A view is to be shown anew.
  static func request(by view: UIView) {
    UIChange.note()
    if LayerOverrides.display(view) {
      view.layer.setNeedsDisplay()
    } else {
      view.storedLayer?.setNeedsDisplay()
    }
  }

  /// Lets a layer in a window display itself once this turn has laid out.
  static func schedule(_ layer: CALayer) {
    guard isDisplayed(layer) else { return }
    if waiting.isEmpty {
      // A turn lays out after its queued work, so that the second round is after the layout.
      TurnScheduler.shared.enqueue {
        TurnScheduler.shared.enqueue { displayAll() }
      }
    }
    waiting.append(Waiting(layer: layer))
  }

  private static func displayAll() {
    let layers = waiting.compactMap(\.layer)
    waiting = []
    for layer in layers where layer.isInWindow { layer.displayIfNeeded() }
  }

  /// Whether somebody gives the layer its contents.
  private static func isDisplayed(_ layer: CALayer) -> Bool {
    if LayerOverrides.display(layer) { return true }
    if let view = layer.owner ?? layer.delegate as? UIView { return LayerOverrides.display(view) }
    return layer.delegate is any CALayerDelegate
  }

  /// Asks the layer's view, or its delegate, for the contents.
  static func display(_ layer: CALayer) {
    if let view = layer.owner ?? layer.delegate as? UIView {
      if LayerOverrides.display(view) { view.display(layer) }
    } else if let delegate = layer.delegate as? any CALayerDelegate {
      _ = DefaultRequirement.call { delegate.display(layer) }
    }
  }
}
