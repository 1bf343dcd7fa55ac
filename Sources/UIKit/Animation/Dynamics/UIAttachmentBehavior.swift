import CoreGraphics
import Foundation

/// Keeps an item at a distance from a place or from another item, by a rod or a spring.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  public enum AttachmentType: Int, Sendable {
    case items = 0
    case anchor = 1
  }

  public let attachedBehaviorType: AttachmentType
  open private(set) var items: [any UIDynamicItem]
  private let offset: UIOffset
  private let otherOffset: UIOffset

  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// `offset`: From the item's middle to where it is attached, in points.
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    attachedBehaviorType = .anchor
    items = [item]
    self.offset = offset
    otherOffset = .zero
    anchorPoint = point
    length = Self.distance(item, offset, point)
    super.init()
  }

  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(
      item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    attachedBehaviorType = .items
    items = [item1, item2]
    offset = offset1
    otherOffset = offset2
    anchorPoint = .zero
    length = Self.distance(item1, offset1, Self.place(of: item2, offset2))
    super.init()
  }

  /// Where an attachment to a place hangs.
  open var anchorPoint: CGPoint { didSet { changed() } }
  /// In points; as far as the ends were from each other at first.
  open var length: CGFloat { didSet { changed() } }
  /// How fast the swinging of a spring dies; 0 for not at all.
  open var damping: CGFloat = 0 { didSet { changed() } }
  /// Of the spring, in hertz; 0 for a rod.
  open var frequency: CGFloat = 0 { didSet { changed() } }

  private static func place(of item: any UIDynamicItem, _ offset: UIOffset) -> CGPoint {
    let arm = CGPoint(x: offset.horizontal, y: offset.vertical).applying(item.transform)
    return CGPoint(x: item.center.x + arm.x, y: item.center.y + arm.y)
  }

  private static func distance(
    _ item: any UIDynamicItem, _ offset: UIOffset, _ point: CGPoint
  ) -> CGFloat {
    let place = place(of: item, offset)
    return hypot(place.x - point.x, place.y - point.y)
  }

  override var ownItems: [any UIDynamicItem] { items }

  override func contribute(to scene: DynamicScene) {
    guard let first = items.first, let body = scene.body(of: first) else { return }
    let other = items.count > 1 ? scene.body(of: items[1]) : nil
    let joint = DynamicJoint(
      body, arm: DynamicVector(Double(offset.horizontal), Double(offset.vertical)), to: other,
      otherArm: DynamicVector(Double(otherOffset.horizontal), Double(otherOffset.vertical)),
      anchor: DynamicVector(anchorPoint), length: Double(length))
    (joint.frequency, joint.damping) = (Double(frequency), Double(damping))
    scene.world.joints.append(joint)
  }
}
