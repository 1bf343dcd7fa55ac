import Combine
import Dispatch
import Foundation
import Testing

struct CollectByTimeTests {
  @Test func emitsWhatCameInEachInterval() async throws {
    let subject = PassthroughSubject<Int, Never>()
    let queue = DispatchQueue(label: "collect")
    let recorder = subject.collect(.byTime(queue, .milliseconds(20))).record()
    subject.send(1)
    subject.send(2)
    try await Task.sleep(for: .milliseconds(60))
    queue.sync { #expect(recorder.values == [[1, 2]]) }
    subject.send(3)
    subject.send(completion: .finished)
    queue.sync {
      #expect(recorder.values == [[1, 2], [3]])
      #expect(recorder.end == .finished)
    }
  }

  @Test func emitsWhenThereAreEnough() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.collect(.byTimeOrCount(DispatchQueue.main, .seconds(100), 2)).record()
    for value in 1...5 { subject.send(value) }
    #expect(recorder.values == [[1, 2], [3, 4]])
    subject.send(completion: .finished)
    #expect(recorder.values == [[1, 2], [3, 4], [5]])
  }

  @Test func arraysWaitUntilTheyAreWanted() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.collect(.byTimeOrCount(DispatchQueue.main, .seconds(100), 1))
      .record(demand: .max(1))
    subject.send(1)
    subject.send(2)
    subject.send(completion: .finished)
    #expect(recorder.values == [[1]])
    #expect(recorder.end == nil)
    recorder.request(.max(1))
    #expect(recorder.values == [[1], [2]])
    #expect(recorder.end == .finished)
  }

  @Test func aFailureDropsWhatWasCollected() {
    let subject = PassthroughSubject<Int, Broken>()
    let recorder = subject.collect(.byTime(DispatchQueue.main, .seconds(100))).record()
    subject.send(1)
    subject.send(completion: .failure(Broken()))
    #expect(recorder.values == [])
    #expect(recorder.end == .failed)
  }
}
