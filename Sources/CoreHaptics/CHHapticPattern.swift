import Foundation

/// Events in their order.
open class CHHapticPattern: NSObject {
  let events: [CHHapticEvent]
  let parameters: [CHHapticDynamicParameter]

  /// - Throws: `CHHapticError.Code.invalidEventTime` or `invalidEventDuration` for a time that is negative or no number.
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    for event in events {
      guard event.relativeTime >= 0 else { throw CHHapticError(.invalidEventTime) }
      guard event.duration >= 0 else { throw CHHapticError(.invalidEventDuration) }
    }
    self.events = events
    self.parameters = parameters
  }

  /// In seconds: when the last event ends.
  open var duration: TimeInterval {
    events.map { $0.relativeTime + $0.duration }.max() ?? 0
  }
}
