import Combine
import Foundation
import Testing

extension Notification.Name {
  fileprivate static let didSave = Notification.Name("didSave")
}

private final class Sender {}

struct NotificationCenterPublisherTests {
  let center = NotificationCenter()

  @Test func emitsTheNotificationsOfItsName() {
    let recorder = center.publisher(for: .didSave).record()
    center.post(name: .didSave, object: nil, userInfo: ["id": 1])
    center.post(name: Notification.Name("other"), object: nil)
    #expect(recorder.values.map { $0.userInfo?["id"] as? Int } == [1])
  }

  @Test func emitsTheNotificationsOfItsSender() {
    let (sender, other) = (Sender(), Sender())
    let recorder = center.publisher(for: .didSave, object: sender).record()
    center.post(name: .didSave, object: other)
    center.post(name: .didSave, object: sender)
    #expect(recorder.values.count == 1)
  }

  @Test func stopsWhenCancelled() {
    let recorder = center.publisher(for: .didSave).record()
    center.post(name: .didSave, object: nil)
    recorder.cancel()
    center.post(name: .didSave, object: nil)
    #expect(recorder.values.count == 1)
  }

  @Test func dropsWhatNobodyWants() {
    let recorder = center.publisher(for: .didSave).record(demand: .max(1))
    center.post(name: .didSave, object: nil)
    center.post(name: .didSave, object: nil)
    #expect(recorder.values.count == 1)
  }

  @Test func endsWithItsSubscription() {
    var count = 0
    var cancellable: AnyCancellable? = center.publisher(for: .didSave).sink { _ in count += 1 }
    center.post(name: .didSave, object: nil)
    _ = cancellable
    cancellable = nil
    center.post(name: .didSave, object: nil)
    #expect(count == 1)
  }
}
