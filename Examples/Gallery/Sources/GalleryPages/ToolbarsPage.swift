import SwiftUI

extension GalleryPage {
  static let toolbars = GalleryPage("Toolbars") { ToolbarsPage() }
}

/// Items in all places of the bars.
struct ToolbarsPage: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        Text("Between the bars").padding()
      }
      .navigationTitle("Title")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .principal) {
          VStack {
            Text("Principal").font(.headline)
            Text("Two lines").font(.caption).foregroundStyle(.secondary)
          }
        }
        ToolbarItemGroup(placement: .topBarLeading) {
          Button("Close", systemImage: "xmark") {}
          Button("Undo", systemImage: "arrow.uturn.backward") {}.disabled(true)
        }
        ToolbarItem(placement: .primaryAction) { Button("Send") {} }
        ToolbarItem(placement: .topBarTrailing) {
          Menu("More", systemImage: "ellipsis.circle") { Button("One") {} }
        }
        ToolbarItem(placement: .bottomBar) { Button("Reply") {} }
        ToolbarItem(placement: .bottomBar) { Spacer() }
        ToolbarItem(placement: .status) { Text("Updated just now").font(.footnote) }
        ToolbarItem(placement: .bottomBar) { Spacer() }
        ToolbarItem(placement: .bottomBar) {
          Button("Delete", systemImage: "trash", role: .destructive) {}
        }
      }
      .toolbarBackground(.orange.opacity(0.4), for: .navigationBar, .bottomBar)
      .toolbarBackground(.visible, for: .navigationBar, .bottomBar)
    }
  }
}
