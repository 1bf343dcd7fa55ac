import Foundation
import Testing

@testable import FoundationAdditions

@Suite struct NotificationCenterSequenceTests {
  @Test(.timeLimit(.minutes(10))) func notificationsComeInTheirOrder() async {
    let center = NotificationCenter()
    let name = Notification.Name("n")
    let notifications = center.notifications(named: name)
    for number in 1...3 { center.post(name: name, object: nil, userInfo: ["number": number]) }
    center.post(name: Notification.Name("other"), object: nil)
    var numbers: [Int] = []
    for await notification in notifications {
      numbers.append(notification.userInfo?["number"] as? Int ?? 0)
      if numbers.count == 3 { break }
    }
    #expect(numbers == [1, 2, 3])
  }
}
