public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1
  /// Deprecated since iOS 13: the same as `black` on a bar that is translucent.
  case blackTranslucent = 2

  var isBlack: Bool { self != .default }
}

public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}
