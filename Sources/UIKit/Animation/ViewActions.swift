import Foundation
import Motion

/// What happens by itself when a property of a view's layer changes, for classes of views that have a say in it.
@MainActor
enum ViewActions {
  /// A property that has just changed.
  fileprivate struct Change {
    let layer: CALayer
    let property: String
    let old: LayerValue
    /// The colour before, where it is one of a view; the inner nil is for none.
    let color: UIColor??
  }

  /// What the view is being asked about.
  private static var asked: Change?

  /// Lets the view choose what happens, and runs it.
  static func run(
    _ layer: CALayer, _ property: String, from old: LayerValue, color: UIColor?? = nil
  ) {
    guard !CATransaction.disableActions() else { return }
    if let new = LayerProperty.value(property, of: layer), new.isSame(as: old) { return }
    let outer = asked
    asked = Change(layer: layer, property: property, old: old, color: color)
    let action = layer.action(forKey: property)
    asked = outer
    guard let action else { return }
    LayerActions.starting(at: layer.presentedValue(property, over: old)) {
      action.run(forKey: property, object: layer, arguments: nil)
    }
  }

  /// What views do that have no say: animate with the block that is running, else nothing.
  static func standard(of layer: CALayer, forKey event: String) -> any CAAction {
    guard let run = AnimationRun.current, AnimationRun.animates(event),
      let old = asked(of: layer, event)?.old ?? LayerProperty.value(event, of: layer)
    else { return NSNull() }
    let change = asked(of: layer, event)
    if AnimationRun.replaces(event) {
      return BlockAnimation(of: layer, event, from: old, color: change?.color, by: run)
    }
    return BlockAction(Change(layer: layer, property: event, old: old, color: change?.color))
  }

  private static func asked(of layer: CALayer, _ event: String) -> Change? {
    asked.flatMap { $0.layer === layer && $0.property == event ? $0 : nil }
  }
}

/// Animates a property by what is added to it, with the block that is running.
private final class BlockAction: NSObject, CAAction {
  private let change: ViewActions.Change

  init(_ change: ViewActions.Change) { self.change = change }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    AnimationRun.didChange(
      change.layer, change.property, from: change.old, color: change.color)
  }
}

/// The animation of a block in the shape that apps know, and make others of.
///
/// Differs from Apple's: one that an app has changed runs by the clock also where an animator moves the block.
private final class BlockAnimation: CABasicAnimation {
  private var source: (change: ViewActions.Change, run: AnimationRun)?
  private var start: LayerValue?

  convenience init(
    of layer: CALayer, _ property: String, from old: LayerValue, color: UIColor??,
    by run: AnimationRun
  ) {
    self.init()
    keyPath = property
    start = layer.presentedValue(property, over: old)
    source = (ViewActions.Change(layer: layer, property: property, old: old, color: color), run)
    let settings = run.settings
    fromValue = start?.object(of: property)
    duration = settings.duration
    if settings.delay > 0 {
      beginTime = LayerTime.local(AnimationTime.now, in: layer) + settings.delay
    }
    autoreverses = settings.repetition.autoreverses
    repeatCount = Float(settings.repetition.runs / (autoreverses ? 2 : 1))
    fillMode = .both
  }

  override var blank: CAAnimation { BlockAnimation() }

  override func takeValues(of animation: CAAnimation) {
    super.takeValues(of: animation)
    guard let animation = animation as? BlockAnimation else { return }
    (source, start) = (animation.source, animation.start)
  }

  override var course: ProgressCourse {
    guard timingFunction == nil, let source else { return super.course }
    return source.run.settings.course
  }

  /// Whether the app gives it on as it got it.
  private func isUnchanged(for property: String) -> Bool {
    guard keyPath == property, toValue == nil, byValue == nil, timingFunction == nil,
      duration == source?.run.settings.duration, let start, let from = LayerValue(fromValue)
    else { return false }
    return from.isSame(as: start)
  }

  override func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {
    guard let source, let layer = anObject as? CALayer else { return }
    let change = source.change
    if layer === change.layer, event == change.property, isUnchanged(for: event) {
      AnimationRun.didChange(layer, event, from: change.old, color: change.color)
    } else {
      source.run.play(self, on: layer, forKey: event)
    }
  }
}
