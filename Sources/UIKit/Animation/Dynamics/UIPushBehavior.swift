import CoreGraphics
import Foundation

/// Pushes items, once or all the time.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  public enum Mode: Int, Sendable {
    case continuous = 0
    case instantaneous = 1
  }

  open private(set) var items: [any UIDynamicItem]
  public let mode: Mode
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  public init(items: [any UIDynamicItem], mode: Mode) {
    self.items = items
    self.mode = mode
    super.init()
  }

  open func addItem(_ item: any UIDynamicItem) {
    guard !items.contains(where: { $0 === item }) else { return }
    items.append(item)
    changed()
  }

  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
    offsets[ObjectIdentifier(item)] = nil
    changed()
  }

  /// From the item's middle to where it is pushed, in points.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
    changed()
  }

  /// Whether it pushes; a push that is done once is not active any more afterwards.
  open var active = true { didSet { if active != oldValue { changed() } } }

  /// With the length 1 a view of 100 by 100 points gets faster by 100 points per second in each second, or at once;
  /// documented for the first, unsure for the second.
  open var pushDirection = CGVector.zero { didSet { changed() } }

  /// In radians, clockwise from the right.
  open var angle: CGFloat {
    get { atan2(pushDirection.dy, pushDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  open var magnitude: CGFloat {
    get { hypot(pushDirection.dx, pushDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  override var ownItems: [any UIDynamicItem] { items }

  override func contribute(to scene: DynamicScene) {
    guard active else { return }
    let force = DynamicVector(pushDirection) * 100
    for item in items {
      guard let number = scene.number(of: item) else { continue }
      let offset = targetOffsetFromCenter(for: item)
      let arm = DynamicVector(Double(offset.horizontal), Double(offset.vertical))
      switch mode {
      case .continuous: scene.world.forces.append((number, force, arm))
      case .instantaneous:
        let body = scene.world.bodies[number]
        body.push(force, at: body.position + arm.rotated(by: body.angle))
      }
    }
    if mode == .instantaneous { active = false }
  }
}
