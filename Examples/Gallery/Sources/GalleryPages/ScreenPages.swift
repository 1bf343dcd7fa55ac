import SwiftUI

extension GalleryPage {
  static let screens: [GalleryPage] =
    [
      GalleryPage("Large title") { LargeTitlePage() },
      GalleryPage("Pushed screen") { PushedPage() },
      GalleryPage("Tabs") { TabsPage() },
      GalleryPage("Pages") { PagesPage() },
      GalleryPage("Split view") { SplitPage() },
      GalleryPage("Empty state") { EmptyPage() },
      GalleryPage("Dashboard") { DashboardPage() },
      splitColumns, oldNavigation, toolbars, search, searchSuggestions,
    ] + tabKinds + [tabAccessory] + stores
}

struct LargeTitlePage: View {
  @State private var text = ""

  var body: some View {
    NavigationStack {
      List(1..<30, id: \.self) { Text("Row \($0)") }
        .listStyle(.plain)
        .navigationTitle("Large title")
        .searchable(text: $text)
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
          ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") {} }
          ToolbarItemGroup(placement: .bottomBar) {
            Button("Share", systemImage: "square.and.arrow.up") {}
            Spacer()
            Text("29 rows").font(.caption)
            Spacer()
            Button("Compose", systemImage: "square.and.pencil") {}
          }
        }
    }
  }
}

struct PushedPage: View {
  @State private var path = [1]

  var body: some View {
    NavigationStack(path: $path) {
      Text("Root").navigationTitle("Mailboxes")
        .navigationDestination(for: Int.self) { _ in
          ScrollView {
            Text("A screen on a stack, with the name of the one before it beside the arrow.")
              .padding()
          }
          .navigationTitle("Inbox")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar { Button("Select") {} }
          .toolbarBackground(.visible, for: .navigationBar)
        }
    }
  }
}

struct TabsPage: View {
  var body: some View {
    TabView {
      NavigationStack {
        List(1..<20, id: \.self) { Text("Row \($0)") }.navigationTitle("Home")
      }
      .tabItem { Label("Home", systemImage: "house") }
      Text("Second").tabItem { Label("Messages", systemImage: "message") }.badge(5)
      Text("Third").tabItem { Label("Search", systemImage: "magnifyingglass") }
      Text("Fourth").tabItem { Label("Profile", systemImage: "person") }
    }
  }
}

struct PagesPage: View {
  var body: some View {
    TabView {
      ForEach(["sun.max", "cloud", "moon"], id: \.self) { name in
        VStack(spacing: 16) {
          Image(systemName: name).font(.system(size: 80))
          Text("Welcome").font(.largeTitle.bold())
          Text("What the app does, in a few words.").foregroundStyle(.secondary)
        }
      }
    }
    .tabViewStyle(.page)
    .indexViewStyle(.page(backgroundDisplayMode: .always))
  }
}

struct SplitPage: View {
  @State private var chosen: String? = "Two"

  var body: some View {
    NavigationSplitView {
      List(["One", "Two", "Three"], id: \.self, selection: $chosen) { Text($0) }
        .navigationTitle("Sidebar")
    } detail: {
      Text(chosen ?? "Nothing").font(.title).navigationTitle("Detail")
    }
  }
}

struct EmptyPage: View {
  var body: some View {
    NavigationStack {
      ContentUnavailableView {
        Label("No Mail", systemImage: "tray")
      } description: {
        Text("New mail you receive will appear here.")
      } actions: {
        Button("Refresh") {}.buttonStyle(.borderedProminent)
      }
      .navigationTitle("Inbox")
    }
  }
}

struct DashboardPage: View {
  private let columns = [GridItem(.adaptive(minimum: 140), spacing: 12)]

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 12) {
          ForEach(["Steps", "Sleep", "Heart", "Energy"], id: \.self) { name in
            VStack(alignment: .leading, spacing: 8) {
              Label(name, systemImage: "heart.fill").font(.subheadline).foregroundStyle(.pink)
              Text("72").font(.system(.largeTitle, design: .rounded).bold())
              ProgressView(value: 0.6)
            }
            .padding()
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(.background.secondary, in: .rect(cornerRadius: 16))
          }
        }
        .padding()
        GroupBox("Summary") {
          Text("All of it in a few words").frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(.horizontal)
      }
      .navigationTitle("Dashboard")
      .safeAreaInset(edge: .bottom) {
        Text("Over the end").frame(maxWidth: .infinity).padding().background(.bar)
      }
    }
  }
}
