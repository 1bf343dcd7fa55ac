/// Whether a map view follows the user.
public enum MKUserTrackingMode: Int, Sendable {
  case none = 0
  /// The user's place stays in the middle.
  case follow = 1
  /// Differs from Apple's: the same as `follow`; the device does not know which way it points.
  case followWithHeading = 2
}
