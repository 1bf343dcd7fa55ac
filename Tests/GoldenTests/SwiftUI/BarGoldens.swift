import CoreGraphics
import SwiftUI
import Testing

@MainActor
struct BarGoldens {
  @Test func inlineTitle() throws {
    try expectGolden("SwiftUI/navigation-inline", size: CGSize(width: 220, height: 110)) {
      NavigationStack(path: .constant(NavigationPath([1]))) {
        Color.clear
          .navigationTitle("Mail")
          .navigationDestination(for: Int.self) { _ in
            Text("Body")
              .navigationTitle("Inbox")
              .navigationBarTitleDisplayMode(.inline)
              .toolbar { Button("Edit") {} }
          }
      }
    }
  }

  @Test func largeTitle() throws {
    try expectGolden(
      "SwiftUI/navigation-large", size: CGSize(width: 220, height: 140), largeHeight: 180
    ) {
      NavigationStack {
        Text("Body")
          .navigationTitle("Inbox")
          .toolbar { Button("Add", systemImage: "plus") {} }
          .searchable(text: .constant(""))
      }
    }
  }

  @Test func tabs() throws {
    try expectGolden("SwiftUI/tab-bar", size: CGSize(width: 220, height: 110)) {
      TabView {
        Text("Body").tabItem { Label("Home", systemImage: "house") }.badge(2)
        Text("Two").tabItem { Label("Mail", systemImage: "envelope") }
        Text("Three").tabItem { Label("Me", systemImage: "person") }
      }
    }
  }

  @Test func bottomToolbar() throws {
    try expectGolden("SwiftUI/bottom-bar", size: CGSize(width: 220, height: 110)) {
      NavigationStack {
        Text("Body").toolbar {
          ToolbarItemGroup(placement: .bottomBar) {
            Button("Reply", systemImage: "arrowshape.turn.up.left") {}
            Spacer()
            Button("Done") {}
          }
        }
      }
    }
  }
}
