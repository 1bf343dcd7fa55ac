import UIKit

/// A passive view: shows what it is told, and tells its presenter what happens.
final class AuthorProfileViewController: UIViewController {
  let portrait = UIImageView(image: UIImage(systemName: "person.crop.circle.fill"))
  let nameLabel = UILabel()
  let booksLabel = UILabel()
  let followButton = UIButton(configuration: .filled())
  var presenter: AuthorProfilePresenter?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    portrait.tintColor = .systemGray
    portrait.contentMode = .scaleAspectFit
    nameLabel.font = .preferredFont(forTextStyle: .title1)
    nameLabel.accessibilityIdentifier = "author-name"
    booksLabel.textColor = .secondaryLabel
    booksLabel.accessibilityIdentifier = "author-books"
    followButton.accessibilityIdentifier = "follow"
    followButton.addAction(
      UIAction { [weak self] _ in self?.presenter?.onFollow() }, for: .touchUpInside)
    arrange()
    presenter?.onViewLoaded()
  }

  private func arrange() {
    let stack = UIStackView(arrangedSubviews: [portrait, nameLabel, booksLabel, followButton])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 8
    stack.setCustomSpacing(24, after: booksLabel)
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 24),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      portrait.widthAnchor.constraint(equalToConstant: 96),
      portrait.heightAnchor.constraint(equalToConstant: 96),
      followButton.widthAnchor.constraint(greaterThanOrEqualToConstant: 160),
    ])
  }
}

extension AuthorProfileViewController: AuthorProfileComponent {
  func render(_ props: AuthorProfileProps) {
    navigationItem.title = props.title
    nameLabel.text = props.name
    booksLabel.text = props.numberOfBooks
    followButton.setTitle(props.followTitle, for: .normal)
    followButton.isSelected = props.isFollowed
  }

  func askToUnfollow(_ question: String) {
    let alert = UIAlertController(title: question, message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Unfollow", style: .destructive) { [weak self] _ in
        self?.presenter?.onUnfollowConfirmed()
      })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }
}
