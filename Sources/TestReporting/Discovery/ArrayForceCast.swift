#if canImport(Glibc)
  import Device

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

  @used @section(".init_array")
  private let seam: @convention(c) () -> Void = { ToolchainProbe.register(makeSeam) }

  @Sendable
  private func makeSeam() -> Seam {
    Seam(
      "Listing main actor tests of XCTest",
      needs: "the standard library's cast of arrays to be replaceable",
      cost: """
        A test product with a class of main actor tests ends before its first test.
        """
    ) {
      // In builds for release the cast is compiled into the list.
      #if DEBUG
        return ProgramSymbol.problem(replacing: ["$ss15_arrayForceCastySayq_GSayxGr0_lF"])
      #else
        return nil
      #endif
    }
  }
#endif
