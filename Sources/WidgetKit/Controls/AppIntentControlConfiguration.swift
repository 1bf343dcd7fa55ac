import AppIntents
import SwiftUI

/// Gives the system the value that a control shows which a person sets up.
///
/// Nobody asks one here: there are no controls.
public protocol AppIntentControlValueProvider {
  /// What a person sets of the control.
  associatedtype Configuration: ControlConfigurationIntent
  associatedtype Value

  /// What the gallery shows.
  func previewValue(configuration: Configuration) -> Value

  func currentValue(configuration: Configuration) async throws -> Value
}

/// A control that a person sets up.
///
/// Differs from Apple's: no Control Center shows it: a provider is never asked and `content` is never called.
public struct AppIntentControlConfiguration<
  Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
  public typealias Body = Never

  /// Differs from Apple's: `kind`, `provider` and `content` are asked by nobody.
  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration {}

  /// Differs from Apple's: `kind`, `intent` and `content` are asked by nobody.
  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {}
}
