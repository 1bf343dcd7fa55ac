extension NavigationLink {
  /// Says whether the destination takes the second column of a navigation view with columns.
  ///
  /// Differs from Apple's: it does wherever there is one; on a phone there is none, on iOS too.
  public nonisolated func isDetailLink(_ isDetailLink: Bool) -> some View {
    modifier(NotedModifier("isDetailLink", isDetailLink))
  }
}
