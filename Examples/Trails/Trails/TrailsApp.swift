import SwiftUI
import TrailKit

@main
struct TrailsApp: App {
  @State private var diary = Diary(
    isSampled: ProcessInfo.processInfo.environment["TRAILS_SAMPLES"] == "1")

  var body: some Scene {
    WindowGroup {
      TrailList()
        .environment(diary)
    }
  }
}
