import FoundationAdditions

/// What iOS raises exceptions for.
enum Mistakes {
  static func finishedTooEarly() {
    Mistake.fail("Cannot finish a purchasing transaction")
  }
}
