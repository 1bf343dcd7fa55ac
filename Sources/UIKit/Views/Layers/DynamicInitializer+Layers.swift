import Device
import Foundation

extension DynamicInitializer {
  /// By `init(layer:)`.
  static func layer(_ type: CALayer.Type, copying layer: CALayer) -> CALayer? {
    guard let slot = layerSlot else { return nil }
    return LayerCall.make(type, slot: slot, layer: layer)
  }

  /// What is wrong with the place of `init(layer:)`; nil if it is found.
  fileprivate static var layerProblem: String? {
    layerSlot == nil ? "init(layer:) cannot be found in the tables of classes" : nil
  }

  private static let layerSlot = MethodSlot.differing(
    LayerProbe.self, OverridingLayerProbe.self, within: CALayer.self)
}

// Initialisers own their arguments, closures usually only borrow them: hence `consuming`.

@MainActor
private enum LayerCall {
  typealias Function = (consuming Any) -> CALayer
  private struct Typed { let run: (Function, Any) -> CALayer }
  private struct Raw { let run: (MethodOfClass, Any) -> CALayer }

  static func make(_ type: CALayer.Type, slot: Int, layer: CALayer) -> CALayer? {
    guard let method = MethodOfClass(type, slot: slot) else { return nil }
    return unsafeBitCast(Typed(run: { $0($1) }), to: Raw.self).run(method, layer)
  }
}

// MARK: - Probes

private class LayerProbe: CALayer {
  override init(layer: Any) { super.init(layer: layer) }
  required init?(coder: NSCoder) { nil }
}

private class OverridingLayerProbe: LayerProbe {
  override init(layer: Any) { super.init(layer: layer) }
  required init?(coder: NSCoder) { nil }
}

@used @section(".init_array")
private let seam: @convention(c) () -> Void = { ToolchainProbe.register(makeSeam) }

@Sendable
private func makeSeam() -> Seam {
  Seam(
    "Making presentations of layers",
    needs: "the method tables of classes to be laid out as in Swift 6.3",
    cost: "Layers of the app's own classes are seen as plain ones while they are animated."
  ) {
    DynamicInitializer.layerProblem
  }
}
