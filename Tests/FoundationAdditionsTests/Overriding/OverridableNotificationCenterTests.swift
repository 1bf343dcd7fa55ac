import Combine
import Foundation
import Testing

@testable import FoundationAdditions

/// Calls come through variables of the type `NotificationCenter`, as those of an app's code.
@Suite struct OverridableNotificationCenterTests {
  private let spy = CenterSpy()
  private var center: NotificationCenter { spy }
  private let name = Notification.Name("something")

  @Test func whatIsPostedReachesTheOverrides() {
    center.post(Notification(name: name))
    #expect(spy.calls == ["post(_:) something"])
    spy.calls = []
    center.post(name: name, object: nil, userInfo: ["a": 1])
    #expect(spy.calls == ["post(name:object:userInfo:) something 1"])
    spy.calls = []
    center.post(name: name, object: nil)
    // As on iOS, where the shorter form calls the longer one.
    #expect(
      spy.calls == ["post(name:object:) something", "post(name:object:userInfo:) something 0"])
  }

  @Test func theSuperclassesMethodsDoWhatTheyDoInFoundation() {
    let listener = Listener()
    center.addObserver(
      listener, selector: Selector("heard:", Listener.heard(_:)), name: name, object: nil)
    let token = center.addObserver(forName: name, object: nil, queue: nil) { listener.heard($0) }
    center.post(name: name, object: nil, userInfo: ["a": 1])
    center.post(Notification(name: name))
    #expect(listener.names == ["something", "something", "something", "something"])
    center.removeObserver(listener)
    center.post(name: name, object: nil)
    #expect(listener.names.count == 5)
    center.removeObserver(token)
    center.post(name: name, object: nil)
    #expect(listener.names.count == 5)
  }

  @Test func observersReachTheOverrides() {
    let listener = Listener()
    center.addObserver(
      listener, selector: Selector("heard:", Listener.heard(_:)), name: name, object: nil)
    #expect(spy.calls == ["addObserver(_:selector:name:object:) something"])
    spy.calls = []
    _ = center.addObserver(forName: name, object: nil, queue: .main) { _ in }
    #expect(spy.calls == ["addObserver(forName:object:queue:using:) something"])
    spy.calls = []
    center.removeObserver(listener, name: name, object: nil)
    #expect(spy.calls == ["removeObserver(_:name:object:) something"])
    spy.calls = []
    center.removeObserver(listener)
    #expect(spy.calls == ["removeObserver(_:)", "removeObserver(_:name:object:) all"])
    spy.calls = []
    let observer: Any = listener
    center.removeObserver(observer)
    center.removeObserver(observer, name: name, object: nil)
    #expect(
      spy.calls == [
        "removeObserver(_:)", "removeObserver(_:name:object:) all",
        "removeObserver(_:name:object:) something",
      ])
  }

  @Test func aSpyOfTheRemovalsOfNamesSeesThoseOfAllNames() {
    let spy = RemovalSpy()
    let center: NotificationCenter = spy
    center.removeObserver(Listener())
    #expect(spy.removals == 1)
  }

  @Test func anOverrideMayTakeABlockThatIsNotSendable() {
    let spy = CountingSpy()
    let center: NotificationCenter = spy
    _ = center.addObserver(forName: name, object: nil, queue: nil) { _ in }
    #expect(spy.blocks == 1)
  }

  @Test func callsOnASpyOfItsOwnTypeReachTheOverrides() {
    spy.post(name: name, object: nil, userInfo: nil)
    spy.removeObserver(Listener())
    #expect(
      spy.calls == [
        "post(name:object:userInfo:) something 0", "removeObserver(_:)",
        "removeObserver(_:name:object:) all",
      ])
  }

  @Test func aSpyOfTheLongFormSeesTheShortOne() {
    let spy = LongSpy()
    let center: NotificationCenter = spy
    center.post(name: name, object: "sender")
    #expect(spy.names == ["something"])
  }

  @Test func publishersReachTheOverrides() {
    var received = 0
    let subscription = center.publisher(for: name).sink { _ in received += 1 }
    #expect(spy.calls == ["addObserver(forName:object:queue:using:) something"])
    center.post(Notification(name: name))
    #expect(received == 1)
    subscription.cancel()
    #expect(spy.calls.last == "removeObserver(_:name:object:) all")
  }

  @Test func protocolsThatACenterConformsToReachTheOverrides() {
    let poster: any Posting = center
    poster.post(name: name, object: nil)
    poster.post(name: name, object: nil, userInfo: nil)
    #expect(
      spy.calls == [
        "post(name:object:) something", "post(name:object:userInfo:) something 0",
        "post(name:object:userInfo:) something 0",
      ])
  }

  @Test func anObserverOfTheTypeAnyIsRemovedFromOtherCentersToo() {
    let plain = NotificationCenter()
    let listener = Listener()
    plain.addObserver(
      listener, selector: Selector("heard:", Listener.heard(_:)), name: name, object: nil)
    let observer: Any = listener
    plain.removeObserver(observer)
    plain.post(name: name, object: nil)
    #expect(listener.names == [])
  }
}

private protocol Posting {
  func post(name: Notification.Name, object: Any?)
  func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]?)
}

extension NotificationCenter: Posting {}

private final class Listener: NSObject, @unchecked Sendable {
  var names: [String] = []
  func heard(_ notification: Notification) { names.append(notification.name.rawValue) }
}

private final class LongSpy: OverridableNotificationCenter, @unchecked Sendable {
  var names: [String] = []

  override func _overridable_post(
    name aName: NSNotification.Name, object anObject: Any?,
    userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    names.append(aName.rawValue)
  }
}

private final class CountingSpy: OverridableNotificationCenter, @unchecked Sendable {
  let first: Int
  var blocks = 0

  required init() {
    first = 1
    super.init()
  }

  override func _overridable_addObserver(
    forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping (Notification) -> Void
  ) -> NSObjectProtocol {
    blocks += first
    return super._overridable_addObserver(forName: name, object: obj, queue: queue) { _ in }
  }
}

private final class RemovalSpy: OverridableNotificationCenter, @unchecked Sendable {
  var removals = 0

  override func _overridable_removeObserver(
    _ observer: Any, name: NSNotification.Name?, object: Any?
  ) {
    removals += 1
  }
}

private final class CenterSpy: OverridableNotificationCenter, @unchecked Sendable {
  var calls: [String] = []

  override func _overridable_post(_ notification: Notification) {
    calls.append("post(_:) \(notification.name.rawValue)")
    super._overridable_post(notification)
  }

  override func _overridable_post(name: Notification.Name, object: Any?) {
    calls.append("post(name:object:) \(name.rawValue)")
    super._overridable_post(name: name, object: object)
  }

  override func _overridable_post(
    name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil
  ) {
    calls.append("post(name:object:userInfo:) \(name.rawValue) \(userInfo?.count ?? 0)")
    super._overridable_post(name: name, object: object, userInfo: userInfo)
  }

  override func _overridable_addObserver(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) {
    calls.append("addObserver(_:selector:name:object:) \(name?.rawValue ?? "all")")
    super._overridable_addObserver(observer, selector: selector, name: name, object: object)
  }

  override func _overridable_addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    calls.append("addObserver(forName:object:queue:using:) \(name?.rawValue ?? "all")")
    return super._overridable_addObserver(forName: name, object: object, queue: queue, using: block)
  }

  override func _overridable_removeObserver(_ observer: Any) {
    calls.append("removeObserver(_:)")
    super._overridable_removeObserver(observer)
  }

  override func _overridable_removeObserver(_ observer: Any, name: Notification.Name?, object: Any?)
  {
    calls.append("removeObserver(_:name:object:) \(name?.rawValue ?? "all")")
    super._overridable_removeObserver(observer, name: name, object: object)
  }
}
