import Foundation
import SwiftUI

// What the gallery shows from which a person chooses controls.

extension ControlWidgetConfiguration {
  /// Differs from Apple's: there is no gallery that shows `displayName`.
  public func displayName(
    _ displayName: LocalizedStringResource
  ) -> some ControlWidgetConfiguration { self }

  /// Differs from Apple's: there is no gallery that shows `description`.
  public func description(
    _ description: LocalizedStringResource
  ) -> some ControlWidgetConfiguration { self }

  /// Has a person set the control up as soon as they add it.
  ///
  /// Differs from Apple's: nobody adds controls.
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
}
