/// Runs code of the main actor from where the compiler does not know that it is on it.
package enum OnMainActor {
  /// Whether this thread is the one that the main actor runs on.
  package static var isCurrent: Bool { MainActorCheck.isOnMainActor }

  /// The result of `body`, or nil off the main actor.
  package static func run<Result>(_ body: @MainActor () -> Result) -> Result? {
    guard MainActorCheck.isOnMainActor else { return nil }
    return withoutActuallyEscaping(body) { body in
      let unchecked = Unchecked(value: body)
      return MainActor.assumeIsolated { Unchecked(value: unchecked.value()) }.value
    }
  }
}

/// Carries a value to where it is used on the same thread.
package struct Unchecked<Value>: @unchecked Sendable {
  package let value: Value

  package init(value: Value) {
    self.value = value
  }
}
