import Foundation

/// What the predicates of the store ask for.
enum CalendarWish {
  case events(Date, Date, [String]?)
  case reminders(ReminderState, [String]?)

  enum ReminderState {
    case all
    case incomplete(Date?, Date?)
    case completed(Date?, Date?)

    func holds(for reminder: ReminderContent) -> Bool {
      switch self {
      case .all: return true
      case .incomplete(let start, let end):
        guard reminder.completion == nil else { return false }
        if start == nil, end == nil { return true }
        let due = reminder.due.flatMap {
          ($0.calendar ?? Calendar(identifier: .gregorian)).date(from: $0)
        }
        guard let due else { return false }
        return (start.map { due >= $0 } ?? true) && (end.map { due <= $0 } ?? true)
      case .completed(let start, let end):
        guard let date = reminder.completion else { return false }
        return (start.map { date >= $0 } ?? true) && (end.map { date <= $0 } ?? true)
      }
    }
  }

  private final class Predicate: NSPredicate {
    let wish: CalendarWish

    init(_ wish: CalendarWish) {
      self.wish = wish
      super.init(value: true)
    }

    required init?(coder: NSCoder) { nil }
  }

  var predicate: NSPredicate { Predicate(self) }

  /// Nil for a predicate that the store has not made.
  static func of(_ predicate: NSPredicate) -> CalendarWish? { (predicate as? Predicate)?.wish }
}
