import SwiftUI
import UIKit

/// Lengths in points, by the Human Interface Guidelines.
@MainActor
enum ActivitySizes {
  /// 371 on a screen of 393 points, 408 on one of 430; the same distance elsewhere is unsure.
  static var width: CGFloat {
    min(UIScreen.main.bounds.width, UIScreen.main.bounds.height) - 22
  }

  static let heights: ClosedRange<CGFloat> = 84...160
  /// The island around the camera: 52.33 on each side of it on a screen of 393 points, 62.33 on one of 430.
  static var compactWidth: CGFloat { width >= 408 ? 62.33 : 52.33 }
  static var islandWidth: CGFloat { width >= 408 ? 250 : 230 }
  static let islandHeight: CGFloat = 36.67
  static let expandedRadius: CGFloat = 44
  /// What the system keeps free inside of the open island; unsure.
  static let expandedMargin: CGFloat = 16
}

/// A Live Activity as the lock screen shows it.
struct LockScreenActivity: View {
  let content: AnyView

  var body: some View {
    // One view, whose preferences are those of all that the app makes.
    ZStack { content }
      .frame(width: ActivitySizes.width)
      .frame(
        minHeight: ActivitySizes.heights.lowerBound, maxHeight: ActivitySizes.heights.upperBound
      )
      .fixedSize(horizontal: false, vertical: true)
      .backgroundPreferenceValue(ActivityTintKey.self) { tint in
        tint ?? Color(uiColor: .systemBackground)
      }
      .clipped()
      .environment(\.activityFamily, .medium)
  }
}
