import Foundation
import Testing

@testable import SwiftUI

/// Values of views that other threads write.
@MainActor
struct StateThreadTests {
  private final class Reach: @unchecked Sendable {
    var number: Binding<Int>?
  }

  private struct Counter: View {
    @State private var number = 0
    let reach: Reach

    var body: some View {
      reach.number = $number
      return Text(verbatim: "number \(number)")
    }
  }

  private final class Result: @unchecked Sendable {
    var values: [Int] = []
  }

  /// Runs `work` on another thread, to its end.
  private func elsewhere(_ work: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        work()
        continuation.resume()
      }
    }
  }

  /// Lets what was queued on the main queue before run.
  private func mainQueue() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }

  @Test func whatAnotherThreadWritesItReadsAtOnce() async throws {
    let (reach, result) = (Reach(), Result())
    let host = TestHost(Counter(reach: reach))
    await elsewhere {
      reach.number?.wrappedValue = 5
      reach.number?.wrappedValue += 1
      reach.number?.wrappedValue += 1
      result.values.append(reach.number?.wrappedValue ?? 0)
    }
    #expect(result.values == [7])
    await mainQueue()
    host.settle()
    #expect(host.text("number 7") != nil)
  }

  @Test func manyThreadsAtOnceLeaveOneOfTheirValues() async {
    let reach = Reach()
    let host = TestHost(Counter(reach: reach))
    await elsewhere {
      DispatchQueue.concurrentPerform(iterations: 8) { thread in
        for step in 1...100 {
          reach.number?.wrappedValue = thread * 1000 + step
          _ = reach.number?.wrappedValue
        }
      }
    }
    await mainQueue()
    host.settle()
    let last = reach.number?.wrappedValue ?? 0
    #expect(last % 1000 == 100)
    #expect(host.text("number \(last)") != nil)
  }

  @Test func theEndOfAValueMayReadTheSamePlace() {
    final class Value {
      var atEnd: (() -> Void)?
      deinit { atEnd?() }
    }
    let stored = StoredValue<Value?>(Value())
    var isEmptyAtEnd = false
    stored.current?.atEnd = { isEmptyAtEnd = stored.current == nil }
    _ = stored.exchange(nil)
    #expect(isEmptyAtEnd)
  }
}
