import SwiftUI

// What the gallery shows from which a user chooses widgets, and the home screen.

extension WidgetConfiguration {
  /// Differs from Apple's: there is no gallery that shows `displayName`.
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration { self }

  /// Differs from Apple's: there is no gallery that shows `displayNameKey`.
  public func configurationDisplayName(
    _ displayNameKey: LocalizedStringKey
  ) -> some WidgetConfiguration { self }

  /// Differs from Apple's: there is no gallery that shows `displayName`.
  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(
    _ displayName: S
  ) -> some WidgetConfiguration { self }

  /// Differs from Apple's: there is no gallery that shows `description`.
  public func description(_ description: Text) -> some WidgetConfiguration { self }

  /// Differs from Apple's: there is no gallery that shows `descriptionKey`.
  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
    self
  }

  /// Differs from Apple's: there is no gallery that shows `description`.
  @_disfavoredOverload
  public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
    self
  }

  /// Differs from Apple's: no home screen asks for `families`.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }

  /// Differs from Apple's: no home screen keeps content off the edges of a widget.
  public func contentMarginsDisabled() -> some WidgetConfiguration { self }

  /// Differs from Apple's: the background of no widget is drawn, whatever `isRemovable` says.
  public func containerBackgroundRemovable(
    _ isRemovable: Bool = true
  ) -> some WidgetConfiguration { self }

  /// Differs from Apple's: there is no place that keeps widgets of `families` away from `locations`.
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration { self }

  /// Has a person set the widget up as soon as they add it.
  ///
  /// Differs from Apple's: nobody adds widgets.
  public func promptsForUserConfiguration() -> some WidgetConfiguration { self }

  /// Differs from Apple's: no download of a widget ends in the background, so that `action` is never called.
  public func onBackgroundURLSessionEvents(
    matching: String,
    _ action:
      @escaping (_ identifier: String, _ completion: @escaping () -> Void)
      -> Void
  ) -> some WidgetConfiguration { self }

  /// Differs from Apple's: no download of a widget ends in the background, so that neither closure is called.
  public func onBackgroundURLSessionEvents(
    matching: ((String) -> Bool)? = nil,
    _ action: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }

  /// Says in which sizes a Live Activity is shown beside that of the phone.
  ///
  /// Differs from Apple's: no watch and no car asks for `families`.
  public func supplementalActivityFamilies(
    _ families: [ActivityFamily]
  ) -> some WidgetConfiguration { self }
}

/// A place that shows widgets.
public struct WidgetLocation: Hashable, Sendable {
  private let name: String

  public static let homeScreen = Self(name: "homeScreen")
  public static let lockScreen = Self(name: "lockScreen")
  public static let standBy = Self(name: "standBy")
  public static let iPhoneWidgetsOnMac = Self(name: "iPhoneWidgetsOnMac")
  public static let carPlay = Self(name: "carPlay")
}
