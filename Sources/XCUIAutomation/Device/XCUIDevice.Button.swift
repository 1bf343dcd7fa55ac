extension XCUIDevice {
  /// A hardware button.
  public enum Button: Int, Sendable {
    case home = 1
    case volumeUp = 2
    case volumeDown = 3
    case action = 4
    case camera = 5
  }

  /// Light or dark looks of the device.
  public enum Appearance: Int, Sendable {
    case unspecified = 0
    case light = 1
    case dark = 2
  }
}
