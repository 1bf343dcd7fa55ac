import Combine
import Device
import Foundation
import Observation
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

  /// What another thread has read; behind a lock that the thread sanitizer sees.
  private final class Result: @unchecked Sendable {
    private let lock = NSLock()
    private var read: [Int] = []

    var values: [Int] { lock.withLock { read } }

    func add(_ value: Int) { lock.withLock { read.append(value) } }
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
      result.add(reach.number?.wrappedValue ?? 0)
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

  private final class Published: ObservableObject, @unchecked Sendable {
    @Combine.Published var number = 0
  }

  private struct PublishedView: View {
    @ObservedObject var model: Published
    var body: some View { Text(verbatim: "number \(model.number)") }
  }

  private struct ObservedView: View {
    let model: ThreadObservedModel
    var body: some View { Text(verbatim: "number \(model.number)") }
  }

  @Test func whatAnotherThreadPublishesIsShown() async {
    let model = Published()
    let result = Result()
    let host = TestHost(PublishedView(model: model))
    await elsewhere {
      model.number = 5
      model.number += 1
      model.number += 1
      result.add(model.number)
    }
    #expect(result.values == [7])
    await mainQueue()
    host.settle()
    #expect(host.text("number 7") != nil)
  }

  @Test func whatAnotherThreadWritesToAnObservedObjectIsShown() async {
    let model = ThreadObservedModel()
    let result = Result()
    let host = TestHost(ObservedView(model: model))
    await elsewhere {
      model.number = 5
      model.number += 1
      model.number += 1
      result.add(model.number)
    }
    #expect(result.values == [7])
    await mainQueue()
    host.settle()
    #expect(host.text("number 7") != nil)
  }

  /// The main queue comes between the news of a change and the change.
  @Test func aValueThatIsStoredLateIsShownWhenItsThreadRests() async {
    let model = LateModel()
    let host = TestHost(LateView(model: model))
    await elsewhere { model.objectWillChange.send() }
    await mainQueue()
    host.settle()
    await elsewhere { model.number = 7 }
    host.settle()
    #expect(host.text("number 0") != nil)
    #expect(LateWork.run())
    host.settle()
    #expect(host.text("number 7") != nil)
    #expect(!LateWork.run())
  }

  private final class LateModel: ObservableObject, @unchecked Sendable {
    let objectWillChange = ObservableObjectPublisher()
    var number = 0
  }

  private struct LateView: View {
    @ObservedObject var model: LateModel
    var body: some View { Text(verbatim: "number \(model.number)") }
  }

  /// No lock is held while a body runs.
  @Test func aBodyMayWaitForAThreadThatWritesTheSameState() async {
    let reach = Reach()
    let host = TestHost(Waiting(reach: reach))
    host.settle()
    await mainQueue()
    host.settle()
    #expect(host.text("number 3") != nil)
  }

  private struct Waiting: View {
    @State private var number = 0
    let reach: Reach

    var body: some View {
      if number == 0 {
        let binding = $number
        reach.number = binding
        let reach = reach
        let written = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
          reach.number?.wrappedValue = 3
          _ = reach.number?.wrappedValue
          written.signal()
        }
        written.wait()
      }
      return Text(verbatim: "number \(number)")
    }
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

@Observable
final class ThreadObservedModel: @unchecked Sendable {
  var number = 0
}
