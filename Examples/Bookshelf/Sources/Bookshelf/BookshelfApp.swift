import BookshelfKit
import SwiftUI

@main
struct BookshelfApp: App {
  @StateObject private var library = Library(service: SampleBookService(delay: .zero))
  @StateObject private var settings = Settings()
  @State private var goal = ReadingGoal(target: 12, finished: 5)

  var body: some Scene {
    WindowGroup {
      RootView()
        .environmentObject(library)
        .environmentObject(settings)
        .environment(goal)
    }
  }
}
