#if Macros
  import Device
  import SwiftData
  import SwiftUI
  import Testing
  import UIKit

  private struct Counter: View {
    @Environment(\.modelContext) private var context
    @Query private var shelves: [Shelf]

    var body: some View {
      Button("\(shelves.count) shelves") { context.insert(Shelf(room: "\(shelves.count)")) }
    }
  }

  private struct ShelfApp: App {

    var body: some Scene {
      let title = Title.shared.text
      WindowGroup {
        VStack {
          Text(title)
          Counter()
        }
      }
      .modelContainer(for: Shelf.self, inMemory: true)
    }
  }

  @Observable
  private final class Title {
    @MainActor static let shared = Title()
    var text = "first"
  }

  extension QueryTests {
    @Test func anAppGivesItsScenesAContainer() async throws {
      let before = UIApplication.shared.windows
      let node = AppLauncher.start(ShelfApp.self)
      defer {
        for window in UIApplication.shared.windows where !before.contains(window) {
          window.isHidden = true
        }
      }
      try tapShown("0 shelves")
      try tapShown("1 shelves")
      Title.shared.text = "second"
      // The app's own turn comes on the main queue.
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
      }
      #expect(try shownTexts().contains("second"))
      try tapShown("2 shelves")
      withExtendedLifetime(node) {}
    }
  }
#endif
