import SwiftUI

/// Gives the system the value that a control shows.
///
/// Nobody asks one here: there are no controls.
public protocol ControlValueProvider {
  associatedtype Value

  /// What the gallery shows.
  var previewValue: Value { get }

  func currentValue() async throws -> Value
}

/// A control that nobody sets up.
///
/// Differs from Apple's: no Control Center shows it: a provider is never asked and `content` is never called.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration
{
  public typealias Body = Never

  /// Differs from Apple's: `kind`, `provider` and `content` are asked by nobody.
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) {}

  /// Differs from Apple's: `kind` and `content` are asked by nobody.
  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {}
}
