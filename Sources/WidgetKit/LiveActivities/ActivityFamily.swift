import SwiftUI

/// The size in which a Live Activity is shown.
public enum ActivityFamily: Int, Sendable, CustomStringConvertible {
  /// On a watch and in a car.
  case small = 0
  /// On a phone.
  case medium = 1

  public var description: String {
    switch self {
    case .small: "small"
    case .medium: "medium"
    }
  }
}

extension EnvironmentValues {
  /// The size of the Live Activity that shows the view.
  public var activityFamily: ActivityFamily {
    get { self[ActivityFamilyKey.self] }
    set { self[ActivityFamilyKey.self] = newValue }
  }

  /// Whether a Live Activity fills the screen, as while the phone charges on its side: never here.
  public var isActivityFullscreen: Bool { false }
}

private enum ActivityFamilyKey: EnvironmentKey {
  static var defaultValue: ActivityFamily { .medium }
}
