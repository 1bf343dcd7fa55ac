import SwiftUI

/// A widget or a Live Activity of an app's extension.
@preconcurrency @MainActor
public protocol Widget {
  associatedtype Body: WidgetConfiguration

  @MainActor @preconcurrency init()

  @MainActor @preconcurrency var body: Body { get }
}

extension Widget {
  /// Makes the widget known.
  ///
  /// Differs from Apple's: returns. No home screen asks for widgets; from here on the Live Activity is known to
  /// `ActivityAttributes.previewContext(_:isStale:viewKind:)`.
  @MainActor @preconcurrency
  public static func main() { KnownWidgets.note(Self()) }
}

/// The widgets of an app's extension.
@preconcurrency @MainActor
public protocol WidgetBundle {
  associatedtype Body: Widget

  @MainActor @preconcurrency init()

  @WidgetBundleBuilder @MainActor @preconcurrency var body: Body { get }
}

extension WidgetBundle {
  /// Makes the widgets known.
  ///
  /// Differs from Apple's: returns, as `Widget.main()`.
  @MainActor @preconcurrency
  public static func main() { KnownWidgets.note(Self().body) }
}

/// Makes one of several widgets.
@resultBuilder
public struct WidgetBundleBuilder {
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }

  /// Differs from Apple's: no Control Center shows `content`.
  @MainActor
  public static func buildExpression(_ content: some ControlWidget) -> some Widget { WidgetList() }

  @MainActor
  public static func buildBlock() -> some Widget { WidgetList() }

  @MainActor
  public static func buildPartialBlock(first: some Widget) -> some Widget {
    WidgetList(widgets: [first])
  }

  @MainActor
  public static func buildPartialBlock(
    accumulated: some Widget, next: some Widget
  ) -> some Widget {
    WidgetList(widgets: [accumulated, next])
  }

  @MainActor
  public static func buildOptional(_ widget: (any Widget)?) -> some Widget {
    WidgetList(widgets: widget.map { [$0] } ?? [])
  }

  @MainActor
  public static func buildEither(first: some Widget) -> some Widget {
    WidgetList(widgets: [first])
  }

  @MainActor
  public static func buildEither(second: some Widget) -> some Widget {
    WidgetList(widgets: [second])
  }

  @MainActor
  public static func buildLimitedAvailability(_ widget: some Widget) -> some Widget {
    WidgetList(widgets: [widget])
  }
}

/// Several widgets.
struct WidgetList: Widget {
  init() {}

  init(widgets: [any Widget]) { self.widgets = widgets }

  var widgets: [any Widget] = []

  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}
