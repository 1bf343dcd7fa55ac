import CoreLocation
import Foundation

/// When a shortcut is of use.
open class INRelevanceProvider: NSObject, @unchecked Sendable {
  override init() { super.init() }
}

/// From a time to another.
open class INDateRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
  public let startDate: Date
  public let endDate: Date?

  public init(start startDate: Date, end endDate: Date?) {
    self.startDate = startDate
    self.endDate = endDate
    super.init()
  }
}

/// In a region.
open class INLocationRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
  public let region: CLRegion

  public init(region: CLRegion) {
    self.region = region
    super.init()
  }
}

/// At a time of the user's day.
open class INDailyRoutineRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
  /// Differs from Apple's: makes no difference; nothing suggests shortcuts.
  public enum Situation: Int, Sendable {
    case morning = 0
    case evening = 1
    case home = 2
    case work = 3
    case school = 4
    case gym = 5
    case commute = 6
    case headphonesConnected = 7
    case activeWorkout = 8
    case physicalActivityIncomplete = 9
  }

  public let situation: Situation

  public init(situation: Situation) {
    self.situation = situation
    super.init()
  }
}
