import SwiftUI
import TipKit

extension GalleryPage {
  static let tips = GalleryPage("Tips") { TipsPage() }
}

/// Tips among other views, with an arrow and without.
struct TipsPage: View {
  private struct Favorites: Tip {
    var title: Text { Text("Save favorites") }
    var message: Text? { Text("Tap the star, and a screen stands at the top of the list.") }
    var image: Image? { Image(systemName: "star") }
    var actions: [Action] {
      Action(id: "learn", title: "Learn more")
      Action(id: "later", title: "Not now")
    }
  }

  private struct Sharing: Tip {
    var title: Text { Text("Share with a friend") }
    var options: [any TipOption] { IgnoresDisplayFrequency(true) }
  }

  init() {
    // There is one store of tips, which the first page opens.
    try? Tips.configure()
  }

  var body: some View {
    Parts {
      TipView(Favorites())
      Text("Between tips")
      TipView(Favorites(), arrowEdge: .top)
      TipView(Sharing(), arrowEdge: .bottom)
      TipView(Sharing()).tipBackground(Color.yellow.opacity(0.3)).tint(.red)
    }
  }
}
