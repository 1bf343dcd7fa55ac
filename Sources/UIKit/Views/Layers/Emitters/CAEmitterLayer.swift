import CoreGraphics
import Device
import DisplayList
import Foundation

/// Gives off particles: confetti, snow, sparks.
///
/// The particles are a function of the layer's time: one picture at one moment, however often it is drawn. As on iOS
/// a layer without a `beginTime` has been at work since the device started.
///
/// Differs from Apple's: particles fly elsewhere than those of a device, which are random; ranges go to both sides of the
/// mean, as apps are written for, which Apple's documents leave open. Particles lie in one plane, and directions do not
/// turn with the shape. 5,000 at most are drawn.
@preconcurrency @MainActor
open class CAEmitterLayer: CALayer {
  /// What they say counts from now on; particles that are on their way keep what they were given.
  open var emitterCells: [CAEmitterCell]? { didSet { emissionDidChange() } }
  /// Times the rates of the cells; 0 stops.
  open var birthRate: Float = 1 { didSet { emissionDidChange() } }
  open var lifetime: Float = 1 { didSet { emissionDidChange() } }
  open var velocity: Float = 1 { didSet { emissionDidChange() } }
  open var scale: Float = 1 { didSet { emissionDidChange() } }
  open var spin: Float = 1 { didSet { emissionDidChange() } }
  /// Other seeds give other particles.
  open var seed: UInt32 = 0 { didSet { emissionDidChange() } }
  /// In the layer's own space.
  open var emitterPosition = CGPoint.zero { didSet { emissionDidChange() } }
  /// Differs from Apple's: kept, and read by nobody here; particles lie in one plane.
  open var emitterZPosition: CGFloat = 0
  open var emitterSize = CGSize.zero { didSet { emissionDidChange() } }
  /// Differs from Apple's: kept, and read by nobody here; particles lie in one plane.
  open var emitterDepth: CGFloat = 0
  open var emitterShape = CAEmitterLayerEmitterShape.point { didSet { emissionDidChange() } }
  open var emitterMode = CAEmitterLayerEmitterMode.volume { didSet { emissionDidChange() } }
  open var renderMode = CAEmitterLayerRenderMode.unordered { didSet { noteChange() } }
  /// Differs from Apple's: kept, and read by nobody here; particles lie in one plane.
  open var preservesDepth = false

  /// How the particles that may still be seen were given off, the oldest first.
  private var emissions: [Emission] = []

  override func copyValues(from layer: CALayer) {
    super.copyValues(from: layer)
    guard let layer = layer as? CAEmitterLayer else { return }
    renderMode = layer.renderMode
    emissions = layer.emissions
  }

  private var localNow: Double { LayerTime.local(AnimationTime.now, in: self) }

  private func emissionDidChange() {
    guard modelLayer == nil else { return }
    // What is set up before the layer was seen has been so from the beginning.
    let now = LayerCommit.wasShown(self) ? localNow : -Double.infinity
    let longest = emissions.flatMap(\.kinds).map(\.longestLife).max() ?? 0
    emissions.removeAll { $0.start >= now }
    // Of those that have ended only what may still fly counts.
    while emissions.count > 1, emissions[1].start < now - longest * 10 { emissions.removeFirst() }
    emissions.append(
      Emission(
        start: now,
        factors: Emission.Factors(
          rate: Double(birthRate), lifetime: Double(lifetime), velocity: Double(velocity),
          scale: Double(scale), spin: Double(spin)),
        place: EmitterPlace(
          shape: emitterShape, mode: emitterMode, position: emitterPosition, size: emitterSize),
        kinds: (emitterCells ?? []).compactMap { EmitterKind($0) }, seed: UInt64(seed)))
    noteChange()
  }

  /// The particles that are there now.
  var particles: [Particle] {
    let model = modelLayer as? CAEmitterLayer ?? self
    let now = model.localNow - AnimationTime.lag
    var finder = ParticleFinder()
    for (index, emission) in emissions.enumerated() where emission.start <= now {
      let end = index + 1 < emissions.count ? emissions[index + 1].start : now
      finder.add(emission, until: min(end, now), now: now)
    }
    return finder.particles
  }

  override func appendContents(to canvas: inout ViewCanvas, in rect: CGRect) {
    var shown = particles
    switch renderMode {
    case .oldestFirst: shown.sort { $0.age > $1.age }
    case .oldestLast: shown.sort { $0.age < $1.age }
    default: break
    }
    let blendMode: CGBlendMode = renderMode == .additive ? .plusLighter : .normal
    for particle in shown { particle.append(to: &canvas.list, blendMode: blendMode) }
  }
}

/// The form from which particles come.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// From where in the form they come.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// Which particles lie in front.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
