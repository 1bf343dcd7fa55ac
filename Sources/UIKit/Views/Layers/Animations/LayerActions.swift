import Foundation

/// What happens by itself when a property of a layer changes.
@MainActor
enum LayerActions {
  /// What was seen of the property that changes now, for animations that say no start.
  private(set) static var previous: LayerValue?

  /// A property has changed: it is animated if its layer was seen before, or by the block around it.
  static func didChange(_ layer: CALayer, _ property: String, from old: LayerValue) {
    if let view = layer.owner {
      if LayerOverrides.chooseActions(view) {
        ViewActions.run(layer, property, from: old)
      } else {
        AnimationRun.didChange(layer, property, from: old)
      }
      return
    }
    guard layer.storedSuperlayer != nil, !CATransaction.disableActions(),
      LayerCommit.wasShown(layer), let new = LayerProperty.value(property, of: layer),
      !new.isSame(as: old), let action = layer.action(forKey: property)
    else { return }
    starting(at: layer.presentedValue(property, over: old)) {
      action.run(forKey: property, object: layer, arguments: nil)
    }
  }

  /// Lets animations that say no start begin at a value.
  static func starting(at value: LayerValue, _ run: () -> Void) {
    let outer = previous
    previous = value
    run()
    previous = outer
  }

  /// In the order in which Core Animation looks: the delegate, the layer's table, its class.
  static func action(of layer: CALayer, forKey event: String) -> (any CAAction)? {
    var found: (any CAAction)?
    if let view = layer.owner ?? layer.delegate as? UIView {
      found = DefaultRequirement.asked(view.action(for: layer, forKey: event))
    } else if let delegate = layer.delegate as? any CALayerDelegate {
      found = DefaultRequirement.call { delegate.action(for: layer, forKey: event) } ?? nil
    }
    if found == nil { found = layer.actions?[event] }
    if found == nil, layer.owner == nil || LayerCommit.wasShown(layer) {
      found = type(of: layer).defaultAction(forKey: event)
    }
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

  private static let jumping: Set = [
    "hidden", "masksToBounds", "contents", "contentsRect", "path", "shadowPath",
  ]
}

/// Stands for no action in a layer's table.
extension NSNull: CAAction {
  public func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {}
}
