import Device
import Foundation

/// What an animator does with items; those of an app's own are made of others.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called in each step, before items have their new places.
  open var action: (() -> Void)?
  private weak var owner: UIDynamicAnimator?
  private weak var parent: UIDynamicBehavior?

  public override init() { super.init() }

  open var dynamicAnimator: UIDynamicAnimator? { owner ?? parent?.dynamicAnimator }

  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !childBehaviors.contains(behavior) else { return }
    guard !behavior.all.contains(self) else {
      RuntimeIssue.report("A dynamic behavior can't be made of itself: \(behavior)")
      return
    }
    childBehaviors.append(behavior)
    behavior.parent = self
    changed()
  }

  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
    behavior.parent = nil
    changed()
  }

  /// Called before the behavior is added to an animator, or taken away from it.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  func move(to animator: UIDynamicAnimator?) {
    willMove(to: animator)
    owner = animator
  }

  /// Something has changed that sets things in motion again.
  func changed() { dynamicAnimator?.wake() }

  /// The behavior and all that it is made of.
  var all: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.all) }

  // MARK: For the behaviors of the framework

  /// The items with which it deals.
  var ownItems: [any UIDynamicItem] { [] }
  /// Says what it does in the next step.
  func contribute(to scene: DynamicScene) {}
}

/// What happens in a step of an animator.
@MainActor
final class DynamicScene {
  let world: DynamicWorld
  let reference: UIView?
  private var numbers: [ObjectIdentifier: Int]
  /// Whom a contact concerns, by pair.
  private(set) var touchable: [(pair: DynamicWorld.Pair, touch: DynamicTouch)] = []

  init(_ world: DynamicWorld, _ numbers: [ObjectIdentifier: Int], in reference: UIView?) {
    self.world = world
    self.numbers = numbers
    self.reference = reference
    for body in world.bodies { body.qualities = DynamicBody.Qualities() }
    world.accelerations = Array(repeating: .zero, count: world.bodies.count)
    world.forces.removeAll()
    world.obstacles.removeAll()
    world.pairs.removeAll()
    world.joints.removeAll()
    world.snaps.removeAll()
  }

  func number(of item: any UIDynamicItem) -> Int? { numbers[ObjectIdentifier(item)] }
  func body(of item: any UIDynamicItem) -> DynamicBody? {
    number(of: item).map { world.bodies[$0] }
  }

  /// Lets two things collide.
  func collide(_ pair: DynamicWorld.Pair, as touch: DynamicTouch) {
    world.pairs.append(pair)
    touchable.append((pair, touch))
  }
}

/// A contact that a behavior tells of.
@MainActor
struct DynamicTouch {
  let behavior: UICollisionBehavior
  let item: any UIDynamicItem
  /// The other item; nil for a boundary.
  let other: (any UIDynamicItem)?
  /// The boundary's; nil for that of the reference view.
  let identifier: (any NSCopying)?

  struct Key: Hashable {
    let behavior: ObjectIdentifier
    let item: ObjectIdentifier
    let other: ObjectIdentifier?
    let identifier: AnyHashable?
  }

  var key: Key {
    Key(
      behavior: ObjectIdentifier(behavior), item: ObjectIdentifier(item),
      other: other.map { ObjectIdentifier($0) }, identifier: identifier as? AnyHashable)
  }
}
