import ActivityKit
import Device
import SwiftUI

/// What of a Live Activity a preview shows.
public enum ActivityPreviewViewKind: Sendable {
  /// The lock screen, and the banner of phones without a Dynamic Island.
  case content
  case dynamicIsland(DynamicIslandPreviewViewState)

  /// A form of the Dynamic Island.
  public enum DynamicIslandPreviewViewState: Hashable, Sendable {
    case compact
    case minimal
    /// As while it is held.
    case expanded
  }
}

extension ActivityAttributes {
  /// A Live Activity with these attributes, as the device would show it.
  ///
  /// Differs from Apple's: a view like any other, for tests. The widget has to be known, by `main()` of it or of its
  /// bundle; otherwise the running test fails.
  @MainActor @preconcurrency
  public func previewContext(
    _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
  ) -> some View {
    ActivityPreview(
      context: ActivityViewContext(
        activityID: "preview", attributes: self, state: contentState, isStale: isStale),
      kind: viewKind)
  }
}

/// Shows a Live Activity by its widget's configuration.
private struct ActivityPreview<Attributes: ActivityAttributes>: View {
  let context: ActivityViewContext<Attributes>
  let kind: ActivityPreviewViewKind

  var body: some View {
    if let configuration {
      switch kind {
      case .content: LockScreenActivity(content: configuration.content(context))
      case .dynamicIsland(let state):
        IslandActivity(island: configuration.island(context), state: state)
      }
    }
  }

  private var configuration: ActivityConfiguration<Attributes>? {
    let known = KnownWidgets.configuration(for: Attributes.self)
    if known == nil {
      RuntimeIssue.fail(
        "previewContext(_:isStale:viewKind:): no widget for \(Attributes.self) is known. Call main() of the widget "
          + "or of its bundle before.")
    }
    return known
  }
}
