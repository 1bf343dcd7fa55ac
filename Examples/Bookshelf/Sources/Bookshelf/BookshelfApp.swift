import BookshelfKit
import Combine
import SwiftUI

@main
struct BookshelfApp: App {
  private let options: LaunchOptions
  @StateObject private var library: Library
  @StateObject private var settings: Settings
  @State private var goal = ReadingGoal(target: 12, finished: 5)

  init() {
    let options = LaunchOptions.current
    self.options = options
    _library = StateObject(wrappedValue: Library(service: options.makeService()))
    _settings = StateObject(wrappedValue: Settings(reader: options.reader))
  }

  var body: some Scene {
    WindowGroup {
      RootView(
        showsWelcome: options.showsWelcome,
        isOnline: Just(options.shelf != .offline).eraseToAnyPublisher()
      )
      .environmentObject(library)
      .environmentObject(settings)
      .environment(goal)
    }
  }
}
