import SwiftUI

/// What a control is: a button or a toggle.
@preconcurrency @MainActor
public protocol ControlWidgetTemplate {
  associatedtype Body: ControlWidgetTemplate

  @ControlWidgetTemplateBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: ControlWidgetTemplate {}

extension ControlWidgetTemplate where Body == Never {
  public var body: Never {
    preconditionFailure("body of the control template \(Self.self) must not be called")
  }
}

extension ControlWidgetTemplate {
  /// Differs from Apple's: no control is drawn in `tint`.
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate { self }

  /// Differs from Apple's: no control is shown whose action `isDisabled` keeps from running.
  public func disabled(_ isDisabled: Bool) -> some ControlWidgetTemplate { self }

  /// Differs from Apple's: no control is shown whose value `sensitive` hides on a locked device.
  public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate { self }
}

/// A control that shows nothing.
public struct EmptyControlWidgetTemplate: ControlWidgetTemplate {
  public typealias Body = Never

  public nonisolated init() {}
}

/// Makes what a control is.
@resultBuilder
public struct ControlWidgetTemplateBuilder {
  public static func buildExpression<Content: ControlWidgetTemplate>(
    _ content: Content
  ) -> Content { content }

  public static func buildBlock() -> EmptyControlWidgetTemplate { EmptyControlWidgetTemplate() }

  public static func buildBlock<Content: ControlWidgetTemplate>(
    _ content: Content
  ) -> Content { content }
}
