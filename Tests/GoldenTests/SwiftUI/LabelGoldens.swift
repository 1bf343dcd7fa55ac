import CoreGraphics
import SwiftUI
import Testing

@MainActor
struct LabelGoldens {
  @Test func labels() throws {
    try expectGolden("SwiftUI/labels", size: CGSize(width: 170, height: 150), largeHeight: 330) {
      VStack(alignment: .leading) {
        Label("Mail", systemImage: "envelope")
        LabeledContent("Size", value: "4 MB")
        Link("Help", destination: URL(filePath: "/help"))
        Menu("Sort") { Button("Name") {} }
        Text("Caption").font(.caption).foregroundStyle(.secondary)
      }
      .padding(.horizontal)
    }
  }

  @Test func groups() throws {
    try expectGolden("SwiftUI/groups", size: CGSize(width: 170, height: 170), largeHeight: 300) {
      VStack {
        GroupBox("Box") { Text("Inside") }
        DisclosureGroup("More", isExpanded: .constant(true)) { Text("Content") }
      }
      .padding(.horizontal)
    }
  }

  @Test func nothingThere() throws {
    try expectGolden(
      "SwiftUI/content-unavailable", size: CGSize(width: 220, height: 170), largeHeight: 320
    ) {
      ContentUnavailableView("No Mail", systemImage: "tray", description: Text("All read."))
    }
  }
}
