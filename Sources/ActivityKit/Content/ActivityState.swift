/// How far a Live Activity has come.
public enum ActivityState: Codable, Hashable, Sendable {
  /// It is to start at a later date.
  case pending
  case active
  /// It shows its last content for a while.
  case ended
  /// It has ended, and is not shown any more.
  case dismissed
  /// It goes on, but what it shows is out of date.
  case stale
}

/// How long a Live Activity goes on by itself.
public enum ActivityStyle: Hashable, Sendable {
  case standard
  /// Until the user does something else.
  case transient
}
