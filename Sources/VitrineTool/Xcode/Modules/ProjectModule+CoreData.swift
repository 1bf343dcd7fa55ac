extension ProjectModule {
  /// Lets all files see Core Data where one imports it: its property wrappers, which SwiftUI shows on iOS, stand in
  /// it here.
  mutating func showCoreData() {
    guard SourceImports(of: sources.map(\.file)).all.contains("CoreData") else { return }
    settings.implicitImports.append("CoreData")
  }
}
