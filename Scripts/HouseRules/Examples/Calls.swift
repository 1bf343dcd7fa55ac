// Parameters, functions, delegates and sets of options.

public protocol DoorDelegate: AnyObject {
  func doorDidOpen(_ door: Door)
  func doorDidClose(_ door: Door)  // dead
  /// Differs from Apple's: never called; nobody knocks.
  func doorDidHearKnock(_ door: Door)
}

public final class Door {
  public weak var delegate: (any DoorDelegate)?

  public init() {}

  public func open(by angle: Double, loudly: Bool) {  // dead
    guard angle > 0 else { return }
    delegate?.doorDidOpen(self)
  }

  public func oil() {}  // dead
}

public struct Signs: OptionSet {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let bell = Signs(rawValue: 1 << 0)
  public static let lantern = Signs(rawValue: 1 << 1)  // dead
  /// Differs from Apple's: makes no difference.
  public static let wreath = Signs(rawValue: 1 << 2)
  public static var mat: Signs { Signs(rawValue: 0x08) }  // dead
  public static let all: Signs = [.bell, .lantern, .wreath, .mat]
  /// A number in a field, which is asked for as such.
  public static let red = Signs(rawValue: 1 << 8)
  public static let green = Signs(rawValue: 2 << 8)

  var colour: Int { (rawValue >> 8) & 3 }
}

/// Whoever takes them asks for none.
public struct Smells: OptionSet {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let pine = Smells(rawValue: 1 << 0)
}

func rings(_ signs: Signs) -> Bool { signs.contains(.bell) }
