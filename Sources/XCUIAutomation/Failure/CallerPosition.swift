import TestReporting

/// Finds the line of code that called this library.
enum CallerPosition {
  /// The innermost caller outside of this package.
  ///
  /// Without debug information the position is "<unknown>", line 0.
  @inline(never) static func current() -> SourcePosition {
    CallerPlace.current() ?? SourcePosition(file: "<unknown>", line: 0)
  }
}
