#if canImport(Glibc)
  // SwiftPM's list of discovered tests casts `[(T) -> @MainActor () -> ()]` to `[(T) -> () -> ()]`, and
  // lists of asynchronous tests, which are `@Sendable` here (see `asyncTest`), likewise. The standard
  // library can't cast between function types that differ, and ends the process before any test runs.
  // The types are the same at run time, because XCTest runs all tests on the main actor, so this
  // definition, which the linker prefers to the standard library's, lets exactly these casts pass.

  /// Casts the elements of an array; replaces the standard library's function of that name.
  @_silgen_name("$ss15_arrayForceCastySayq_GSayxGr0_lF")
  public func _arrayForceCast<Source, Target>(_ source: [Source]) -> [Target] {
    if isListOfTests(from: Source.self, to: Target.self) {
      return unsafeBitCast(source, to: [Target].self)
    }
    return source.map { element in
      // This *is* the force cast: what can't be cast must trap as it always does.
      // swift-format-ignore: NeverForceUnwrap
      element as! Target
    }
  }

  /// Whether the cast takes the main actor or `@Sendable` off a list of test methods, and does
  /// nothing else.
  private func isListOfTests<Source, Target>(from: Source.Type, to: Target.Type) -> Bool {
    // Most casts are of classes and values; a function type has no `AnyClass`, and its name an arrow.
    guard MemoryLayout<Source>.size == MemoryLayout<Target>.size else { return false }
    let source = String(reflecting: Source.self)
    guard source.contains("@Swift.MainActor ") || source.contains("@Sendable ") else {
      return false
    }
    let plain = source.replacing("@Swift.MainActor ", with: "").replacing("@Sendable ", with: "")
    return plain == String(reflecting: Target.self)
  }
#endif
