public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1
}

public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}
