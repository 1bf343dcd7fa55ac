/// One failure, as a test framework is about to be told.
struct RecordedFailure: Sendable {
  var message: String
  var position: SourcePosition

  /// False for an error that a test threw.
  var isAssertion = true
}
