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

  /// Says in which sizes a Live Activity is shown beside that of the phone.
  ///
  /// Differs from Apple's: no watch and no car asks for `families`.
  public func supplementalActivityFamilies(
    _ families: [ActivityFamily]
  ) -> some WidgetConfiguration { self }
}
