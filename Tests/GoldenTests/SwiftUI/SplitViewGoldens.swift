import CoreGraphics
import SwiftUI
import Testing

/// The screen is wider than high, also where the text is large: on an upright one the sidebar is hidden.
@MainActor
struct SplitViewGoldens {
  @Test func sidebarBesideDetail() throws {
    let folder: Binding<String?> = .constant("Inbox")
    try expectGolden(
      "SwiftUI/split-view", size: CGSize(width: 480, height: 230), largeHeight: 350, scale: 1
    ) {
      NavigationSplitView {
        List(["Inbox", "Sent"], id: \.self, selection: folder) {
          Label($0, systemImage: "folder")
        }
        .navigationTitle("Mail")
        .navigationSplitViewColumnWidth(220)
      } detail: {
        Text("Body").navigationTitle("Inbox")
      }
      .environment(\.horizontalSizeClass, .regular)
    }
  }
}
