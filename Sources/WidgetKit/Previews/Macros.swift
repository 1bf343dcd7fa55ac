import ActivityKit
import SwiftUI

#if Macros
  // Nothing shows previews by itself: they are checked by the compiler, and not kept.

  /// Declares a preview of a Live Activity with several states.
  @freestanding(declaration)
  public macro Preview<W: Widget, Attributes: ActivityAttributes>(
    _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping @MainActor () -> W,
    @PreviewActivityBuilder<Attributes> contentStates:
      @escaping @MainActor () async -> [Attributes.ContentState]
  ) = #externalMacro(module: "SwiftUIMacros", type: "WidgetPreviewMacro")

  /// Declares a preview of a widget with several entries.
  @freestanding(declaration)
  public macro Preview<W: Widget>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
  ) = #externalMacro(module: "SwiftUIMacros", type: "WidgetPreviewMacro")

  /// Declares a preview of a widget with the entries of a provider.
  @freestanding(declaration)
  public macro Preview<W: Widget, Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
    timelineProvider: @escaping @MainActor () async -> Provider
  ) = #externalMacro(module: "SwiftUIMacros", type: "WidgetPreviewMacro")
#endif

/// Makes a list of the states of a Live Activity.
@resultBuilder
public enum PreviewActivityBuilder<Attributes: ActivityAttributes> {
  public static func buildBlock(
    _ states: Attributes.ContentState...
  ) -> [Attributes.ContentState] { states }
}

/// Makes a list of the entries of a widget.
@resultBuilder
public enum PreviewTimelineBuilder {
  public static func buildBlock(_ entries: any TimelineEntry...) -> [any TimelineEntry] { entries }
}
