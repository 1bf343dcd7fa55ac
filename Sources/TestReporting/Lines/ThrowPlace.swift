import Device
import Foundation
import Synchronization

/// Where the error was thrown that ends a test.
///
/// XCTest on Linux reports such an error without any place. The runtime tells of each error that is thrown;
/// what called then is noted, and looked up if the test has failed.
package enum ThrowPlace {
  private struct Throw: @unchecked Sendable {
    let address: UnsafeMutableRawPointer
    /// Kept so that no other error can have the address.
    let error: any Error
    let calls: [UnsafeMutableRawPointer]
  }

  private struct State {
    var isOn = false
    var isInstalled = false
    /// The last errors, each once, the latest last.
    var noted: [Throw] = []
  }

  private static let state = Mutex(State())
  /// Other threads may throw between a test's error and its end.
  private static let kept = 4
  // Only touched on the main thread.
  nonisolated(unsafe) private static var isPaused = false

  /// Notes throws from now on: while an XCTest test runs.
  static func begin() {
    let isNew = state.withLock { state in
      defer { (state.isOn, state.isInstalled) = (true, true) }
      return !state.isInstalled
    }
    if isNew { install() }
  }

  static func end() {
    let old = state.withLock { state in
      defer { (state.isOn, state.noted) = (false, []) }
      return state.noted
    }
    // Errors may end here, outside of the lock.
    _ = consume old
  }

  /// Runs code that throws errors and catches them itself, in numbers; on the main thread they are not noted.
  package static func unnoted<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard Thread.isMainThread, !isPaused else { return try body() }
    isPaused = true
    defer { isPaused = false }
    return try body()
  }

  /// The user's line that threw the last error, or called what threw it.
  static func last() -> SourcePosition? {
    state.withLock { $0.noted.last }.flatMap { CallerPlace.place(of: $0.calls) }
  }

  private static func note(_ address: UnsafeMutableRawPointer) {
    if Thread.isMainThread, isPaused { return }
    // Whoever passes an error on may throw it again; where it came from counts.
    let isWanted = state.withLock { state in
      guard state.isOn else { return false }
      guard let index = state.noted.firstIndex(where: { $0.address == address }) else {
        return true
      }
      state.noted.append(state.noted.remove(at: index))
      return false
    }
    guard isWanted, let calls = Callers.addresses(atMost: 64) else { return }
    let new = Throw(
      address: address, error: unsafeBitCast(address, to: (any Error).self), calls: calls)
    let old = state.withLock { state in
      state.noted.append(new)
      return state.noted.count > kept ? state.noted.removeFirst() : nil
    }
    _ = consume old
  }

  // MARK: The runtime's handler

  private typealias Handler = @convention(c) (UnsafeMutableRawPointer) -> Void
  private typealias SetHandler = @convention(c) (Handler?) -> Void

  /// Who was told of throws before; set once.
  nonisolated(unsafe) private static var earlier: Handler?

  private static func install() {
    guard let set = ProgramSymbol.function(setterName, as: SetHandler.self),
      let current = ProgramSymbol.address(of: handlerName)
    else { return }
    earlier = current.load(as: Handler?.self)
    set { error in
      ThrowPlace.note(error)
      ThrowPlace.earlier?(error)
    }
  }

  fileprivate static let setterName = "_swift_setWillThrowHandler"
  fileprivate static let handlerName = "_swift_willThrow"
}

@used @section(".init_array")
private let seam: @convention(c) () -> Void = { ToolchainProbe.register(makeSeam) }

@Sendable
private func makeSeam() -> Seam {
  Seam(
    "Placing errors that tests throw",
    needs: "the runtime's handler of throws",
    cost: "A test that ends with an error fails without a line."
  ) {
    ProgramSymbol.problem(calling: [ThrowPlace.setterName, ThrowPlace.handlerName])
  }
}
