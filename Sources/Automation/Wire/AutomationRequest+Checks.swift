import CoreGraphics
import Device
import Foundation

/// What no app can be asked for: numbers that are none, and such as no device has or no test waits for.
///
/// They are refused before anything is done, since a place at 1e12 points or a wait of 30,000 years would keep
/// the app busy for ever.
extension AutomationRequest.Body {
  /// Far outside of every screen, in points.
  private static let farthest: CGFloat = 1e7
  /// More than thirty years, in seconds.
  private static let longest: TimeInterval = 1e9

  /// - Throws: `.refused` with the number that cannot be.
  package func check() throws(AutomationError) {
    guard let problem else { return }
    throw AutomationError(.refused, "The app was not asked to \(summary): \(problem).")
  }

  private var problem: String? {
    switch self {
    case .send(let event): event.problem
    case .hitElement(let point), .touchReaches(_, let point):
      Self.problem(in: [point.x, point.y])
    case .screenshot(let rect?): Self.problem(in: rect.numbers)
    case .advance(let seconds, let waiting):
      Self.problem(in: seconds) ?? (waiting.isNaN ? "\(waiting) is no time" : nil)
    case .tree, .screenshot, .screenDigest, .viewTree, .systemTree, .permissions, .drawnTexts,
      .state, .terminate:
      nil
    }
  }

  fileprivate static func problem(in places: [CGFloat]) -> String? {
    places.first { !(abs($0) <= farthest) }.map { "\($0) is no place on a screen" }
  }

  fileprivate static func problem(in seconds: TimeInterval) -> String? {
    seconds >= 0 && seconds <= longest ? nil : "\(seconds) s is no time that can pass"
  }
}

extension AutomationEvent {
  fileprivate var problem: String? {
    switch self {
    case .touches(let sequence): sequence.problem
    case .adjustSlider(_, let position):
      position.isFinite ? nil : "\(position) is no position of a slider"
    case .timePassed(let seconds): AutomationRequest.Body.problem(in: seconds)
    case .movePointer(let point?): AutomationRequest.Body.problem(in: [point.x, point.y])
    default: nil
    }
  }
}

extension TouchSequence {
  fileprivate var problem: String? {
    for frame in frames {
      if let problem = AutomationRequest.Body.problem(in: frame.time) { return problem }
      for touch in frame.touches {
        let place = [touch.location.x, touch.location.y]
        if let problem = AutomationRequest.Body.problem(in: place) { return problem }
      }
    }
    return nil
  }
}
