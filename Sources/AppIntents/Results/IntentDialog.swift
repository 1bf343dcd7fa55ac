import Foundation
import FoundationAdditions

/// What Siri says and shows.
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
  private let full: LocalizedStringResource
  private let supporting: LocalizedStringResource?
  private let systemImageName: String?

  public init(_ resource: LocalizedStringResource) {
    self.init(full: resource, supporting: nil, image: nil)
  }

  /// `full` is said where nothing is shown, `supporting` beside a view.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.init(full: full, supporting: supporting, image: nil)
  }

  /// `full` is said where nothing is shown, `supporting` beside a view.
  public init(
    full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String
  ) {
    self.init(full: full, supporting: supporting, image: systemImageName)
  }

  public init(_ resource: LocalizedStringResource, systemImageName: String) {
    self.init(full: resource, supporting: nil, image: systemImageName)
  }

  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }

  private init(full: LocalizedStringResource, supporting: LocalizedStringResource?, image: String?)
  {
    self.full = full
    self.supporting = supporting
    systemImageName = image
  }

  /// All of it in the device's language.
  package var text: String { String(localized: full) }
}
