import TestReporting

/// Finds the line of code that called this library.
enum CallerPosition {
  /// Runs when the program is loaded: predicates are written in tests, and fail where they are written.
  @used @section(".init_array")
  private static let registration: @convention(c) () -> Void = {
    MistakePlaces.register("/NSPredicate+Format.swift") { CallerPosition.current() }
  }

  /// The innermost caller outside of this package.
  ///
  /// Without debug information the position is "<unknown>", line 0.
  @inline(never) static func current() -> SourcePosition {
    CallerPlace.current() ?? SourcePosition(file: "<unknown>", line: 0)
  }
}
