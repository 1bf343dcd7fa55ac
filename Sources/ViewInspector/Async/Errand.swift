import Combine
import Foundation
import SwiftUI
import TestReporting
import XCTest

/// One inspection on its way into a live view and back.
@MainActor
struct Errand<Emissary: InspectionEmissary> {
  typealias Work = @MainActor @Sendable (Emissary.V) async throws -> Void

  private let emissary: Emissary
  private let function: String
  private let file: StaticString
  private let line: UInt

  init(_ emissary: Emissary, function: String, file: StaticString, line: UInt) {
    self.emissary = emissary
    self.function = function
    self.file = file
    self.line = line
  }

  // MARK: With expectations

  func expect(after delay: TimeInterval, _ work: @escaping Work) -> XCTestExpectation {
    let expectation = prepare(work)
    send(after: delay)
    return expectation
  }

  func expect<P: Publisher>(
    onReceive publisher: P, after delay: TimeInterval, _ work: @escaping Work
  ) -> XCTestExpectation where P.Failure == Never {
    let expectation = prepare(work)
    onFirstValue(of: publisher) { send(after: delay) }
    return expectation
  }

  private func prepare(_ work: @escaping Work) -> XCTestExpectation {
    let expectation = XCTestExpectation(description: "Inspection at line \(line)")
    emissary.callbacks[line] = { [emissary, function, file, line] view in
      nonisolated(unsafe) let view = view
      LiveTask.run {
        do {
          try await work(view)
        } catch {
          recordFailure(error.localizedDescription, at: SourcePosition(file: file, line: line))
        }
        if emissary.callbacks.isEmpty { ViewHosting.expel(function: function) }
        expectation.fulfill()
      }
    }
    return expectation
  }

  // MARK: With await

  func run(after delay: Duration, _ work: @escaping Work) async throws {
    await Turn.letOthersBegin()
    try await withCheckedThrowingContinuation { continuation in
      prepare(work, continuation)
      send(after: delay.seconds) { deliver(continuation) }
    }
  }

  func run<P: Publisher>(
    onReceive publisher: P, after delay: Duration, _ work: @escaping Work
  ) async throws where P.Failure == Never {
    try await withCheckedThrowingContinuation { continuation in
      prepare(work, continuation)
      onFirstValue(of: publisher) { send(after: delay.seconds) { deliver(continuation) } }
    }
  }

  private func prepare(
    _ work: @escaping Work, _ continuation: CheckedContinuation<Void, any Error>
  ) {
    emissary.callbacks[line] = { view in
      nonisolated(unsafe) let view = view
      LiveTask.run {
        do {
          try await work(view)
          continuation.resume()
        } catch {
          continuation.resume(throwing: error)
        }
      }
    }
  }

  /// Says why nothing happens when no live view has taken the inspection, after a while.
  private func deliver(
    _ continuation: CheckedContinuation<Void, any Error>, tries: Int = 100
  ) {
    guard emissary.callbacks[line] != nil else { return }
    guard tries > 0 else {
      emissary.callbacks[line] = nil
      continuation.resume(
        throwing: InspectionError.notSupported(
          """
          No view took the inspection of line \(line). Host the view with ViewHosting.host before \
          it is inspected, and let its body end with \
          .onReceive(inspection.notice) { self.inspection.visit(self, $0) }
          """))
      return
    }
    send(after: 0.05) { deliver(continuation, tries: tries - 1) }
  }

  // MARK: Sending

  private func send(
    after delay: TimeInterval, then next: @escaping @MainActor () -> Void = {}
  ) {
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [emissary, line] in
      emissary.notice.send(line)
      MainActor.assumeIsolated(next)
    }
  }

  private func onFirstValue<P: Publisher>(
    of publisher: P, _ action: @escaping @MainActor () -> Void
  ) where P.Failure == Never {
    let subscription = SubscriptionBox()
    subscription.cancellable = publisher.first().sink { _ in
      // The receiver's own subscription may still have to get the value.
      DispatchQueue.main.async {
        MainActor.assumeIsolated(action)
        subscription.cancellable = nil
      }
    }
  }
}

/// Keeps a subscription until its value has come.
private final class SubscriptionBox: @unchecked Sendable {
  var cancellable: AnyCancellable?
}

/// Runs the asynchronous part of an inspection where the live view calls back.
enum LiveTask {
  /// Begins at once when already on the main actor, so that the state is the one of the callback.
  static func run(_ work: @escaping @MainActor @Sendable () async -> Void) {
    Task.immediate { @MainActor in await work() }
  }
}

/// The order in which tasks that begin together get their turn.
private enum Turn {
  /// Comes back after the tasks that were added beside the current one have begun, so that one that
  /// waits for a publisher has subscribed before another one makes it send.
  ///
  /// Tasks of one priority leave their queue in order. When as many later ones as there are threads
  /// run at once, no thread can still be about to bring an earlier one to the main actor.
  @MainActor
  static func letOthersBegin() async {
    let count = ProcessInfo.processInfo.activeProcessorCount
    for _ in 0..<2 {
      let meeting = Meeting(count)
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<count { group.addTask { meeting.attend() } }
      }
      await Task.yield()
    }
  }

  /// Where tasks wait for each other, each on its own thread, for a moment at most.
  private final class Meeting: @unchecked Sendable {
    private let condition = NSCondition()
    private var absent: Int

    init(_ count: Int) { absent = count }

    func attend() {
      condition.lock()
      defer { condition.unlock() }
      absent -= 1
      if absent == 0 { condition.broadcast() }
      let end = Date(timeIntervalSinceNow: 0.02)
      while absent > 0, condition.wait(until: end) {}
    }
  }
}

extension Duration {
  fileprivate var seconds: TimeInterval {
    TimeInterval(components.seconds) + TimeInterval(components.attoseconds) / 1e18
  }
}
