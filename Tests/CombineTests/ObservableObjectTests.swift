import Combine
import Testing

private class Counter: ObservableObject {
  @Published var count = 0
  @Published var title = ""
  var plain = 0
}

private final class NamedCounter: Counter {
  @Published var name = "none"
}

private final class Manual: ObservableObject {
  let objectWillChange = PassthroughSubject<String, Never>()
}

struct ObservableObjectTests {
  @Test func willChangeComesBeforeTheChange() {
    let counter = Counter()
    var seen: [Int] = []
    let cancellable = counter.objectWillChange.sink { seen.append(counter.count) }
    counter.count = 1
    counter.count = 2
    counter.plain = 5
    cancellable.cancel()
    #expect(seen == [0, 1])
  }

  @Test func aProjectedValueEmitsTheCurrentValueAndThenEachNewOneBeforeItIsStored() {
    let counter = Counter()
    counter.count = 3
    var received: [Int] = []
    var stored: [Int] = []
    let cancellable = counter.$count.sink {
      received.append($0)
      stored.append(counter.count)
    }
    counter.count = 4
    counter.count = 4
    cancellable.cancel()
    #expect(received == [3, 4, 4])
    #expect(stored == [3, 3, 4])
  }

  @Test func publishedPropertiesOfASubclassCountToo() {
    let counter = NamedCounter()
    var changes = 0
    let cancellable = counter.objectWillChange.sink { changes += 1 }
    counter.name = "Ada"
    counter.title = "Dr"
    cancellable.cancel()
    #expect(changes == 2)
  }

  @Test func anObjectCanDeclareItsOwnPublisher() {
    let object = Manual()
    var reasons: [String] = []
    let cancellable = object.objectWillChange.sink { reasons.append($0) }
    object.objectWillChange.send("because")
    cancellable.cancel()
    #expect(reasons == ["because"])
  }

  @Test func assigningToAProjectedValue() {
    let counter = Counter()
    let subject = PassthroughSubject<Int, Never>()
    subject.assign(to: &counter.$count)
    subject.send(7)
    #expect(counter.count == 7)
  }

  @Test func subscriptionsEndWithTheSetThatHoldsThem() {
    let counter = Counter()
    var bag = Set<AnyCancellable>()
    var changes = 0
    counter.objectWillChange.sink { changes += 1 }.store(in: &bag)
    counter.count = 1
    bag.removeAll()
    counter.count = 2
    #expect(changes == 1)
  }
}
