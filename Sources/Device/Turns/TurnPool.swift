import Foundation

/// Keeps objects until the turn of the run loop is over, as the autorelease pool of a turn does on iOS.
///
/// Linux has no such pool: a window or a controller that nobody holds would be gone before the next statement
/// of a test. On iOS their accessors leave them in the pool (certain: tests of view controllers rely on it).
/// The end of a test method ends its turn.
@MainActor
package final class TurnPool {
  package static let shared = TurnPool()

  private var kept: [AnyObject] = []
  private var known: Set<ObjectIdentifier> = []

  /// Whether somebody ends the turn when a test method is over.
  ///
  /// Without, tests of XCTest would find what is kept when they look for leaks, so that nothing is kept.
  nonisolated(unsafe) package static var endsWithTests = false

  private let isActive = TurnPool.endsWithTests || ProgramSymbol.address(of: testFailure) == nil
  /// `XCTFail(_:file:line:)`: part of processes that run tests of XCTest.
  private static let testFailure = "$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF"

  /// Keeps an object that lives; one that is about to go is left alone.
  package func keep(_ object: AnyObject) {
    guard isActive, !known.contains(ObjectIdentifier(object)) else { return }
    // Nobody can refer weakly to an object that is being deinitialised.
    weak let probe = object
    guard let living = probe else { return }
    kept.append(living)
    known.insert(ObjectIdentifier(living))
    TurnScheduler.shared.setNeedsTurn()
  }

  /// How many objects are kept: what `drain(to:)` goes back to.
  package var count: Int { kept.count }

  /// Lets go of everything, or of what has come since there were `count` objects.
  package func drain(to count: Int = 0) {
    // What goes may leave others here.
    while kept.count > count {
      let object = kept.removeLast()
      known.remove(ObjectIdentifier(object))
    }
  }
}
