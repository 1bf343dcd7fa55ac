import SwiftUI
import UIKit

struct AuthorProfileProps: Equatable {
  let name: String
  let books: String
  let isFollowed: Bool
}

protocol AuthorProfileComponent: AnyObject {
  func render(_ props: AuthorProfileProps)
}

protocol AuthorProfilePresenter: AnyObject {
  func onViewLoaded()
  func onFollow()
}

/// A passive view: shows what it is told, and tells its presenter what happens.
final class AuthorProfileViewController: UIViewController, AuthorProfileComponent {
  let nameLabel = UILabel()
  let booksLabel = UILabel()
  let followButton = UIButton(type: .system)
  var presenter: AuthorProfilePresenter?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    nameLabel.font = .preferredFont(forTextStyle: .title1)
    booksLabel.textColor = .secondaryLabel
    followButton.addAction(
      UIAction { [weak self] _ in self?.presenter?.onFollow() }, for: .touchUpInside)
    followButton.accessibilityIdentifier = "follow"
    for subview in [nameLabel, booksLabel, followButton] { view.addSubview(subview) }
    presenter?.onViewLoaded()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width - 32
    let top = view.safeAreaInsets.top + 16
    nameLabel.frame = CGRect(x: 16, y: top, width: width, height: 34)
    booksLabel.frame = CGRect(x: 16, y: top + 42, width: width, height: 22)
    followButton.frame = CGRect(x: 16, y: top + 80, width: width, height: 44)
  }

  func render(_ props: AuthorProfileProps) {
    title = props.name
    nameLabel.text = props.name
    booksLabel.text = props.books
    followButton.setTitle(props.isFollowed ? "Following" : "Follow", for: .normal)
  }
}

/// Decides what the profile shows.
final class AuthorProfileDefaultPresenter: AuthorProfilePresenter {
  weak var component: AuthorProfileComponent?
  private let name: String
  private let books: Int
  private var isFollowed = false

  init(name: String, books: Int) {
    self.name = name
    self.books = books
  }

  func onViewLoaded() { show() }

  func onFollow() {
    isFollowed.toggle()
    show()
  }

  private func show() {
    component?.render(
      AuthorProfileProps(
        name: name, books: books == 1 ? "1 book" : "\(books) books", isFollowed: isFollowed))
  }
}

/// The profile as a part of a SwiftUI screen.
struct AuthorProfile: UIViewControllerRepresentable {
  var name = "Ada Lind"
  var books = 2

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
