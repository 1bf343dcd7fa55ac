/// Follows a link from outside as a tap does, and comes back.
@MainActor
package final class NavigationLinkRemote {
  /// The link that stands where the remote is in the environment.
  weak var link: (any RemotelyFollowed)?

  package nonisolated init() {}

  /// Shows the link's destination, or takes it away when it shows.
  package func toggle() { link?.toggleDestination() }
}

/// A link that can be followed from outside.
@MainActor
protocol RemotelyFollowed: AnyObject {
  func toggleDestination()
}

private enum NavigationLinkRemoteKey: EnvironmentKey {
  static var defaultValue: NavigationLinkRemote? { nil }
}

extension EnvironmentValues {
  /// What follows the link inside.
  package var navigationLinkRemote: NavigationLinkRemote? {
    get { self[NavigationLinkRemoteKey.self] }
    set { self[NavigationLinkRemoteKey.self] = newValue }
  }
}
