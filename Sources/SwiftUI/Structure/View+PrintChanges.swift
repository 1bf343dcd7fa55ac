extension View {
  /// Prints that the view's body is being made anew; call it in the body.
  ///
  /// Differs from Apple's: it says which view that is, not which of its values changed.
  @MainActor
  public static func _printChanges() { print("\(Self.self): body is evaluated.") }
}
