import Combine
import Foundation
import SwiftUI
import XCTest

/// What carries inspections into a live view; a class of the app's own conforms in the test target.
public protocol InspectionEmissary: AnyObject, Sendable {
  associatedtype V
  var notice: PassthroughSubject<UInt, Never> { get }
  var callbacks: [UInt: (V) -> Void] { get set }
}

extension InspectionEmissary where V: View {
  public typealias ViewInspection =
    @MainActor @Sendable (InspectableView<ViewType.View<V>>) async throws -> Void

  /// Inspects the live view after a delay in seconds.
  ///
  /// - Returns: An expectation that is fulfilled when the inspection is over. An error that it
  ///   throws fails the test at the caller's line.
  @preconcurrency @MainActor
  @discardableResult
  public func inspect(
    after delay: TimeInterval = 0, function: String = #function, file: StaticString = #file,
    line: UInt = #line, _ inspection: @escaping ViewInspection
  ) -> XCTestExpectation {
    let errand = Errand(self, function: function, file: file, line: line)
    return errand.expect(after: delay) { try await inspection(.live($0, function: function)) }
  }

  /// Inspects the live view after the first value of a publisher, and a delay in seconds.
  @preconcurrency @MainActor
  @discardableResult
  public func inspect<P: Publisher>(
    onReceive publisher: P, after delay: TimeInterval = 0, function: String = #function,
    file: StaticString = #file, line: UInt = #line, _ inspection: @escaping ViewInspection
  ) -> XCTestExpectation where P.Failure == Never {
    let errand = Errand(self, function: function, file: file, line: line)
    return errand.expect(onReceive: publisher, after: delay) {
      try await inspection(.live($0, function: function))
    }
  }

  /// Inspects the live view after a delay, and waits for the inspection to be over.
  @preconcurrency @MainActor
  public func inspect(
    after delay: SuspendingClock.Duration = .seconds(0), function: String = #function,
    file: StaticString = #file, line: UInt = #line, _ inspection: @escaping ViewInspection
  ) async throws {
    let errand = Errand(self, function: function, file: file, line: line)
    try await errand.run(after: delay) { try await inspection(.live($0, function: function)) }
  }

  /// Inspects the live view after the first value of a publisher, and a delay.
  @preconcurrency @MainActor
  public func inspect<P: Publisher>(
    onReceive publisher: P, after delay: SuspendingClock.Duration = .seconds(0),
    function: String = #function, file: StaticString = #file, line: UInt = #line,
    _ inspection: @escaping ViewInspection
  ) async throws where P.Failure == Never {
    let errand = Errand(self, function: function, file: file, line: line)
    try await errand.run(onReceive: publisher, after: delay) {
      try await inspection(.live($0, function: function))
    }
  }
}

extension InspectableView {
  /// A live view that an emissary brought.
  static func live<V: SwiftUI.View>(_ view: V, function: String) -> Self
  where View == ViewType.View<V> {
    .init(InspectedNode.root(view, element: .typed(nil), function: function))
  }

  /// A live modifier that an emissary brought.
  static func live<M: SwiftUI.ViewModifier>(_ modifier: M, function: String) -> Self
  where View == ViewType.ViewModifier<M> {
    .init(InspectedNode.root(modifier, function: function))
  }
}
