import SwiftUI

extension View {
  /// Colours what is behind a Live Activity on the lock screen; nil leaves it as the system has it.
  public nonisolated func activityBackgroundTint(_ color: Color?) -> some View {
    preference(key: ActivityTintKey.self, value: color)
  }

  /// Colours the system's buttons beside a Live Activity.
  ///
  /// Differs from Apple's: there are no such buttons, in whatever `color`.
  public nonisolated func activitySystemActionForegroundColor(_ color: Color?) -> some View {
    self
  }

  /// Says where a view of the Dynamic Island goes that is too wide to stand beside the camera.
  ///
  /// Differs from Apple's: it stays where it is, whatever `verticalPlacement` says.
  public nonisolated func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View { self }
}

/// Where a view goes that has no room beside the camera.
public struct DynamicIslandExpandedRegionVerticalPlacement: Equatable, Sendable {
  private let isBelow: Bool

  public static let `default` = Self(isBelow: false)
  public static let belowIfTooWide = Self(isBelow: true)
}

/// The colour behind a Live Activity.
enum ActivityTintKey: PreferenceKey {
  static var defaultValue: Color? { nil }

  static func reduce(value: inout Color?, nextValue: () -> Color?) { value = value ?? nextValue() }
}
