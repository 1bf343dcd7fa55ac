import Combine
import Testing

struct MergeTests {
  let first = PassthroughSubject<Int, Broken>()
  let second = PassthroughSubject<Int, Broken>()

  @Test func emitsInTheOrderOfArrival() {
    let recorder = first.merge(with: second.eraseToAnyPublisher()).record()
    first.send(1)
    second.send(2)
    first.send(3)
    #expect(recorder.values == [1, 2, 3])
  }

  @Test func finishesWithTheLastOne() {
    let recorder = first.merge(with: second).record()
    first.send(completion: .finished)
    #expect(recorder.end == nil)
    second.send(9)
    second.send(completion: .finished)
    #expect(recorder.values == [9])
    #expect(recorder.end == .finished)
  }

  @Test func failsWithTheFirstFailureAndCancelsTheOther() {
    var isCancelled = false
    let recorder = first.merge(
      with: second.handleEvents(receiveCancel: { isCancelled = true })
    ).record()
    first.send(completion: .failure(Broken()))
    #expect(recorder.end == .failed)
    #expect(isCancelled)
  }

  @Test func losesNothingWhenTheDemandIsLimited() {
    let recorder = [1, 2, 3].publisher.merge(with: [10, 20, 30].publisher).record(
      demand: .max(2))
    #expect(recorder.values.count == 2)
    recorder.request(.max(1))
    #expect(recorder.values.count == 3)
    recorder.request(.unlimited)
    #expect(recorder.values.sorted() == [1, 2, 3, 10, 20, 30])
    #expect(recorder.values.filter { $0 < 10 } == [1, 2, 3])
    #expect(recorder.end == .finished)
  }

  @Test func holdsTheEndUntilHeldValuesAreTaken() {
    let recorder = Just(1).merge(with: Just(2)).record(demand: .max(1))
    #expect(recorder.values == [1])
    #expect(recorder.end == nil)
    recorder.request(.max(1))
    #expect(recorder.values == [1, 2])
    #expect(recorder.end == .finished)
  }

  @Test func cancellingCancelsAll() {
    var cancelled = 0
    let recorder =
      first.handleEvents(receiveCancel: { cancelled += 1 })
      .merge(with: second.handleEvents(receiveCancel: { cancelled += 1 }))
      .record()
    recorder.cancel()
    #expect(cancelled == 2)
    first.send(1)
    #expect(recorder.values == [])
  }

  @Test func upToEight() {
    func just(_ value: Int) -> Just<Int> { Just(value) }
    #expect(just(1).merge(with: just(2), just(3)).record().values == [1, 2, 3])
    #expect(
      just(1).merge(with: just(2), just(3), just(4), just(5), just(6), just(7), just(8))
        .record().values == [1, 2, 3, 4, 5, 6, 7, 8])
    let merged: Publishers.Merge4<Just<Int>, Just<Int>, Just<Int>, Just<Int>> =
      Publishers.Merge(just(1), just(2)).merge(with: just(3), just(4))
    #expect(merged.record().values == [1, 2, 3, 4])
  }

  @Test func manyOfOneType() {
    let recorder = Publishers.MergeMany((1...5).map { Just($0) }).record()
    #expect(recorder.values == [1, 2, 3, 4, 5])
    #expect(recorder.end == .finished)
    #expect(Publishers.MergeMany([Just<Int>]()).record().end == .finished)
    #expect(Publishers.MergeMany(Just(1), Just(2)).merge(with: Just(3)).record().values.count == 3)
  }
}
