import SwiftUI

/// What a widget shows, where and how large.
@preconcurrency @MainActor
public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration

  @MainActor @preconcurrency var body: Body { get }
}

extension Never: WidgetConfiguration {}

extension WidgetConfiguration where Body == Never {
  public var body: Never {
    preconditionFailure("body of the widget configuration \(Self.self) must not be called")
  }
}

/// A configuration that shows nothing.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  public typealias Body = Never

  public init() {}
}

/// A widget that nobody configures.
///
/// Differs from Apple's: no home screen shows it: `provider` is never asked and `content` is never called.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  public typealias Body = Never

  /// Differs from Apple's: `kind`, `provider` and `content` are asked by nobody.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {}
}
