import CoreGraphics
import DisplayList
import Foundation

/// Shows its sublayers several times, each time moved, delayed and coloured on from the time before.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
  /// How often the sublayers are shown; 0 shows nothing.
  open var instanceCount = 1 { didSet { noteChange() } }
  /// By how much each instance's animations begin after those of the one before, in seconds.
  open var instanceDelay: CFTimeInterval = 0 { didSet { noteChange() } }
  /// Around the layer's anchor.
  ///
  /// Differs from Apple's: depth and perspective of the transform are not seen.
  open var instanceTransform = CATransform3DIdentity { didSet { noteChange() } }
  /// What the colours of the first instance are multiplied by.
  open var instanceColor: CGColor? = CGColor(gray: 1, alpha: 1) { didSet { noteChange() } }
  /// Added to the colour for each instance.
  open var instanceRedOffset: Float = 0 { didSet { noteChange() } }
  open var instanceGreenOffset: Float = 0 { didSet { noteChange() } }
  open var instanceBlueOffset: Float = 0 { didSet { noteChange() } }
  open var instanceAlphaOffset: Float = 0 { didSet { noteChange() } }
  /// Differs from Apple's: kept, and read by nobody here; layers lie in one plane.
  open var preservesDepth = false

  override func copyValues(from layer: CALayer) {
    super.copyValues(from: layer)
    guard let layer = layer as? CAReplicatorLayer else { return }
    (instanceCount, instanceDelay) = (layer.instanceCount, layer.instanceDelay)
    (instanceTransform, instanceColor) = (layer.instanceTransform, layer.instanceColor)
    (instanceRedOffset, instanceGreenOffset) = (layer.instanceRedOffset, layer.instanceGreenOffset)
    (instanceBlueOffset, instanceAlphaOffset) =
      (layer.instanceBlueOffset, layer.instanceAlphaOffset)
  }

  /// More instances than that are not drawn, those of replicators in replicators together.
  private static let mostInstances = 10_000
  /// How often what is being drawn is shown by the replicators around it.
  private static var timesShown = 1

  override func appendSublayers(
    to canvas: inout ViewCanvas, _ draw: (inout ViewCanvas) -> Void
  ) {
    let anchor = planeGeometry.anchor
    let step = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(CATransform3DGetAffineTransform(instanceTransform))
      .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
    var transform = CGAffineTransform.identity
    let around = Self.timesShown
    defer { Self.timesShown = around }
    let count = min(max(instanceCount, 0), Self.mostInstances / around)
    Self.timesShown = around * max(count, 1)
    for index in 0..<count {
      var copy = ViewCanvas(traits: canvas.traits)
      AnimationTime.lagging(by: instanceDelay * Double(index)) { draw(&copy) }
      var attributes = GroupAttributes(transform: transform)
      let color = color(of: index)
      if color.red < 1 || color.green < 1 || color.blue < 1 || color.alpha < 1 {
        attributes.filters = [.colorMultiply(color)]
      }
      canvas.list.append(contentsOf: copy.list.grouped(attributes))
      transform = transform.concatenating(step)
    }
  }

  private func color(of index: Int) -> PaintColor {
    let first = instanceColor.map { PaintColor($0) } ?? .white
    func part(_ value: Double, _ offset: Float) -> Double {
      min(max(value + Double(offset) * Double(index), 0), 1)
    }
    return PaintColor(
      red: part(first.red, instanceRedOffset), green: part(first.green, instanceGreenOffset),
      blue: part(first.blue, instanceBlueOffset), alpha: part(first.alpha, instanceAlphaOffset))
  }
}
