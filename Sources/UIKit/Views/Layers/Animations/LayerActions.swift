import Foundation

/// What happens by itself when a property of a layer changes.
@MainActor
enum LayerActions {
  /// What was seen of the property that changes now, for animations that say no start.
  private(set) static var previous: LayerValue?

  /// A property has changed: it is animated if its layer was seen before, or by the block around it.
  static func didChange(_ layer: CALayer, _ property: String, from old: LayerValue) {
    if layer.owner != nil {
      AnimationRun.didChange(layer, property, from: old)
      return
    }
    guard layer.storedSuperlayer != nil, !CATransaction.disableActions(),
      LayerCommit.wasShown(layer), let new = LayerProperty.value(property, of: layer),
      !new.isSame(as: old), let action = layer.action(forKey: property)
    else { return }
    previous = layer.presentedValue(property, over: old)
    action.run(forKey: property, object: layer, arguments: nil)
    previous = nil
  }

  /// In the order in which Core Animation looks: the delegate, the layer's table, its class.
  static func action(of layer: CALayer, forKey event: String) -> (any CAAction)? {
    var found: (any CAAction)?
    if layer.owner == nil, let delegate = layer.delegate as? any CALayerDelegate {
      found = OptionalRequirement.call { delegate.action(for: layer, forKey: event) } ?? nil
    }
    if found == nil { found = layer.actions?[event] }
    if found == nil, layer.owner == nil { found = type(of: layer).defaultAction(forKey: event) }
    return found is NSNull ? nil : found
  }

  static func standard(forKey event: String) -> (any CAAction)? {
    guard !jumping.contains(event) else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.timingFunction =
      CATransaction.animationTimingFunction()
      ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  private static let jumping: Set = ["hidden", "contents", "contentsRect", "path", "shadowPath"]
}

/// Stands for no action in a layer's table.
extension NSNull: CAAction {
  public func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {}
}
