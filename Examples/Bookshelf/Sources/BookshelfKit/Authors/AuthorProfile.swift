import SwiftUI
import UIKit

/// The profile as a screen of the SwiftUI app.
struct AuthorProfile: UIViewControllerRepresentable {
  let name: String
  let books: Int

  func makeCoordinator() -> AuthorProfileDefaultPresenter {
    AuthorProfileDefaultPresenter(name: name, books: books)
  }

  func makeUIViewController(context: Context) -> AuthorProfileViewController {
    let controller = AuthorProfileViewController()
    controller.presenter = context.coordinator
    context.coordinator.component = controller
    return controller
  }

  func updateUIViewController(_ controller: AuthorProfileViewController, context: Context) {}
}
