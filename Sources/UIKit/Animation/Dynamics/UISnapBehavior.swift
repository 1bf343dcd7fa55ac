import CoreGraphics
import Foundation

/// Pulls an item to a place, where it swings for a moment.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem

  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  open var snapPoint: CGPoint { didSet { changed() } }
  /// From 0 for much swinging to 1 for none.
  open var damping: CGFloat = 0.5 { didSet { changed() } }

  override var ownItems: [any UIDynamicItem] { [item] }

  override func contribute(to scene: DynamicScene) {
    guard let body = scene.body(of: item) else { return }
    let snap = DynamicSnap(body, to: DynamicVector(snapPoint))
    snap.damping = Double(damping)
    scene.world.snaps.append(snap)
  }
}
