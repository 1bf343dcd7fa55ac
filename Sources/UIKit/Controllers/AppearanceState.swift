/// Where a controller stands between hidden and seen.
struct AppearanceState {
  enum Phase {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  /// Why the transition under way happens.
  enum Reason {
    case presented
    case dismissed
    case movedToParent
    case movedFromParent
  }

  var phase = Phase.disappeared
  var isAnimated = false
  /// Whether `viewIsAppearing` was sent in this transition.
  var didSendIsAppearing = false
  /// Whether the transition began because the view came into its window or left it.
  var isDrivenByWindow = false
  var reason: Reason?
  var coordinator: (any UIViewControllerTransitionCoordinator)?
}
