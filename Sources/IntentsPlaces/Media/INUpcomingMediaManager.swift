import Foundation
import Synchronization

/// Differs from Apple's: makes no difference; nothing here suggests what to hear.
public enum INUpcomingMediaPredictionMode: Int, Sendable {
  case `default` = 0
  case onlyPredictSuggestedIntents = 1
}

/// Tells the system what the user may want to hear next.
///
/// Differs from Apple's: nothing here suggests it; what was told is forgotten when the process ends.
open class INUpcomingMediaManager: NSObject, @unchecked Sendable {
  private static let manager = INUpcomingMediaManager()

  open class var shared: INUpcomingMediaManager { manager }

  private struct Known: @unchecked Sendable {
    var intents: [INPlayMediaIntent] = []
    var modes: [INMediaItemType: INUpcomingMediaPredictionMode] = [:]
  }

  private let known = Mutex(Known())

  override init() { super.init() }

  /// The next first; what is no `INPlayMediaIntent` is left out.
  open func setSuggestedMediaIntents(_ intents: NSOrderedSet) {
    let intents = intents.array.compactMap { $0 as? INPlayMediaIntent }
    known.withLock { $0.intents = intents }
  }

  open func setPredictionMode(_ mode: INUpcomingMediaPredictionMode, for type: INMediaItemType) {
    known.withLock { $0.modes[type] = mode }
  }

  var suggested: [INPlayMediaIntent] { known.withLock { $0.intents } }

  func predictionMode(for type: INMediaItemType) -> INUpcomingMediaPredictionMode {
    known.withLock { $0.modes[type] ?? .default }
  }
}
