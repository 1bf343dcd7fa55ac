// WidgetKit: what an app tells its widgets, and how Live Activities look. May import ActivityKit, AppIntents,
// SwiftUI and what stands below them.

import Foundation

/// Where an app says that what its widgets show is out of date.
///
/// The home screen here has no widgets, as that of a simulator that was just erased: nothing is drawn anew, and no
/// widget is configured. The extension that holds an app's widgets is not built.
public final class WidgetCenter: Sendable {
  /// The keys of what a widget tells the app that it opens.
  public struct UserInfoKey: Sendable {
    public static let kind = "WGWidgetUserInfoKeyKind"
    public static let family = "WGWidgetUserInfoKeyFamily"
    public static let activityID = "WGWidgetUserInfoKeyActivityID"
  }

  public static let shared = WidgetCenter()

  private init() {}

  /// Asks for new timelines of all widgets.
  ///
  /// Differs from Apple's: does nothing; no widget is on the home screen.
  public func reloadAllTimelines() {}

  /// Asks for new timelines of the widgets of a kind.
  ///
  /// Differs from Apple's: does nothing, whatever `kind` says; no widget is on the home screen.
  public func reloadTimelines(ofKind kind: String) {}

  /// Says that the recommended configurations have changed.
  ///
  /// Differs from Apple's: does nothing; no watch shows them.
  public func invalidateConfigurationRecommendations() {}

  /// Tells which widgets the user has put on the home screen: none.
  ///
  /// The answer comes on the main queue.
  ///
  /// Differs from Apple's: there never are any; no widget is on the home screen.
  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) {
    DispatchQueue.main.async { completion(.success([])) }
  }

  /// Which widgets the user has put on the home screen: none.
  ///
  /// Differs from Apple's: there never are any; no widget is on the home screen.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}

/// A widget that the user has put on the home screen; there never is one here.
public struct WidgetInfo: Hashable, Identifiable, Sendable {
  public let kind: String
  public let family: WidgetFamily

  public var id: Self { self }
}
