import FoundationAdditions

enum RuleMistake {
  static func unsupported(_ name: String) {
    Mistake.fail(
      "EKRecurrenceRule: \(name) is not supported here. Use daysOfTheWeek, daysOfTheMonth or "
        + "monthsOfTheYear.")
  }
}
