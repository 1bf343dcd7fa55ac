import SwiftUI

extension GalleryPage {
  static let tabAccessory = GalleryPage("Tab accessory") { TabAccessoryPage() }
}

/// A player above the bar.
struct TabAccessoryPage: View {
  var body: some View {
    if #available(iOS 26, *) {
      TabView {
        Tab("Songs", systemImage: "music.note") {
          NavigationStack {
            List(1..<31, id: \.self) { Text("Song \($0)") }.navigationTitle("Songs")
          }
        }
        Tab("Search", systemImage: "magnifyingglass") { Text("Search") }
      }
      .tabViewBottomAccessory {
        HStack {
          Image(systemName: "music.note").foregroundStyle(.pink)
          VStack(alignment: .leading) {
            Text("Song 7").font(.subheadline.bold())
            Text("Somebody").font(.caption).foregroundStyle(.secondary)
          }
          Spacer()
          Button("Play", systemImage: "play.fill") {}.labelStyle(.iconOnly)
        }
        .padding(.horizontal)
      }
    }
  }
}
