import Device
import Foundation

// Each tells first how it is, and ends when the activity is taken away; both are unsure.

extension Activity {
  /// How far the activity has come, whenever that changes.
  public var activityStateUpdates: ActivityStateUpdates { ActivityStateUpdates(entry: entry) }

  /// What the activity shows, whenever that changes.
  public var contentUpdates: ContentUpdates { ContentUpdates(activity: self) }

  @available(*, deprecated, message: "Use contentUpdates instead.")
  public var contentStateUpdates: ContentStateUpdates {
    ContentStateUpdates(updates: contentUpdates)
  }

  /// Differs from Apple's: no token ever comes.
  public var pushTokenUpdates: PushTokenUpdates { PushTokenUpdates() }

  /// Differs from Apple's: no token ever comes.
  public static var pushToStartTokenUpdates: PushTokenUpdates { PushTokenUpdates() }

  /// The activities that there are, and those that start.
  public static var activityUpdates: ActivityUpdates { ActivityUpdates() }

  /// How far an activity has come.
  public struct ActivityStateUpdates: AsyncSequence {
    public typealias Element = ActivityState

    let entry: ActivityEntry

    public struct Iterator: AsyncIteratorProtocol, Sendable {
      let updates: Broadcast<ActivityState>.Subscription

      public func next() async -> ActivityState? { await updates.next() }
    }

    public func makeAsyncIterator() -> Iterator {
      store.access { Iterator(updates: entry.states.subscribe(after: [entry.told])) }
    }
  }

  /// What an activity shows.
  public struct ContentUpdates: AsyncSequence {
    public typealias Element = ActivityContent<ContentState>

    let activity: Activity

    public struct Iterator: AsyncIteratorProtocol {
      let updates: Broadcast<Element>.Subscription

      public func next() async -> ActivityContent<ContentState>? { await updates.next() }
    }

    public func makeAsyncIterator() -> Iterator {
      store.access {
        Iterator(updates: activity.contents.subscribe(after: [activity.current]))
      }
    }
  }

  /// What an activity shows, without dates and scores.
  public struct ContentStateUpdates: AsyncSequence {
    public typealias Element = ContentState

    let updates: ContentUpdates

    public struct Iterator: AsyncIteratorProtocol {
      let iterator: ContentUpdates.Iterator

      public func next() async -> ContentState? { await iterator.next()?.state }
    }

    public func makeAsyncIterator() -> Iterator {
      Iterator(iterator: updates.makeAsyncIterator())
    }
  }

  /// Tokens by which a server reaches an activity.
  public struct PushTokenUpdates: AsyncSequence {
    public typealias Element = Data

    public struct Iterator: AsyncIteratorProtocol {
      let updates = Broadcast<Data>.Subscription(only: nil)

      public func next() async -> Data? { await updates.next() }
    }

    public func makeAsyncIterator() -> Iterator { Iterator() }
  }

  /// The activities of a kind.
  public struct ActivityUpdates: AsyncSequence {
    public typealias Element = Activity<Attributes>

    public struct Iterator: AsyncIteratorProtocol {
      let updates: Broadcast<ActivityEntry>.Subscription

      public func next() async -> Activity<Attributes>? {
        while let entry = await updates.next() {
          if let activity = store.access({ Activity.of(entry) }) { return activity }
        }
        return nil
      }
    }

    public func makeAsyncIterator() -> Iterator {
      store.access {
        Iterator(updates: store.starts(of: kind).subscribe(after: store.entries(of: kind)))
      }
    }
  }
}
