import Combine
import Foundation
import Testing

@testable import FoundationAdditions

@MainActor
@Suite(.serialized) struct NSObjectPublisherTests {
  @Test func thePresentValueAndEachNewOneArePublished() {
    let item = PublishedItem()
    var heard: [Int] = []
    let subscription = item.publisher(for: \.count).sink { heard.append($0) }
    item.count = 1
    item.count = 2
    subscription.cancel()
    item.count = 3
    #expect(heard == [0, 1, 2])
  }

  @Test func withoutInitialOnlyChangesArePublished() {
    let item = PublishedItem()
    var heard: [Int] = []
    let subscription = item.publisher(for: \.count, options: .new).map { $0 * 10 }
      .sink { heard.append($0) }
    item.count = 1
    #expect(heard == [10])
    subscription.cancel()
  }

  @Test func valuesThatNobodyAskedForAreDroppedButForTheLast() {
    let item = PublishedItem()
    let slow = SlowSubscriber()
    item.publisher(for: \.count).receive(subscriber: slow)
    item.count = 1
    item.count = 2
    #expect(slow.heard.isEmpty)
    slow.subscription?.request(.max(1))
    #expect(slow.heard == [2])
    item.count = 3
    #expect(slow.heard == [2])
    slow.subscription?.cancel()
  }

  @Test func publishersOfTheSameThingAreEqual() {
    let item = PublishedItem()
    #expect(item.publisher(for: \.count) == item.publisher(for: \.count))
    #expect(item.publisher(for: \.count) != PublishedItem().publisher(for: \.count))
  }
}

/// As the adaptation writes a class with an `@objc dynamic` property.
private final class PublishedItem: NSObject {
  var count = 0 {
    willSet { willChangeValue(forKey: "count") }
    didSet { didChangeValue(forKey: "count") }
  }

  override init() {
    _ = Self.isRegistered
    super.init()
  }

  private static let isRegistered: Bool = {
    ClassTable.register {
      [
        ClassTable(
          PublishedItem.self, properties: [ObjectiveCProperty("count", \PublishedItem.count)])
      ]
    }
    return true
  }()
}

private final class SlowSubscriber: Subscriber {
  var heard: [Int] = []
  var subscription: (any Subscription)?

  func receive(subscription: any Subscription) { self.subscription = subscription }
  func receive(_ input: Int) -> Subscribers.Demand {
    heard.append(input)
    return .none
  }
  func receive(completion: Subscribers.Completion<Never>) {}
}
