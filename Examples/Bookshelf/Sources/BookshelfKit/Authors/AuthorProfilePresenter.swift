protocol AuthorProfilePresenter: AnyObject {
  func onViewLoaded()
  func onFollow()
  func onUnfollowConfirmed()
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
    guard !isFollowed else {
      component?.askToUnfollow("Stop following \(name)?")
      return
    }
    isFollowed = true
    show()
  }

  func onUnfollowConfirmed() {
    isFollowed = false
    show()
  }

  private func show() {
    component?.render(
      AuthorProfileProps(
        title: "Author", name: name, numberOfBooks: books == 1 ? "1 book" : "\(books) books",
        followTitle: isFollowed ? "Following" : "Follow", isFollowed: isFollowed))
  }
}
