import Foundation

/// Keeps an observation up; it ends when this object goes.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private let observation: KeyPathObservation

  init(_ observation: KeyPathObservation) {
    self.observation = observation
  }

  deinit {
    observation.end()
  }

  public func invalidate() {
    observation.end()
  }
}
