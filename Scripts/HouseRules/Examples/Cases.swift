// Cases of enumerations that apps give.

/// Nothing tells the last two from each other; a default and a first value tell nothing.
public enum Fabric {
  case silk
  case cotton  // dead
  case wool
}

/// The last one is all that is left.
public enum Pattern { case plain, striped, dotted }

/// A delegate returns it, and nobody looks at what it is.
public enum Answer { case yes, no }  // dead

/// A closure of the app's calls what it is given with it.
public enum Verdict { case keep, discard }  // dead

/// With a case of another one.
public enum Fastening {
  case rod
  case hooks(Spacing)
}
public enum Spacing { case wide, narrow }
public enum Thread { case thin, thick }  // dead
public enum Seam {
  case folded(Thread)
  case open
}

/// The app is only told.
public enum Position { case drawn, closed, between }

/// By its number, as a key and as the value of something else.
public enum Size: Int { case small, medium, large }
public enum Room { case kitchen, hall }
public enum Season { case summer, winter }

/// Differs from Apple's: all are the same.
public enum Scent { case rose, lavender }

public enum Length {
  case short
  /// Differs from Apple's: the same as `short`.
  case long
}

/// Of these the property tells.
public enum Care { case wash, clean }

/// `layers.txt` tells of both, and of the last of the next.
public enum Width { case single, double }
public enum Colour {
  case red  // dead
  case green
  case blue
}

public protocol CurtainDelegate: AnyObject {
  func curtainMayClose(_ curtain: Curtain) -> Answer
  func curtain(_ curtain: Curtain, decide: (Verdict) -> Void)
  func curtain(_ curtain: Curtain, didMoveTo position: Position)
}

public final class Curtain {
  public weak var delegate: (any CurtainDelegate)?
  public var fabric = Fabric.cotton
  public var pattern: Pattern
  public var room: Room?
  public var fastening = Fastening.rod
  public var seam = Seam.open
  public var width = Width.single
  public var colour = Colour.red
  public private(set) var position = Position.drawn
  /// Differs from Apple's: kept, and read by nobody.
  public var care = Care.wash
  private var lengths: [Length] = []

  public init(pattern: Pattern = .plain, care: Care) {
    self.pattern = pattern
    self.care = care
  }

  public func hang(_ size: Size, scent: Scent, length: Length) -> Int {
    lengths = scents.isEmpty ? [length] : []
    scents = [scent]
    return size.rawValue + (fabric == .silk ? 1 : 0) + lengths.count
  }

  public func isFor(_ season: Season) -> Bool { season == ownSeason }

  private var scents: [Scent] = []
  private var ownSeason = Season.summer

  var weight: Int {
    let spare = "\(seam)\(width)\(colour)"
    switch pattern {
    case .striped: return weights[room ?? .hall] ?? 0
    case .dotted: return spare.count
    default: break
    }
    switch fastening {
    case .rod: return 0
    case .hooks(.wide): return 1
    case .hooks: return 2
    }
  }

  private let weights: [Room: Int] = [.kitchen: 1]

  func close() {
    if case .folded = seam { return }
    _ = delegate?.curtainMayClose(self)
    delegate?.curtain(self) { _ in }
    delegate?.curtain(self, didMoveTo: .closed)
  }
}
