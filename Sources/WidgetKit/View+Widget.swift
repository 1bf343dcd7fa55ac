import Foundation
import SwiftUI

extension View {
  /// Says what a tap on a widget opens.
  ///
  /// A view that is not in a widget is the same with it, as on iOS.
  public nonisolated func widgetURL(_: URL?) -> some View { self }

  /// Says that a view of a widget takes the accent colour.
  ///
  /// A view that is not in a widget is the same with it, as on iOS.
  public nonisolated func widgetAccentable(_: Bool = true) -> some View { self }
}

extension EnvironmentValues {
  /// The family of the widget that shows the view: small, as outside of a widget.
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }

  /// How the system colours the widget that shows the view: in full colour, as outside of a widget.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[WidgetRenderingModeKey.self] }
    set { self[WidgetRenderingModeKey.self] = newValue }
  }

  /// Whether the background of the widget that shows the view is drawn.
  public var showsWidgetContainerBackground: Bool { true }

  /// What keeps the content of a widget off its edges, in points: nothing, as outside of a widget.
  public var widgetContentMargins: EdgeInsets { EdgeInsets() }
}

private enum WidgetFamilyKey: EnvironmentKey {
  static var defaultValue: WidgetFamily { .systemSmall }
}

private enum WidgetRenderingModeKey: EnvironmentKey {
  static var defaultValue: WidgetRenderingMode { .fullColor }
}

/// The family of the widget that a preview shows.
public struct WidgetPreviewContext: PreviewContext {
  /// Differs from Apple's: `family` shows nothing; previews are looked at in the room that the view takes.
  public init(family: WidgetFamily) {}

  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}
