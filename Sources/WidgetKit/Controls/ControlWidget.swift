import SwiftUI

/// A control of an app's extension, as a person puts it into Control Center or on the lock screen.
@preconcurrency @MainActor
public protocol ControlWidget {
  associatedtype Body: ControlWidgetConfiguration

  @MainActor @preconcurrency init()

  @ControlWidgetConfigurationBuilder @MainActor @preconcurrency var body: Body { get }
}

/// What a control shows, and what it is called.
@preconcurrency @MainActor
public protocol ControlWidgetConfiguration {
  associatedtype Body: ControlWidgetConfiguration

  @ControlWidgetConfigurationBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: ControlWidgetConfiguration {}

extension ControlWidgetConfiguration where Body == Never {
  public var body: Never {
    preconditionFailure("body of the control configuration \(Self.self) must not be called")
  }
}

/// A configuration that shows nothing.
public struct EmptyControlWidgetConfiguration: ControlWidgetConfiguration {
  public typealias Body = Never

  public nonisolated init() {}
}

/// Makes the configuration of a control.
@resultBuilder
public struct ControlWidgetConfigurationBuilder {
  public static func buildExpression<Content: ControlWidgetConfiguration>(
    _ content: Content
  ) -> Content { content }

  public static func buildBlock() -> EmptyControlWidgetConfiguration {
    EmptyControlWidgetConfiguration()
  }

  public static func buildBlock<Content: ControlWidgetConfiguration>(
    _ content: Content
  ) -> Content { content }
}
