import Foundation

extension NotificationCenter {
  /// The notifications of a name from now on.
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// Notifications as they come.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    public typealias Element = Notification
    public typealias Failure = Never

    private let stream: AsyncStream<Posted>

    /// Notifications are handed to one reader.
    fileprivate struct Posted: @unchecked Sendable {
      let notification: Notification
    }

    init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
      let (stream, continuation) = AsyncStream<Posted>.makeStream()
      self.stream = stream
      let token = center.addObserver(forName: name, object: object, queue: nil) {
        continuation.yield(Posted(notification: $0))
      }
      let registration = Registration(center: center, token: token)
      continuation.onTermination = { _ in registration.end() }
    }

    private struct Registration: @unchecked Sendable {
      let center: NotificationCenter
      let token: any NSObjectProtocol

      func end() { center.removeObserver(token as Any) }
    }

    public struct AsyncIterator: AsyncIteratorProtocol {
      private var iterator: AsyncStream<Posted>.Iterator

      fileprivate init(_ iterator: AsyncStream<Posted>.Iterator) {
        self.iterator = iterator
      }

      public mutating func next() async -> Notification? {
        await iterator.next()?.notification
      }

      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await iterator.next(isolation: actor)?.notification
      }
    }

    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(stream.makeAsyncIterator())
    }
  }
}
