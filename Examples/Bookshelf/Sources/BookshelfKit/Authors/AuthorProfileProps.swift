/// All that the author's profile shows.
struct AuthorProfileProps: Equatable {
  let title: String
  let name: String
  let numberOfBooks: String
  let followTitle: String
  let isFollowed: Bool
}

protocol AuthorProfileComponent: AnyObject {
  func render(_ props: AuthorProfileProps)
  func askToUnfollow(_ question: String)
}
