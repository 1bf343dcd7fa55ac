import Foundation
import Synchronization

/// Strings whose words depend on numbers, on their way from `NSLocalizedString` to `String(format:)`.
///
/// On iOS such a string remembers where it comes from. Here its variables bear a number that leads back.
enum PluralStrings {
  private struct Entry {
    let format: LocalizedFormat
    let locale: String
  }

  private struct State {
    var entries: [Entry] = []
    var numbers: [String: Int] = [:]
  }

  private static let state = Mutex(State())
  /// Between the name of a variable and its number.
  private static let mark: Character = "\u{2063}"

  /// The format with variables that lead back to it.
  static func marked(_ format: LocalizedFormat, locale: String, key: String) -> String {
    let number = state.withLock { state in
      let place = locale + "\n" + key + "\n" + format.format
      if let known = state.numbers[place] { return known }
      state.entries.append(Entry(format: format, locale: locale))
      state.numbers[place] = state.entries.count - 1
      return state.entries.count - 1
    }
    return "\(mark)\(number)\(mark)" + format.format
  }

  /// A format without variables, where this is one that leads back; the words are those of the arguments.
  static func resolved(_ format: String, _ arguments: [any CVarArg]) -> String? {
    guard format.first == mark, let end = format.dropFirst().firstIndex(of: mark),
      let number = Int(format[format.index(after: format.startIndex)..<end])
    else { return nil }
    let entry = state.withLock { state in
      state.entries.indices.contains(number) ? state.entries[number] : nil
    }
    return entry?.format.resolved(
      numbers: arguments.map(self.number), locale: entry?.locale ?? "en")
  }

  private static func number(_ argument: any CVarArg) -> FormatNumber? {
    switch argument {
    case let value as any SignedInteger: .signed(Int64(truncatingIfNeeded: value))
    case let value as any UnsignedInteger: .unsigned(UInt64(truncatingIfNeeded: value))
    case let value as Double: .real(value)
    case let value as Float: .real(Double(value))
    case let value as CGFloat: .real(Double(value))
    case let value as NSNumber: .real(value.doubleValue)
    default: nil
    }
  }
}
