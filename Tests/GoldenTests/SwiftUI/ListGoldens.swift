import CoreGraphics
import SwiftUI
import Testing

@MainActor
struct ListGoldens {
  @Test func rows() throws {
    try expectGolden("SwiftUI/list-rows", size: CGSize(width: 200, height: 220), largeHeight: 370) {
      NavigationStack {
        List {
          NavigationLink("Link", value: 1)
          Text("Badge").badge(3)
          Label("Icon", systemImage: "star")
          Button("Button") {}
        }
        .listStyle(.plain)
      }
    }
  }

  @Test func insetSections() throws {
    try expectGolden("SwiftUI/list-inset", size: CGSize(width: 200, height: 230), largeHeight: 330)
    {
      List {
        Section("Header") {
          Text("One")
          Text("Two")
        }
        Section {
          Text("Three")
        } footer: {
          Text("Footer")
        }
      }
    }
  }

  @Test func form() throws {
    try expectGolden("SwiftUI/form", size: CGSize(width: 220, height: 290), largeHeight: 440) {
      Form {
        Section("Account") {
          TextField("Name", text: .constant("Ada"))
          Toggle("Push", isOn: .constant(true))
          Picker("Sort", selection: .constant(0)) { Text("New").tag(0) }
          LabeledContent("Plan", value: "Pro")
        }
      }
    }
  }

  @Test func editing() throws {
    try expectGolden(
      "SwiftUI/list-editing", size: CGSize(width: 220, height: 150), largeHeight: 220
    ) {
      List {
        ForEach(["One", "Two"], id: \.self) { Text($0) }
          .onDelete { _ in }
          .onMove { _, _ in }
      }
      .listStyle(.plain)
      .environment(\.editMode, .constant(.active))
    }
  }
}
