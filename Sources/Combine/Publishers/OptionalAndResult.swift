import OpenCombine

// The core has these only where it doesn't find a module called Combine, which depends on what the
// build made first. A second choice, so that the core's are taken where they exist.

extension Optional {
  /// Emits the value if there is one, and finishes.
  @_disfavoredOverload
  public var publisher: OCombine.Publisher { ocombine.publisher }
}

extension Result {
  /// Emits the value and finishes, or fails.
  @_disfavoredOverload
  public var publisher: OCombine.Publisher { ocombine.publisher }
}
