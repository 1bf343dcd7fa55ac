import CoreGraphics
import Foundation

/// Hears of contacts of items with each other and with boundaries.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem)
  /// `identifier`: Nil for the bounds of the reference view.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}

/// Lets items collide with each other and with boundaries.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  public struct Mode: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let items = Mode(rawValue: 1 << 0)
    public static let boundaries = Mode(rawValue: 1 << 1)
    public static let everything = Mode(rawValue: .max)
  }

  private struct Boundary {
    let identifier: any NSCopying
    let path: UIBezierPath
    var key: AnyHashable? { identifier as? AnyHashable }
  }

  open private(set) var items: [any UIDynamicItem]
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  open var collisionMode = Mode.everything { didSet { changed() } }
  private var boundaries: [Boundary] = []

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

  // MARK: Boundaries

  /// Whether items stay inside of the reference view's bounds.
  open var translatesReferenceBoundsIntoBoundary = false { didSet { changed() } }
  private var insets = UIEdgeInsets.zero

  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    self.insets = insets
    translatesReferenceBoundsIntoBoundary = true
  }

  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    boundaries.append(Boundary(identifier: identifier, path: bezierPath))
    changed()
  }

  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    let key = identifier as? AnyHashable
    return boundaries.first { $0.key == key }?.path
  }

  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    let key = identifier as? AnyHashable
    boundaries.removeAll { $0.key == key }
    changed()
  }

  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.map(\.identifier)
  }

  open func removeAllBoundaries() {
    boundaries.removeAll()
    changed()
  }

  // MARK: Steps

  override var ownItems: [any UIDynamicItem] { items }

  override func contribute(to scene: DynamicScene) {
    let bodies = items.compactMap { item in scene.number(of: item).map { (item, $0) } }
    if collisionMode.contains(.items) {
      for (index, (item, number)) in bodies.enumerated() {
        for (other, otherNumber) in bodies.dropFirst(index + 1) {
          scene.collide(
            DynamicWorld.Pair(first: number, second: otherNumber, isObstacle: false),
            as: DynamicTouch(behavior: self, item: item, other: other, identifier: nil))
        }
      }
    }
    guard collisionMode.contains(.boundaries) else { return }
    for (obstacle, identifier) in obstacles(in: scene.reference) {
      scene.world.obstacles.append(obstacle)
      for (item, number) in bodies {
        scene.collide(
          DynamicWorld.Pair(
            first: number, second: scene.world.obstacles.count - 1, isObstacle: true),
          as: DynamicTouch(behavior: self, item: item, other: nil, identifier: identifier))
      }
    }
  }

  private func obstacles(
    in reference: UIView?
  ) -> [(DynamicWorld.Obstacle, (any NSCopying)?)] {
    var result: [(DynamicWorld.Obstacle, (any NSCopying)?)] = []
    if translatesReferenceBoundsIntoBoundary, let reference {
      let rect = reference.bounds.inset(by: insets)
      let (start, end) = (
        DynamicVector(Double(rect.minX), Double(rect.minY)),
        DynamicVector(Double(rect.maxX), Double(rect.maxY))
      )
      for (point, inside) in [
        (start, DynamicVector(1, 0)), (start, DynamicVector(0, 1)), (end, DynamicVector(-1, 0)),
        (end, DynamicVector(0, -1)),
      ] {
        result.append((.line(point, inside: inside), nil))
      }
    }
    for boundary in boundaries {
      for line in boundary.path.cgPath.polylines(tolerance: 0.5) {
        let points = line.isClosed ? line.points + line.points.prefix(1) : line.points
        for (start, end) in zip(points, points.dropFirst()) {
          result.append(
            (.segment(DynamicVector(start), DynamicVector(end)), boundary.identifier))
        }
      }
    }
    return result
  }

  // MARK: Contacts

  func tellBegan(_ touch: DynamicTouch, at place: CGPoint) {
    if let other = touch.other {
      collisionDelegate?.collisionBehavior(
        self, beganContactFor: touch.item, with: other, at: place)
    } else {
      collisionDelegate?.collisionBehavior(
        self, beganContactFor: touch.item, withBoundaryIdentifier: touch.identifier, at: place)
    }
  }

  func tellEnded(_ touch: DynamicTouch) {
    if let other = touch.other {
      collisionDelegate?.collisionBehavior(self, endedContactFor: touch.item, with: other)
    } else {
      collisionDelegate?.collisionBehavior(
        self, endedContactFor: touch.item, withBoundaryIdentifier: touch.identifier)
    }
  }
}
