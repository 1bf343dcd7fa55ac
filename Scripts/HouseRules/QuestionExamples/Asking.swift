// Questions to delegates whose defaults answer.

public protocol BellDelegate: AnyObject {
  func bellMayRing(_ bell: Bell) -> Bool
  func bellDidRing(_ bell: Bell)
}

extension BellDelegate {
  public func bellMayRing(_ bell: Bell) -> Bool { DefaultRequirement.missing(true) }
  public func bellDidRing(_ bell: Bell) { DefaultRequirement.missing(()) }
}

public final class Bell {
  public weak var delegate: (any BellDelegate)?

  public init() {}

  func ring() {
    guard delegate?.bellMayRing(self) ?? true else { return }  // unsaid
    guard DefaultRequirement.asked(delegate?.bellMayRing(self)) ?? true else { return }
    guard let delegate, DefaultRequirement.call({ delegate.bellMayRing(self) }) ?? true else {
      return
    }
    guard ask({ $0.bellMayRing(self) }) ?? true, delegate.bellMayRing?(self) ?? true else { return }
    let others = [delegate].filter { $0.bellMayRing(self) }  // unsaid
    for other in others { other.bellDidRing(self) }
  }

  private func ask<Value>(_ question: (any BellDelegate) -> Value) -> Value? {
    guard let delegate else { return nil }
    return DefaultRequirement.call { question(delegate) }
  }
}

/// Hands the question on.
final class Ringer: BellDelegate {
  var next: (any BellDelegate)?

  func bellMayRing(_ bell: Bell) -> Bool { next?.bellMayRing(bell) ?? true }
}
