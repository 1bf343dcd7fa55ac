/// A change of the stack that the next layout of the controller's view shows.
///
/// In stack traces from iOS, in those of iOS 13 and later too, a pushed view loads and its controller appears below
/// `__viewWillLayoutSubviews` of the navigation controller. The stack itself, parents and the transition's coordinator
/// change with the call, which widespread code for completions relies on.
@MainActor
final class WaitingStackChange {
  /// The stack whose top is seen until the change is shown.
  let seen: [UIViewController]
  /// That of an animated change.
  let coordinator: TransitionCoordinator?

  init(seen: [UIViewController], coordinator: TransitionCoordinator?) {
    self.seen = seen
    self.coordinator = coordinator
  }
}
