import SwiftUI
import TestReporting
import XCTest

extension View {
  /// Inspects the view when it calls the closure at a key path, such as `didAppear`.
  ///
  /// - Returns: An expectation that is fulfilled when the inspection is over. The view is expelled
  ///   then; an error that the inspection throws fails the test at the caller's line.
  public mutating func on(
    _ keyPath: WritableKeyPath<Self, ((Self) -> Void)?>, function: String = #function,
    file: StaticString = #file, line: UInt = #line,
    perform: @escaping (InspectableView<ViewType.View<Self>>) throws -> Void
  ) -> XCTestExpectation {
    let callback = LiveCallback(
      typeName: TypeName.short(Self.self), function: function, file: file, line: line)
    self[keyPath: keyPath] = { view in
      callback.run { try perform(.live(view, function: function)) }
    }
    return callback.expectation
  }
}

extension ViewModifier {
  /// Inspects the modifier when it calls the closure at a key path, such as `didAppear`.
  public mutating func on(
    _ keyPath: WritableKeyPath<Self, ((Self) -> Void)?>, function: String = #function,
    file: StaticString = #file, line: UInt = #line,
    perform: @escaping (InspectableView<ViewType.ViewModifier<Self>>) throws -> Void
  ) -> XCTestExpectation {
    let callback = LiveCallback(
      typeName: TypeName.short(Self.self), function: function, file: file, line: line)
    self[keyPath: keyPath] = { modifier in
      callback.run { try perform(.live(modifier, function: function)) }
    }
    return callback.expectation
  }
}

/// One inspection inside a closure that a live view calls.
@MainActor
private final class LiveCallback {
  let expectation: XCTestExpectation
  private let function: String
  private let file: StaticString
  private let line: UInt
  private var hasRun = false

  init(typeName: String, function: String, file: StaticString, line: UInt) {
    expectation = XCTestExpectation(description: "\(typeName) callback at line #\(line)")
    self.function = function
    self.file = file
    self.line = line
  }

  func run(_ inspection: () throws -> Void) {
    guard !hasRun else { return }
    hasRun = true
    do {
      try inspection()
    } catch {
      recordFailure(error.localizedDescription, at: SourcePosition(file: file, line: line))
    }
    // The view is still in the middle of the turn in which it called.
    DispatchQueue.main.async { [self] in
      MainActor.assumeIsolated {
        ViewHosting.expel(function: function)
        expectation.fulfill()
      }
    }
  }
}
