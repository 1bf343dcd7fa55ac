import CoreGraphics
import Foundation

/// A kind of particle that an emitter layer gives off.
///
/// A layer takes what a cell says when it is given its cells: changes of a cell afterwards are not seen.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject {
  /// Differs from Apple's: kept, and read by nobody here; no key path leads to a cell by its name.
  open var name: String?
  open var isEnabled = true
  /// Particles a second, times the layer's own rate.
  open var birthRate: Float = 0
  /// In seconds, times the layer's own lifetime.
  open var lifetime: Float = 0
  open var lifetimeRange: Float = 0
  /// Differs from Apple's: kept, and read by nobody here; particles lie in one plane.
  open var emissionLatitude: CGFloat = 0
  /// Where particles fly to, in radians: 0 is to the right, a quarter turn down.
  open var emissionLongitude: CGFloat = 0
  /// The whole angle within which they fly, in radians.
  open var emissionRange: CGFloat = 0
  /// In points a second.
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0
  /// In points a second, each second.
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  /// Differs from Apple's: kept, and read by nobody here; particles lie in one plane.
  open var zAcceleration: CGFloat = 0
  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0
  /// By how much the scale grows each second.
  open var scaleSpeed: CGFloat = 0
  /// In radians a second.
  open var spin: CGFloat = 0
  open var spinRange: CGFloat = 0
  /// What the contents are multiplied by.
  open var color: CGColor? = CGColor(gray: 1, alpha: 1)
  open var redRange: Float = 0
  open var greenRange: Float = 0
  open var blueRange: Float = 0
  open var alphaRange: Float = 0
  open var redSpeed: Float = 0
  open var greenSpeed: Float = 0
  open var blueSpeed: Float = 0
  open var alphaSpeed: Float = 0
  /// A `CGImage`; without one nothing is drawn.
  open var contents: Any?
  /// The pixels of the contents to a point.
  open var contentsScale: CGFloat = 1
  /// Kinds of particles that each particle gives off in its turn.
  open var emitterCells: [CAEmitterCell]?
  /// When it begins, in seconds of the layer's time; of a particle's life for what particles give off.
  open var beginTime: CFTimeInterval = 0
  /// For how long particles are given off, in seconds.
  open var duration: CFTimeInterval = .infinity

  public override init() { super.init() }
}
