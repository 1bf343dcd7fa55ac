import Combine
import Testing

struct CombineLatestTests {
  let name = PassthroughSubject<String, Broken>()
  let age = PassthroughSubject<Int, Broken>()

  @Test func emitsNothingBeforeEachHasEmitted() {
    let recorder = name.combineLatest(age) { "\($0) \($1)" }.record()
    name.send("Ada")
    name.send("Alan")
    #expect(recorder.values == [])
    age.send(36)
    #expect(recorder.values == ["Alan 36"])
    age.send(37)
    name.send("Grace")
    #expect(recorder.values == ["Alan 36", "Alan 37", "Grace 37"])
  }

  @Test func finishesWithTheLastOne() {
    let recorder = name.combineLatest(age).record()
    name.send("Ada")
    name.send(completion: .finished)
    age.send(1)
    #expect(recorder.end == nil)
    #expect(recorder.values.map(\.1) == [1])
    age.send(completion: .finished)
    #expect(recorder.end == .finished)
  }

  @Test func failsWithTheFirstFailureAndCancelsTheOther() {
    var isCancelled = false
    let recorder =
      name
      .combineLatest(age.handleEvents(receiveCancel: { isCancelled = true }))
      .record()
    name.send(completion: .failure(Broken()))
    #expect(recorder.end == .failed)
    #expect(isCancelled)
    age.send(1)
    #expect(recorder.values.isEmpty)
  }

  @Test func emitsNoMoreThanIsWanted() {
    let recorder = name.combineLatest(age) { "\($0) \($1)" }.record(demand: .max(1))
    name.send("Ada")
    age.send(1)
    #expect(recorder.values == ["Ada 1"])
    name.send("Alan")
    age.send(2)
    #expect(recorder.values == ["Ada 1"])
    recorder.request(.max(1))
    name.send("Grace")
    #expect(recorder.values == ["Ada 1", "Grace 1"])
  }

  @Test func cancellingCancelsAll() {
    var cancelled = 0
    let recorder =
      name.handleEvents(receiveCancel: { cancelled += 1 })
      .combineLatest(age.handleEvents(receiveCancel: { cancelled += 1 }))
      .record()
    recorder.cancel()
    #expect(cancelled == 2)
    name.send("Ada")
    age.send(1)
    #expect(recorder.values.isEmpty)
  }

  @Test func threeAndFourKeepTheirOrder() {
    let three = Just(1).combineLatest(Just("b"), Just(3.0)).record()
    #expect(three.values.map { "\($0.0) \($0.1) \($0.2)" } == ["1 b 3.0"])
    let four = Just(1).combineLatest(Just(2), Just(3), Just(4)) { $0 + $1 + $2 + $3 }.record()
    #expect(four.values == [10])
    #expect(four.end == .finished)
  }

  @Test func nilIsAValueLikeAnyOther() {
    let recorder = Just<Int?>(nil).combineLatest(Just(1)).record()
    #expect(recorder.values.count == 1)
  }

  @Test func formValidationAsAppsWriteIt() {
    let password = CurrentValueSubject<String, Never>("")
    let again = CurrentValueSubject<String, Never>("")
    var isValid: [Bool] = []
    let cancellable = Publishers.CombineLatest(password, again)
      .map { $0 == $1 && !$0.isEmpty }
      .removeDuplicates()
      .sink { isValid.append($0) }
    password.send("secret")
    again.send("secret")
    again.send("other")
    cancellable.cancel()
    again.send("secret")
    #expect(isValid == [false, true, false])
  }
}
