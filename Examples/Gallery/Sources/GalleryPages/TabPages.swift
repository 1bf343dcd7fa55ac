import SwiftUI

extension GalleryPage {
  static let tabKinds = [
    GalleryPage("Many tabs") { ManyTabsPage() },
    GalleryPage("Sidebar tabs") { SidebarTabsPage() },
  ]
}

/// More tabs than a phone has room for.
struct ManyTabsPage: View {
  @State private var selection = 1

  var body: some View {
    TabView(selection: $selection) {
      ForEach(0..<7) { index in
        Text("Content \(index)")
          .tabItem { Label("Tab \(index)", systemImage: "\(index).circle") }
          .badge(index == 2 ? "New" : nil)
          .tag(index)
      }
    }
    .tint(.red)
  }
}

struct SidebarTabsPage: View {
  var body: some View {
    if #available(iOS 18, *) {
      TabView {
        Tab("Home", systemImage: "house") { Text("Home") }
        Tab("Library", systemImage: "books.vertical") { Text("Library") }
        TabSection("Lists") {
          Tab("Favourites", systemImage: "heart") { Text("Favourites") }
        }
        Tab(role: .search) { Text("Search") }
      }
      .tabViewStyle(.sidebarAdaptable)
    }
  }
}
