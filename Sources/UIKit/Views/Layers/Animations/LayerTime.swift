import Device
import Foundation

/// The time of layers: each has its own, made from that of the layer above.
@MainActor
enum LayerTime {
  /// A layer's time at a time of the device, in seconds.
  static func local(_ root: TimeInterval, in layer: CALayer) -> TimeInterval {
    let outer = layer.superlayer.map { local(root, in: $0) } ?? root
    guard isOwn(layer) else { return outer }
    return (outer - layer.beginTime) * Double(layer.speed) + layer.timeOffset
  }

  /// The device's time at a time of a layer; infinite where the layer's time stands still or runs backwards.
  static func root(_ local: TimeInterval, of layer: CALayer) -> TimeInterval {
    var outer = local
    if isOwn(layer) {
      guard layer.speed > 0 else { return .infinity }
      outer = (local - layer.timeOffset) / Double(layer.speed) + layer.beginTime
    }
    return layer.superlayer.map { root(outer, of: $0) } ?? outer
  }

  /// From the time of one layer to that of another, in seconds; nil stands for the device.
  static func convert(
    _ time: TimeInterval, from source: CALayer?, to target: CALayer?
  ) -> TimeInterval {
    let outer = source.map { root(time, of: $0) } ?? time
    return target.map { local(outer, in: $0) } ?? outer
  }

  private static func isOwn(_ layer: CALayer) -> Bool {
    layer.speed != 1 || layer.timeOffset != 0 || layer.beginTime != 0
  }

  /// The time of a layer has changed: what runs in it ends at another moment.
  static func didChange(in layer: CALayer) {
    guard layer.modelLayer == nil else { return }
    for animation in layer.played { animation.schedule() }
    for child in layer.children {
      switch child {
      case .layer(let sublayer): didChange(in: sublayer)
      case .view(let view): view.storedLayer.map(didChange)
      }
    }
    if let mask = layer.mask, mask.storedSuperlayer === layer { didChange(in: mask) }
    UIChange.note()
  }
}
