import Foundation
import FoundationAdditions

/// What Siri says and shows.
///
/// Differs from Apple's: nobody speaks; errors quote the full text.
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
  private let full: LocalizedStringResource

  public init(_ resource: LocalizedStringResource) {
    full = resource
  }

  /// `full` is said where nothing is shown, `supporting` beside a view.
  ///
  /// Differs from Apple's: nothing shows the supporting text.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.full = full
  }

  /// `full` is said where nothing is shown, `supporting` beside a view.
  ///
  /// Differs from Apple's: nothing shows the supporting text and the image.
  public init(
    full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String
  ) {
    self.full = full
  }

  /// Says a text.
  ///
  /// Differs from Apple's: nothing shows the image.
  public init(_ resource: LocalizedStringResource, systemImageName: String) {
    full = resource
  }

  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }

  /// All of it in the device's language.
  package var text: String { String(localized: full) }
}
