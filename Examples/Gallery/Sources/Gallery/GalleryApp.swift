import GalleryPages
import SwiftUI
import UIKit

/// An app with all pages of the gallery.
@main
struct GalleryApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        List(GalleryPage.all) { page in
          NavigationLink(page.id) { PageView(page: page).ignoresSafeArea() }
        }
        .navigationTitle("Gallery")
      }
    }
  }
}

/// A page as it stands in the app.
private struct PageView: UIViewControllerRepresentable {
  let page: GalleryPage

  func makeUIViewController(context: Context) -> UIViewController { page.controller() }

  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
