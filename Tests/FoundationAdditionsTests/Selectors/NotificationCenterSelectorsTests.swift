import Foundation
import Testing

@testable import FoundationAdditions

@Suite struct NotificationCenterSelectorsTests {
  private let center = NotificationCenter()
  private let name = Notification.Name("something")

  @Test func theMethodIsCalledWithTheNotification() {
    let listener = Listener()
    center.addObserver(
      listener, selector: Selector("heard:", Listener.heard(_:)), name: name, object: nil)
    center.post(name: name, object: nil, userInfo: ["a": 1])
    center.post(name: Notification.Name("other"), object: nil)
    #expect(listener.names == ["something"])
  }

  @Test func onlyTheObjectThatWasAskedForIsHeard() {
    let listener = Listener()
    let sender = NSObject()
    center.addObserver(
      listener, selector: Selector("heard:", Listener.heard(_:)), name: nil, object: sender)
    center.post(name: name, object: NSObject())
    center.post(name: name, object: sender)
    #expect(listener.names == ["something"])
  }

  @Test func removedObserversHearNoMore() {
    let listener = Listener()
    let other = Notification.Name("other")
    for name in [name, other] {
      center.addObserver(
        listener, selector: Selector("heard:", Listener.heard(_:)), name: name, object: nil)
    }
    center.removeObserver(listener, name: other, object: nil)
    center.post(name: other, object: nil)
    #expect(listener.names == [])
    center.removeObserver(listener)
    center.post(name: name, object: nil)
    #expect(listener.names == [])
  }

  @Test func theObserverIsNotKept() {
    weak var gone: Listener?
    do {
      let listener = Listener()
      gone = listener
      center.addObserver(
        listener, selector: Selector("heard:", Listener.heard(_:)), name: name, object: nil)
    }
    #expect(gone == nil)
    center.post(name: name, object: nil)
  }

  @Test func closuresAreStillRemovedByTheirTokens() {
    let listener = Listener()
    let token = center.addObserver(forName: name, object: nil, queue: nil) { listener.heard($0) }
    center.removeObserver(token)
    center.post(name: name, object: nil)
    #expect(listener.names == [])
  }
}

private final class Listener: NSObject, @unchecked Sendable {
  var names: [String] = []
  func heard(_ notification: Notification) { names.append(notification.name.rawValue) }
}
