#if TESTABLE
  /// Prints what a value stores and what is stored in that, a line each, for debugging.
  public func printHierarchy(level: Int = 0, object: Any) {
    for child in Mirror(reflecting: object).children {
      let indent = String(repeating: "  ", count: level)
      print("\(indent)\(child.label ?? "-"): \(type(of: child.value))")
      printHierarchy(level: level + 1, object: child.value)
    }
  }
#endif
