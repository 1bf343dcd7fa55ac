import Synchronization
import Testing

@testable import Device

@Suite struct BroadcastTests {
  private final class Heard: Sendable {
    let words = Mutex<[String]>([])
    func hear(_ word: String) { words.withLock { $0.append(word) } }
  }

  @Test func functionsAreCalledInTheOrderInWhichTheyBeganToListen() {
    let broadcast = Broadcast<Int>()
    let heard = Heard()
    for name in ["a", "b", "c"] { broadcast.listen { heard.hear("\(name)\($0)") } }
    broadcast.send(1)
    broadcast.send(2)
    #expect(heard.words.withLock { $0 } == ["a1", "b1", "c1", "a2", "b2", "c2"])
  }

  @Test func whoIsRemovedHearsNothingMore() throws {
    let broadcast = Broadcast<Int>()
    let heard = Heard()
    let number = try #require(broadcast.listen { heard.hear("a\($0)") })
    broadcast.listen { heard.hear("b\($0)") }
    broadcast.send(1)
    broadcast.remove(number)
    broadcast.send(2)
    #expect(heard.words.withLock { $0 } == ["a1", "b1", "b2"])
  }

  @Test func aTaskGetsWhatWasFirstAndEverythingSinceItSubscribed() async {
    let broadcast = Broadcast<Int>()
    broadcast.send(0)
    let subscription = broadcast.subscribe(after: [1])
    broadcast.send(2)
    broadcast.send(3)
    broadcast.finish()
    var values: [Int] = []
    while let value = await subscription.next() { values.append(value) }
    #expect(values == [1, 2, 3])
  }

  @Test func nothingComesAfterTheEnd() async {
    let broadcast = Broadcast<Int>()
    broadcast.finish()
    #expect(broadcast.listen { _ in } == nil)
    let late = broadcast.subscribe(after: [7])
    #expect(await late.next() == 7)
    #expect(await late.next() == nil)
  }

  @Test func onlyOneValueThatIsKnown() async {
    #expect(await Broadcast<Int>.Subscription(only: 5).next() == 5)
  }

  @Test func aSubscriptionThatIsGivenUpIsForgotten() async {
    let broadcast = Broadcast<Owner>()
    weak var seen: Owner?
    do {
      let owner = Owner()
      seen = owner
      _ = broadcast.subscribe(after: [owner])
    }
    broadcast.send(Owner())
    #expect(seen == nil)
  }

  private final class Owner {}
}
