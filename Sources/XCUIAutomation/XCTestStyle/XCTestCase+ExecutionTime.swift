import Device
import Foundation
import XCTest

extension XCTestCase {
  /// How long the test may take, in seconds; rounded up to whole minutes.
  ///
  /// A test that takes longer fails when it ends, and is stopped where a test plan limits times.
  public var executionTimeAllowance: TimeInterval {
    get { ExecutionTimes.shared.allowance(of: self) }
    set { ExecutionTimes.shared.set(newValue, of: self) }
  }

  /// Measures `block` several times and prints how long it took.
  public func measure(options: XCTMeasureOptions, block: () -> Void) {
    measure(metrics: [XCTClockMetric()], options: options, block: block)
  }
}

/// The allowances that tests have set.
private final class ExecutionTimes: @unchecked Sendable {
  static let shared = ExecutionTimes()

  private let lock = NSLock()
  private var allowances: [ObjectIdentifier: TimeInterval] = [:]

  /// Ten minutes, as Xcode's test plans have it.
  private let standard: TimeInterval = 600

  func allowance(of test: XCTestCase) -> TimeInterval {
    lock.withLock { allowances[ObjectIdentifier(test)] ?? standard }
  }

  func set(_ allowance: TimeInterval, of test: XCTestCase) {
    let id = ObjectIdentifier(test)
    let rounded = max(1, (allowance / 60).rounded(.up)) * 60
    if ProcessInfo.processInfo.environment["VITRINE_TIME_ALLOWANCES"] != nil {
      FileHandle.standardOutput.write(Data("vitrine: this test may take \(Int(rounded)) s\n".utf8))
    }
    let isFirst = lock.withLock { allowances.updateValue(rounded, forKey: id) == nil }
    guard isFirst else { return }
    let start = RealTime.nanoseconds()
    test.addTeardownBlock { [self] in
      guard let allowed = lock.withLock({ allowances.removeValue(forKey: id) }) else { return }
      let taken = RealTime.seconds(since: start)
      guard taken > allowed else { return }
      Failure.record {
        "Test exceeded execution time allowance of \(Int(allowed / 60)) min: "
          + "it took \(Int(taken)) s."
      }
    }
  }
}
