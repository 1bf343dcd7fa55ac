import CoreGraphics
import Device
import Foundation

/// Hears when an animator begins to move items, and when they have come to rest.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves items as bodies move: by weight, pushes, springs and collisions, on the device's clock.
///
/// Differs from Apple's: where things come to rest is as on iOS, the way there only nearly so; what never comes to rest
/// keeps the device busy for ten seconds.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  open private(set) var referenceView: UIView?
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  open private(set) var behaviors: [UIDynamicBehavior] = []
  open private(set) var isRunning = false
  /// For how long it has moved things, in seconds.
  open private(set) var elapsedTime: TimeInterval = 0

  private let world = DynamicWorld()
  private var moved: [any UIDynamicItem] = []
  private var touching: [DynamicTouch.Key: DynamicTouch] = [:]
  private var work: ScheduledWork?
  private var restingTime: TimeInterval = 0
  private var busyTime: TimeInterval = 0

  private static let tick = 1.0 / 60
  private static let substeps = 4

  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  public override init() { super.init() }

  // MARK: Behaviors

  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(behavior) else { return }
    behavior.move(to: self)
    behaviors.append(behavior)
    wake()
  }

  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(behavior) else { return }
    behavior.move(to: nil)
    behaviors.removeAll { $0 === behavior }
    wake()
  }

  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  /// Those that are associated with a behavior and lie in a rectangle, at least in part.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    present.filter { rect.intersects($0.frameOfItem) }
  }

  /// Takes over where the app has put an item.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    if let index = moved.firstIndex(where: { $0 === item }) {
      let old = world.bodies[index]
      let body = item.makeBody()
      (body.velocity, body.spin) = (old.velocity, old.spin)
      world.bodies[index] = body
    }
    wake()
  }

  // MARK: Bodies

  /// The items of all behaviors, each once.
  private var present: [any UIDynamicItem] {
    var seen: Set<ObjectIdentifier> = []
    return behaviors.flatMap(\.all).flatMap(\.ownItems)
      .filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  func body(of item: any UIDynamicItem) -> DynamicBody? {
    updateBodies()
    return moved.firstIndex { $0 === item }.map { world.bodies[$0] }
  }

  /// Items that have come get a body, those that have gone lose theirs.
  private func updateBodies() {
    let present = present
    let known = Dictionary(
      uniqueKeysWithValues: zip(moved.map { ObjectIdentifier($0) }, world.bodies))
    world.bodies = present.map { known[ObjectIdentifier($0)] ?? $0.makeBody() }
    moved = present
  }

  // MARK: Running

  /// Begins to move things, or goes on for longer.
  func wake() {
    (restingTime, busyTime) = (0, 0)
    guard !isRunning, !behaviors.isEmpty else { return }
    isRunning = true
    delegate?.dynamicAnimatorWillResume(self)
    schedule()
  }

  private func schedule() {
    work = AnimationTime.schedule(after: Self.tick, keepsBusy: busyTime < 10) { [weak self] in
      self?.run()
    }
  }

  private func pause() {
    work?.cancel()
    work = nil
    isRunning = false
    delegate?.dynamicAnimatorDidPause(self)
  }

  private func run() {
    updateBodies()
    let leaves = behaviors.flatMap(\.all)
    let scene = DynamicScene(
      world,
      Dictionary(
        uniqueKeysWithValues: moved.enumerated().map { (ObjectIdentifier($0.element), $0.offset) }),
      in: referenceView)
    for behavior in leaves { behavior.contribute(to: scene) }
    var touches: [DynamicTouch.Key: (touch: DynamicTouch, place: DynamicVector)] = [:]
    for _ in 0..<Self.substeps {
      let places = world.step(Self.tick / Double(Self.substeps))
      for (pair, touch) in scene.touchable {
        if let place = places[pair] { touches[touch.key] = (touch, place) }
      }
    }
    elapsedTime += Self.tick
    busyTime += Self.tick
    for behavior in leaves { behavior.action?() }
    UIView.performWithoutAnimation {
      for (item, body) in zip(moved, world.bodies) { item.follow(body) }
    }
    tell(touches)
    restingTime = world.isAtRest ? restingTime + Self.tick : 0
    // Behaviors may have been taken away meanwhile.
    if behaviors.isEmpty || restingTime > 0.5 { pause() } else if isRunning { schedule() }
  }

  private func tell(_ touches: [DynamicTouch.Key: (touch: DynamicTouch, place: DynamicVector)]) {
    let old = touching
    touching = touches.mapValues(\.touch)
    for (key, found) in touches where old[key] == nil {
      found.touch.behavior.tellBegan(
        found.touch, at: CGPoint(x: found.place.x, y: found.place.y))
    }
    for (key, touch) in old where touches[key] == nil { touch.behavior.tellEnded(touch) }
  }
}

extension UIDynamicItem {
  /// What the item covers, turned or not.
  fileprivate var frameOfItem: CGRect {
    let size = bounds.applying(transform).size
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }
}
