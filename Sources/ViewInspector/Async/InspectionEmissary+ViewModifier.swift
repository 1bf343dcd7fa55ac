import Combine
import Foundation
import SwiftUI
import XCTest

/// The same for modifiers: only what an inspection gets differs, which Swift can't say once for views
/// and modifiers. What happens is in `Errand`.
extension InspectionEmissary where V: ViewModifier {
  public typealias ViewModifierInspection =
    @MainActor @Sendable (InspectableView<ViewType.ViewModifier<V>>) async throws -> Void

  /// Inspects the live modifier after a delay in seconds.
  ///
  /// - Returns: An expectation that is fulfilled when the inspection is over. An error that it
  ///   throws fails the test at the caller's line.
  @preconcurrency @MainActor
  @discardableResult
  public func inspect(
    after delay: TimeInterval = 0, function: String = #function, file: StaticString = #file,
    line: UInt = #line, _ inspection: @escaping ViewModifierInspection
  ) -> XCTestExpectation {
    let errand = Errand(self, function: function, file: file, line: line)
    return errand.expect(after: delay) { try await inspection(.live($0, function: function)) }
  }

  /// Inspects the live modifier after the first value of a publisher, and a delay in seconds.
  @preconcurrency @MainActor
  @discardableResult
  public func inspect<P: Publisher>(
    onReceive publisher: P, after delay: TimeInterval = 0, function: String = #function,
    file: StaticString = #file, line: UInt = #line, _ inspection: @escaping ViewModifierInspection
  ) -> XCTestExpectation where P.Failure == Never {
    let errand = Errand(self, function: function, file: file, line: line)
    return errand.expect(onReceive: publisher, after: delay) {
      try await inspection(.live($0, function: function))
    }
  }

  /// Inspects the live modifier after a delay, and waits for the inspection to be over.
  @preconcurrency @MainActor
  public func inspect(
    after delay: SuspendingClock.Duration = .seconds(0), function: String = #function,
    file: StaticString = #file, line: UInt = #line, _ inspection: @escaping ViewModifierInspection
  ) async throws {
    let errand = Errand(self, function: function, file: file, line: line)
    try await errand.run(after: delay) { try await inspection(.live($0, function: function)) }
  }

  /// Inspects the live modifier after the first value of a publisher, and a delay.
  @preconcurrency @MainActor
  public func inspect<P: Publisher>(
    onReceive publisher: P, after delay: SuspendingClock.Duration = .seconds(0),
    function: String = #function, file: StaticString = #file, line: UInt = #line,
    _ inspection: @escaping ViewModifierInspection
  ) async throws where P.Failure == Never {
    let errand = Errand(self, function: function, file: file, line: line)
    try await errand.run(onReceive: publisher, after: delay) {
      try await inspection(.live($0, function: function))
    }
  }
}
