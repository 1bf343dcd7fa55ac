import Combine
import SwiftUI

public struct RootView: View {
  private let isOnline: AnyPublisher<Bool, Never>
  @EnvironmentObject private var settings: Settings
  @State private var showsWelcome: Bool

  public init(
    showsWelcome: Bool = false,
    isOnline: AnyPublisher<Bool, Never> = Just(true).eraseToAnyPublisher()
  ) {
    self.isOnline = isOnline
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
    .overlay(alignment: .bottom) {
      ConnectionBanner(isOnline: isOnline)
        .padding(.bottom, 64)
    }
    .sheet(isPresented: $showsWelcome) { WelcomeView() }
    .preferredColorScheme(settings.theme.colorScheme)
  }
}

extension Settings.Theme {
  /// Nil follows the system.
  fileprivate var colorScheme: ColorScheme? {
    switch self {
    case .automatic: nil
    case .light: .light
    case .dark: .dark
    }
  }
}
