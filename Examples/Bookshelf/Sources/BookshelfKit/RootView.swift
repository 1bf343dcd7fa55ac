import SwiftUI

public struct RootView: View {
  @State private var showsWelcome: Bool

  public init(showsWelcome: Bool = false) {
    _showsWelcome = State(initialValue: showsWelcome)
  }

  public var body: some View {
    TabView {
      NavigationStack { LibraryView() }
        .tabItem { Label("Library", systemImage: "books.vertical") }
      NavigationStack { AuthorsView() }
        .tabItem { Label("Authors", systemImage: "person.2") }
      NavigationStack { GoalView() }
        .tabItem { Label("Goal", systemImage: "flag") }
      NavigationStack { SettingsView() }
        .tabItem { Label("Settings", systemImage: "gear") }
    }
    .sheet(isPresented: $showsWelcome) { WelcomeView() }
  }
}
