import SwiftUI
import UIKit

/// A screen of the gallery.
@MainActor
public struct GalleryPage: Identifiable {
  public nonisolated let id: String
  /// A controller with the page, made anew.
  public let controller: () -> UIViewController

  init<Content: View>(_ name: String, @ViewBuilder _ content: @escaping () -> Content) {
    id = name
    controller = { UIHostingController(rootView: content()) }
  }

  init(_ name: String, controller: @escaping () -> UIViewController) {
    id = name
    self.controller = controller
  }

  /// All pages, in the order in which they are shown.
  public static let all: [GalleryPage] =
    controls + input + lists + screens + presentations + drawing + uiKit + uiKitMore
    + uiKitScreens + uiKitPresentations
}

/// Parts of a page below each other, each under its name.
struct Parts<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 14) { content }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding()
    }
  }
}
