/// Answers for elements of something that has no view while it is off the screen.
@MainActor
protocol ScrolledElementOwner: UIResponder {
  /// Scrolls to what the elements stand for.
  ///
  /// - Returns: false if it has gone.
  func scrollIntoSight() -> Bool
}
