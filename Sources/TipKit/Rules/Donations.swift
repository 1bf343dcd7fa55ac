import Device
import Foundation

extension Tips {
  /// A time before now.
  public struct DonationTimeRange: Hashable, Sendable {
    let seconds: TimeInterval

    public static let minute = minutes(1)
    public static let hour = hours(1)
    public static let day = days(1)
    public static let week = weeks(1)

    public static func minutes(_ count: Int) -> DonationTimeRange {
      DonationTimeRange(seconds: TimeInterval(count) * 60)
    }
    public static func hours(_ count: Int) -> DonationTimeRange {
      DonationTimeRange(seconds: TimeInterval(count) * 3600)
    }
    public static func days(_ count: Int) -> DonationTimeRange {
      DonationTimeRange(seconds: TimeInterval(count) * 86400)
    }
    public static func weeks(_ count: Int) -> DonationTimeRange {
      DonationTimeRange(seconds: TimeInterval(count) * 7 * 86400)
    }

    func contains(_ date: Date) -> Bool { DeviceCalendar.now.timeIntervalSince(date) <= seconds }
  }
}

// MARK: What rules ask of donations

extension Array {
  /// Those of the last minutes, hours, days or weeks.
  public func donatedWithin<DonationInfo: Codable & Sendable>(
    _ timeRange: Tips.DonationTimeRange
  ) -> [Element] where Element == Tips.Event<DonationInfo>.Donation {
    filter { timeRange.contains($0.date) }
  }

  /// The most donations that have something in common.
  public func largestSubset<DonationInfo: Codable & Sendable, Value: Hashable>(
    groupedBy keyPath: KeyPath<Element, Value>
  ) -> [Element] where Element == Tips.Event<DonationInfo>.Donation {
    subsets(keyPath).max { $0.count < $1.count } ?? []
  }

  /// The fewest donations that have something in common.
  public func smallestSubset<DonationInfo: Codable & Sendable, Value: Hashable>(
    groupedBy keyPath: KeyPath<Element, Value>
  ) -> [Element] where Element == Tips.Event<DonationInfo>.Donation {
    subsets(keyPath).min { $0.count < $1.count } ?? []
  }

  /// In the order of the first of each.
  private func subsets<Value: Hashable>(_ keyPath: KeyPath<Element, Value>) -> [[Element]] {
    var places: [Value: Int] = [:]
    var subsets: [[Element]] = []
    for element in self {
      let value = element[keyPath: keyPath]
      if let place = places[value] {
        subsets[place].append(element)
      } else {
        places[value] = subsets.count
        subsets.append([element])
      }
    }
    return subsets
  }
}
