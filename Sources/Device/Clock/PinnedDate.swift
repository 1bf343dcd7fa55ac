import Foundation

/// A date in words: `2024-01-09`, `2024-01-09T09:41:00Z`, `2024-01-09 09:41`, `2024-01-09T10:41:00+01:00`, or
/// seconds since 1970.
///
/// Read without Foundation's formatters, which ask for the date that this one says. Without a zone it is GMT.
struct PinnedDate: Hashable {
  /// Since 1970.
  let nanoseconds: Int64

  init?(_ text: String) {
    if let seconds = Double(text), abs(seconds) < 9e9 {
      // Apart, since a number with all digits of today's nanoseconds has no room for the last ones.
      let whole = seconds.rounded(.down)
      nanoseconds = Int64(whole) * 1_000_000_000 + Int64(((seconds - whole) * 1e9).rounded())
      return
    }
    var parts = text.split(separator: "T", maxSplits: 1)
    if parts.count == 1 { parts = text.split(separator: " ", maxSplits: 1) }
    guard let day = parts.first.flatMap(Self.day) else { return nil }
    var seconds = day
    if parts.count == 2 {
      guard let time = Self.time(parts[1]) else { return nil }
      seconds += time
    }
    nanoseconds = Int64(seconds) * 1_000_000_000
  }

  /// Seconds from 1970 to the begin of a day.
  private static func day(_ text: Substring) -> Int? {
    let numbers = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 3, let year = numbers[0], let month = numbers[1], let day = numbers[2],
      (1900...2200).contains(year), (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    var parts = tm()
    parts.tm_year = Int32(year - 1900)
    parts.tm_mon = Int32(month - 1)
    parts.tm_mday = Int32(day)
    let seconds = timegm(&parts)
    // The thirtieth of February would be a day of March.
    return Int(parts.tm_mday) == day ? seconds : nil
  }

  /// Seconds from the begin of the day in GMT.
  private static func time(_ text: Substring) -> Int? {
    var text = text
    var offset = 0
    if text.last == "Z" {
      text.removeLast()
    } else if let sign = text.lastIndex(where: { $0 == "+" || $0 == "-" }) {
      guard let length = clock(text[sign...].dropFirst()) else { return nil }
      offset = text[sign] == "+" ? length : -length
      text = text[..<sign]
    }
    return clock(text).map { $0 - offset }
  }

  private static func clock(_ text: Substring) -> Int? {
    let numbers = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard (2...3).contains(numbers.count), let hour = numbers[0], let minute = numbers[1],
      (0...23).contains(hour), (0...59).contains(minute)
    else { return nil }
    guard numbers.count == 3 else { return hour * 3600 + minute * 60 }
    guard let second = numbers[2], (0...59).contains(second) else { return nil }
    return hour * 3600 + minute * 60 + second
  }
}
