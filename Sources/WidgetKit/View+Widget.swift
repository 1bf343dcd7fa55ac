import Foundation
import SwiftUI

extension View {
  /// Says what a tap on a widget opens.
  ///
  /// A view that is not in a widget is the same with it, as on iOS.
  ///
  /// Differs from Apple's: no widget is shown, so that nothing opens the URL.
  public nonisolated func widgetURL(_: URL?) -> some View { self }

  /// Says that a view of a widget takes the accent colour.
  ///
  /// A view that is not in a widget is the same with it, as on iOS.
  ///
  /// Differs from Apple's: no widget is shown, so that nothing takes the accent colour.
  public nonisolated func widgetAccentable(_: Bool = true) -> some View { self }
}

extension View {
  /// Says what stands beside an accessory widget, where it has room for words.
  ///
  /// A view that is not in a widget is the same with it, as on iOS.
  ///
  /// Differs from Apple's: no widget shows `label`.
  public nonisolated func widgetLabel<Label: View>(
    @ViewBuilder label: () -> Label
  ) -> some View { self }

  /// Differs from Apple's: no widget shows the label.
  public nonisolated func widgetLabel(_: LocalizedStringKey) -> some View { self }

  /// Differs from Apple's: no widget shows the label.
  @_disfavoredOverload
  public nonisolated func widgetLabel<S: StringProtocol>(_: S) -> some View { self }
}

/// How a picture of a widget takes the accent colour.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  private let name: String

  public static let accented = Self(name: "accented")
  public static let desaturated = Self(name: "desaturated")
  public static let accentedDesaturated = Self(name: "accentedDesaturated")
  public static let fullColor = Self(name: "fullColor")
}

extension Image {
  /// Says how a picture of a widget takes the accent colour.
  ///
  /// A picture that is not in a widget is the same with it, as on iOS.
  ///
  /// Differs from Apple's: no widget is shown, so that no picture takes the accent colour.
  public nonisolated func widgetAccentedRenderingMode(
    _: WidgetAccentedRenderingMode?
  ) -> some View { self }
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
