import CoreGraphics
import Device
import Foundation
import Testing

@testable import UIKit

@MainActor
private final class Listener: NSObject, UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
  private(set) var log: [String] = []

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) { log.append("hits \(identifier.map { "\($0)" } ?? "the edge") at \(Int(p.y.rounded()))") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) { log.append("items meet") }

  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { log.append("resumes") }
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { log.append("pauses") }
}

@MainActor
@Suite(.serialized)
struct UIDynamicAnimatorTests {
  private let room = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
  private let box = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))

  private func animator(_ behaviors: UIDynamicBehavior...) -> UIDynamicAnimator {
    room.addSubview(box)
    let animator = UIDynamicAnimator(referenceView: room)
    for behavior in behaviors { animator.addBehavior(behavior) }
    return animator
  }

  @Test func gravityLetsViewsFall() {
    let sut = animator(UIGravityBehavior(items: [box]))
    #expect(sut.isRunning)
    pass(0.5)
    // Half of the acceleration of 1000 points, a quarter of a second squared.
    #expect(abs(box.center.y - 50 - 125) < 12)
    #expect(box.center.x == 150)
    #expect(abs(sut.elapsedTime - 0.5) < 0.02)
    sut.removeAllBehaviors()
    let place = box.center
    pass(0.5)
    #expect(box.center == place)
    #expect(!sut.isRunning)
  }

  @Test func viewsComeToRestOnTheEdge() {
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    let listener = Listener()
    collision.collisionDelegate = listener
    let sut = animator()
    sut.delegate = listener
    sut.addBehavior(UIGravityBehavior(items: [box]))
    sut.addBehavior(collision)
    pass(4)
    #expect(abs(box.frame.maxY - 500) < 1)
    #expect(!sut.isRunning)
    #expect(listener.log.first == "resumes" && listener.log.last == "pauses")
    #expect(listener.log.contains { $0.hasPrefix("hits the edge at 50") })
  }

  @Test func boundariesHaveNames() {
    let collision = UICollisionBehavior(items: [box])
    collision.addBoundary(
      withIdentifier: "bar" as NSString, from: CGPoint(x: 0, y: 300), to: CGPoint(x: 300, y: 300))
    let listener = Listener()
    collision.collisionDelegate = listener
    let sut = animator(UIGravityBehavior(items: [box]), collision)
    pass(4)
    #expect(abs(box.frame.maxY - 300) < 1)
    #expect(listener.log.contains { $0.hasPrefix("hits bar at 30") })
    #expect(collision.boundary(withIdentifier: "bar" as NSString) != nil)
    collision.removeBoundary(withIdentifier: "bar" as NSString)
    pass(0.3)
    #expect(box.frame.maxY > 310)
    sut.removeAllBehaviors()
  }

  @Test func viewsCollideWithEachOther() {
    let other = UIView(frame: CGRect(x: 110, y: 200, width: 100, height: 100))
    room.addSubview(other)
    let collision = UICollisionBehavior(items: [box, other])
    let listener = Listener()
    collision.collisionDelegate = listener
    let hold = UIDynamicItemBehavior(items: [other])
    hold.isAnchored = true
    let sut = animator(UIGravityBehavior(items: [box]), collision, hold)
    pass(3)
    #expect(abs(box.frame.maxY - 200) < 1)
    #expect(other.frame.minY == 200)
    #expect(listener.log.first == "items meet")
    sut.removeAllBehaviors()
  }

  @Test func aSnapBringsAViewToItsPlaceUpright() {
    box.transform = CGAffineTransform(rotationAngle: 0.5)
    let sut = animator(UISnapBehavior(item: box, snapTo: CGPoint(x: 150, y: 400)))
    pass(3)
    #expect(isClose(box.center.x, 150, within: 0.5) && isClose(box.center.y, 400, within: 0.5))
    #expect(isClose(box.transform.b, 0, within: 0.01))
    #expect(!sut.isRunning)
  }

  @Test func aPushIsDoneOnce() {
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    let body = UIDynamicItemBehavior(items: [box])
    body.resistance = 0
    let sut = animator(body, push)
    pass(0.1)
    #expect(!push.active)
    #expect(abs(body.linearVelocity(for: box).x - 100) < 1)
    pass(0.9)
    #expect(abs(box.center.x - 250) < 4)
    sut.removeAllBehaviors()
  }

  @Test func anAttachmentFollowsItsAnchor() {
    let attachment = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 150, y: 150))
    #expect(attachment.length == 100)
    let sut = animator(attachment)
    pass(0.2)
    attachment.anchorPoint = CGPoint(x: 150, y: 350)
    pass(2)
    let distance = hypot(box.center.x - 150, box.center.y - 350)
    #expect(abs(distance - 100) < 2)
    sut.removeAllBehaviors()
  }

  @Test func anAppPutsAViewElsewhere() {
    let sut = animator(UIGravityBehavior(items: [box]))
    pass(0.2)
    box.center = CGPoint(x: 20, y: 30)
    sut.updateItem(usingCurrentState: box)
    pass(0.05)
    #expect(box.center.x == 20)
    #expect(box.center.y > 30 && box.center.y < 60)
    #expect(sut.items(in: room.bounds).count == 1)
    sut.removeAllBehaviors()
  }

  @Test func behaviorsAreMadeOfOthers() {
    let whole = UIDynamicBehavior()
    let gravity = UIGravityBehavior(items: [box])
    whole.addChildBehavior(gravity)
    var steps = 0
    whole.action = { steps += 1 }
    let sut = animator(whole)
    #expect(gravity.dynamicAnimator === sut)
    pass(0.5)
    #expect(box.center.y > 100)
    #expect(steps > 20)
    sut.removeAllBehaviors()
    #expect(gravity.dynamicAnimator == nil)
  }

  @Test func aBehaviorIsNotMadeOfItself() {
    var issues: [String] = []
    RuntimeIssue.handler = { issues.append($0) }
    defer { RuntimeIssue.handler = nil }
    let (outer, inner) = (UIDynamicBehavior(), UIDynamicBehavior())
    outer.addChildBehavior(outer)
    outer.addChildBehavior(inner)
    inner.addChildBehavior(outer)
    #expect(outer.childBehaviors == [inner] && inner.childBehaviors.isEmpty)
    #expect(issues.count == 2)
  }
}
