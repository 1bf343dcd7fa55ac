import UIKit

/// Behaviors that move views as bodies move, with odd weights, ways and boundaries.
enum Dynamics {
  @MainActor private final class Listener: NSObject, UICollisionBehaviorDelegate {
    var contacts = 0

    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
      with item2: any UIDynamicItem, at p: CGPoint
    ) { contacts += 1 }

    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) { behavior.removeItem(item) }
  }

  /// A view with an outline of its own.
  private final class Outlined: UIView {
    var outline = UIBezierPath()
    var kind = UIDynamicItemCollisionBoundsType.path
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { kind }
    override var collisionBoundingPath: UIBezierPath { outline }
  }

  private static func offset(_ random: inout RandomSource) -> UIOffset {
    UIOffset(horizontal: random.number(), vertical: random.number())
  }

  private static func vector(_ random: inout RandomSource) -> CGVector {
    CGVector(dx: random.number(), dy: random.number())
  }

  /// Three views in a room, of which some stand where nobody would put them; then time passes.
  @MainActor private static func entry(
    _ name: String,
    _ make: @escaping @MainActor ([UIView], inout RandomSource) -> [UIDynamicBehavior]
  ) -> Entry {
    Entry(name: name) { random in
      let room = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let boxes = (0..<3).map { index in
        let frame =
          random.flag() ? random.rect() : CGRect(x: 40 * index, y: 20, width: 50, height: 50)
        let box = UIView(frame: frame)
        room.addSubview(box)
        return box
      }
      let animator = UIDynamicAnimator(referenceView: room)
      let behaviors = make(boxes, &random)
      for behavior in behaviors { animator.addBehavior(behavior) }
      SimulatedTime.advance(by: 0.05)
      let box = random.pick(boxes)
      box.center = random.point()
      animator.updateItem(usingCurrentState: box)
      _ = animator.items(in: random.rect())
      SimulatedTime.advance(by: 0.05)
      Stage.show(room)
      animator.removeAllBehaviors()
      SimulatedTime.advance(by: 0.02)
    }
  }

  @MainActor static let entries: [Entry] = [
    entry("UIGravityBehavior") { boxes, random in
      let gravity = UIGravityBehavior(items: boxes)
      if random.flag() {
        gravity.gravityDirection = vector(&random)
      } else {
        gravity.setAngle(random.number(), magnitude: random.number())
        gravity.angle = random.number()
      }
      return [gravity]
    },
    entry("UISnapBehavior") { boxes, random in
      boxes.map {
        let snap = UISnapBehavior(item: $0, snapTo: random.point())
        snap.damping = random.number()
        return snap
      }
    },
    entry("UIPushBehavior") { boxes, random in
      let push = UIPushBehavior(
        items: boxes, mode: random.flag() ? .continuous : .instantaneous)
      push.pushDirection = vector(&random)
      push.magnitude = random.number()
      push.setTargetOffsetFromCenter(offset(&random), for: boxes[0])
      push.active = random.flag()
      return [push]
    },
    entry("UIAttachmentBehavior anchor") { boxes, random in
      let attachment = UIAttachmentBehavior(
        item: boxes[0], offsetFromCenter: offset(&random), attachedToAnchor: random.point())
      attachment.length = random.number()
      attachment.frequency = random.number()
      attachment.damping = random.number()
      attachment.anchorPoint = random.point()
      return [attachment, UIGravityBehavior(items: boxes)]
    },
    entry("UIAttachmentBehavior items") { boxes, random in
      let attachment = UIAttachmentBehavior(
        item: boxes[0], offsetFromCenter: offset(&random),
        attachedTo: random.flag() ? boxes[0] : boxes[1], offsetFromCenter: offset(&random))
      if random.flag() { attachment.length = random.number() }
      if random.flag() { attachment.frequency = random.number() }
      return [attachment, UIGravityBehavior(items: boxes)]
    },
    entry("UICollisionBehavior") { boxes, random in
      let collision = UICollisionBehavior(items: boxes)
      collision.collisionMode = UICollisionBehavior.Mode(rawValue: UInt(bitPattern: random.whole()))
      collision.setTranslatesReferenceBoundsIntoBoundary(
        with: UIEdgeInsets(
          top: random.number(), left: random.number(), bottom: random.number(),
          right: random.number()))
      return [collision, UIGravityBehavior(items: boxes)]
    },
    entry("UICollisionBehavior boundaries") { boxes, random in
      let collision = UICollisionBehavior(items: boxes)
      collision.addBoundary(
        withIdentifier: random.text() as NSString, from: random.point(), to: random.point())
      let path = random.pick([
        UIBezierPath(ovalIn: random.rect()), UIBezierPath(rect: random.rect()), UIBezierPath(),
        UIBezierPath(roundedRect: random.rect(), cornerRadius: random.number()),
      ])
      collision.addBoundary(withIdentifier: random.whole() as NSNumber, for: path)
      _ = collision.boundary(withIdentifier: random.text() as NSString)
      collision.removeBoundary(withIdentifier: random.text() as NSString)
      return [collision, UIGravityBehavior(items: boxes)]
    },
    entry("UIDynamicItemBehavior") { boxes, random in
      let qualities = UIDynamicItemBehavior(items: boxes)
      qualities.elasticity = random.number()
      qualities.friction = random.number()
      qualities.density = random.number()
      qualities.resistance = random.number()
      qualities.angularResistance = random.number()
      qualities.isAnchored = random.flag()
      qualities.allowsRotation = random.flag()
      qualities.addLinearVelocity(random.point(), for: boxes[0])
      qualities.addAngularVelocity(random.number(), for: boxes[1])
      let collision = UICollisionBehavior(items: boxes)
      collision.translatesReferenceBoundsIntoBoundary = random.flag()
      return [qualities, collision]
    },
    entry("behaviors in behaviors") { boxes, random in
      let (outer, inner) = (UIDynamicBehavior(), UIGravityBehavior(items: boxes))
      outer.addChildBehavior(inner)
      outer.action = { [weak outer, weak inner] in
        if let inner { outer?.removeChildBehavior(inner) }
      }
      let snap = UISnapBehavior(item: boxes[0], snapTo: random.point())
      snap.action = { [weak snap] in
        if let snap { snap.dynamicAnimator?.removeBehavior(snap) }
      }
      return [outer, snap]
    },
    Entry(name: "collisionBoundingPath") { random in
      let room = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let boxes = (0..<2).map { index in
        let box = Outlined(frame: CGRect(x: 20 * index, y: 20, width: 50, height: 50))
        box.kind = random.pick([.path, .path, .ellipse, .rectangle])
        box.outline.move(to: random.point())
        for _ in 0..<Int.random(in: 0...6, using: &random) {
          box.outline.addLine(to: random.point())
        }
        if random.flag() {
          box.outline.addCurve(
            to: random.point(), controlPoint1: random.point(), controlPoint2: random.point())
        }
        room.addSubview(box)
        return box
      }
      let (animator, listener) = (UIDynamicAnimator(referenceView: room), Listener())
      let collision = UICollisionBehavior(items: boxes)
      collision.translatesReferenceBoundsIntoBoundary = true
      collision.collisionDelegate = listener
      animator.addBehavior(collision)
      animator.addBehavior(UIGravityBehavior(items: boxes))
      SimulatedTime.advance(by: 0.1)
      animator.removeAllBehaviors()
    },
  ]
}
