import SwiftUI

extension GalleryPage {
  static let splitColumns = GalleryPage("Three columns") { SplitColumnsPage() }
  static let oldNavigation = GalleryPage("Navigation view") { OldNavigationPage() }
}

struct SplitColumnsPage: View {
  @State private var folder: String? = "Inbox"
  @State private var message: String? = "Hello"

  var body: some View {
    NavigationSplitView(columnVisibility: .constant(.all)) {
      List(selection: $folder) {
        Section("Mail") {
          ForEach(["Inbox", "Sent"], id: \.self) { Label($0, systemImage: "tray").badge(2) }
        }
      }
      .navigationTitle("Folders")
    } content: {
      List(["Hello", "Bye"], id: \.self, selection: $message) { Text($0) }
        .navigationTitle(folder ?? "")
    } detail: {
      Text(message ?? "").navigationTitle("Message")
        .toolbar { Button("Reply", systemImage: "arrowshape.turn.up.left") {} }
    }
  }
}

/// As apps wrote it before stacks.
struct OldNavigationPage: View {
  var body: some View {
    NavigationView {
      List {
        NavigationLink("First", destination: Text("First"))
        NavigationLink("Second", destination: Text("Second"))
      }
      .navigationBarTitle("Old", displayMode: .large)
      .navigationBarItems(leading: EditButton(), trailing: Button("Save") {})
    }
    .navigationViewStyle(.stack)
  }
}
