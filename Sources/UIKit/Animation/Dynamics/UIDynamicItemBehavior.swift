import CoreGraphics
import Foundation

/// Says what items are like as bodies.
///
/// What is not set leaves items as they are: a little elastic and rough.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  open private(set) var items: [any UIDynamicItem]
  private var setters: [String: (inout DynamicBody.Qualities) -> Void] = [:]

  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  public convenience override init() { self.init(items: []) }

  open func addItem(_ item: any UIDynamicItem) {
    guard !items.contains(where: { $0 === item }) else { return }
    items.append(item)
    changed()
  }

  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
    changed()
  }

  // MARK: Bodies

  /// From 0 for no bouncing to 1 for bouncing for ever.
  open var elasticity: CGFloat = 0 {
    didSet { say("elasticity") { [elasticity] in $0.elasticity = Double(elasticity) } }
  }
  /// From 0 for smooth to 1 and beyond for rough.
  open var friction: CGFloat = 0 {
    didSet { say("friction") { [friction] in $0.friction = Double(friction) } }
  }
  /// With 1 a square of 100 points has the mass 1.
  open var density: CGFloat = 1 {
    didSet { say("density") { [density] in $0.density = Double(density) } }
  }
  /// How moving dies away by itself.
  open var resistance: CGFloat = 0 {
    didSet { say("resistance") { [resistance] in $0.resistance = Double(resistance) } }
  }
  /// How turning dies away by itself.
  open var angularResistance: CGFloat = 0 {
    didSet {
      say("angularResistance") { [angularResistance] in
        $0.angularResistance = Double(angularResistance)
      }
    }
  }
  /// Whether the items stay where they are.
  open var isAnchored = false {
    didSet { say("isAnchored") { [isAnchored] in $0.isAnchored = isAnchored } }
  }
  open var allowsRotation = true {
    didSet { say("allowsRotation") { [allowsRotation] in $0.allowsRotation = allowsRotation } }
  }

  private func say(
    _ name: String, _ setter: @escaping (inout DynamicBody.Qualities) -> Void
  ) {
    setters[name] = setter
    changed()
  }

  // MARK: Speeds

  /// Speeds that were added before there was an animator.
  private var pending: [(item: any UIDynamicItem, change: (DynamicBody) -> Void)] = []

  private func change(_ item: any UIDynamicItem, _ change: @escaping (DynamicBody) -> Void) {
    if let body = dynamicAnimator?.body(of: item) {
      change(body)
    } else {
      pending.append((item, change))
    }
    changed()
  }

  /// In points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    change(item) { $0.velocity += DynamicVector(velocity) }
  }

  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let velocity = dynamicAnimator?.body(of: item)?.velocity ?? .zero
    return CGPoint(x: velocity.x, y: velocity.y)
  }

  /// In radians per second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    change(item) { $0.spin += Double(velocity) }
  }

  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    CGFloat(dynamicAnimator?.body(of: item)?.spin ?? 0)
  }

  override var ownItems: [any UIDynamicItem] { items }

  override func contribute(to scene: DynamicScene) {
    for item in items {
      guard let body = scene.body(of: item) else { continue }
      for setter in setters.values { setter(&body.qualities) }
    }
    for (item, change) in pending { scene.body(of: item).map(change) }
    pending.removeAll()
  }
}
