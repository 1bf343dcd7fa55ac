import Combine
import Dispatch
import Foundation
import Testing

struct CollectByTimeTests {
  @Test func emitsWhatCameInEachInterval() {
    let subject = PassthroughSubject<Int, Never>()
    let scheduler = VirtualScheduler()
    let recorder = subject.collect(.byTime(scheduler, .milliseconds(20))).record()
    subject.send(1)
    subject.send(2)
    scheduler.advance(by: 0.019)
    #expect(recorder.values.isEmpty)
    scheduler.advance(by: 0.002)
    #expect(recorder.values == [[1, 2]])
    subject.send(3)
    scheduler.advance(by: 0.02)
    #expect(recorder.values == [[1, 2], [3]])
    subject.send(4)
    subject.send(completion: .finished)
    scheduler.advance(by: 0)
    #expect(recorder.values == [[1, 2], [3], [4]])
    #expect(recorder.end == .finished)
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
