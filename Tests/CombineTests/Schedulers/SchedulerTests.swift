import Combine
import Dispatch
import Foundation
import Testing

/// Real queues and run loops keep real time, which no virtual clock can give them; what operators do with
/// time is tested on a `VirtualScheduler`.
struct SchedulerTests {
  @Test func receiveOnDeliversOnTheMainQueue() async throws {
    for try await isMain in Just(1).receive(on: DispatchQueue.main).map({ _ in
      onMainQueue()
    }).values {
      #expect(isMain)
    }
  }

  @Test func theMainRunLoopDeliversThoughNobodyRunsIt() async throws {
    let values = try await [1, 2, 3].publisher.receive(on: RunLoop.main).map {
      onMainQueue() ? $0 : 0
    }.collected()
    #expect(values == [1, 2, 3])
  }

  @Test @MainActor func theCurrentRunLoopOfTheMainActorDelivers() async throws {
    let recorder = Just(1).receive(on: currentRunLoop()).record()
    // What comes next to the run loop tells nobody: looked for, and not slept for, 5 s at most.
    for _ in 0..<500 {
      guard recorder.values.isEmpty else { break }
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(recorder.values == [1])
  }

  @Test func anOperationQueueDelivers() async throws {
    let values = try await Just(1).receive(on: OperationQueue.main).collected()
    #expect(values == [1])
    let serial = OperationQueue()
    serial.maxConcurrentOperationCount = 1
    let others = try await Just(1).delay(for: .milliseconds(5), scheduler: serial).collected()
    #expect(others == [1])
  }

  @Test func debounceKeepsTheLastValueOfABurst() {
    let subject = PassthroughSubject<String, Never>()
    let scheduler = VirtualScheduler()
    let recorder = subject.debounce(for: .milliseconds(30), scheduler: scheduler).record()
    for text in ["s", "sw", "swift"] {
      subject.send(text)
      scheduler.advance(by: 0.02)
    }
    #expect(recorder.values.isEmpty)
    scheduler.advance(by: 0.02)
    #expect(recorder.values == ["swift"])
  }

  @Test func delayTakesAsLongAsItSays() async throws {
    let start = ContinuousClock.now
    _ = try await Just(1).delay(for: 0.05, scheduler: DispatchQueue.main).collected()
    // The machine's time is what the main queue keeps. It has another clock than this one, hence a millisecond less.
    #expect(ContinuousClock.now - start >= .milliseconds(49))
  }

  @Test func throttleGivesTheLatestOfEachInterval() {
    let subject = PassthroughSubject<Int, Never>()
    let scheduler = VirtualScheduler()
    let throttled =
      subject
      .throttle(for: .milliseconds(10), scheduler: scheduler, latest: true).record()
    for value in 1...3 { subject.send(value) }
    scheduler.advance(by: 0.06)
    #expect(throttled.values.last == 3)
    #expect(throttled.values.count <= 2)
  }

  @Test func timeoutFailsWhereNothingComes() async {
    let never = PassthroughSubject<Int, Broken>()
    await #expect(throws: Broken.self) {
      _ = try await never.timeout(
        .milliseconds(10), scheduler: DispatchQueue.main, customError: { Broken() }
      ).collected()
    }
  }

  @Test func theImmediateSchedulerDoesNotWait() {
    #expect(Just(1).receive(on: ImmediateScheduler.shared).record().values == [1])
  }

  @Test func stridesConvertUnits() {
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride
    #expect(Stride.milliseconds(300).timeInterval == .nanoseconds(300_000_000))
    #expect(Stride(.seconds(2)) == 2)
    #expect(Stride.seconds(0.5) + .milliseconds(500) == .seconds(1))
    #expect(Stride(.never).timeInterval == .never)
    #expect(RunLoop.SchedulerTimeType.Stride.milliseconds(1_500).timeInterval == 1.5)
    #expect(OperationQueue.SchedulerTimeType.Stride(0.25) == 0.25)
    let now = DispatchQueue.main.now
    #expect(now.distance(to: now.advanced(by: .seconds(-1))) == .seconds(-1))
  }

  @Test func aRepeatingActionStopsWhenCancelled() async throws {
    let counter = Counter()
    let timer = DispatchQueue.main.schedule(
      after: DispatchQueue.main.now, interval: .milliseconds(5)
    ) {
      counter.count += 1
    }
    try await wait(for: counter, toReach: 2)
    timer.cancel()
    let count = await MainActor.run { counter.count }
    #expect(count >= 2)
    // Another action that repeats as often tells that there was time enough.
    let other = Counter()
    let otherTimer = DispatchQueue.main.schedule(
      after: DispatchQueue.main.now, interval: .milliseconds(5)
    ) {
      other.count += 1
    }
    try await wait(for: other, toReach: 4)
    otherTimer.cancel()
    #expect(await MainActor.run { other.count } >= 4)
    #expect(await MainActor.run { counter.count } <= count + 1)
  }

  /// Waits for ticks, which the queue gives in real time; as many as asked for end it, and a busy machine has 5 s.
  private func wait(for counter: Counter, toReach count: Int) async throws {
    for _ in 0..<500 {
      guard await MainActor.run(body: { counter.count }) < count else { break }
      try await Task.sleep(for: .milliseconds(10))
    }
  }
}

private final class Counter: @unchecked Sendable {
  var count = 0
}

private let mainKey: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()

private func onMainQueue() -> Bool {
  DispatchQueue.getSpecific(key: mainKey) == true
}

private func currentRunLoop() -> RunLoop { .current }
