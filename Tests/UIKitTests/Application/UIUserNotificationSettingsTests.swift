import Device
import Testing

@testable import UIKit

@MainActor
struct UIUserNotificationSettingsTests {
  private final class Delegate: NSObject, UIApplicationDelegate {
    var heard: [UIUserNotificationType] = []
    func application(
      _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings
    ) { heard.append(notificationSettings.types) }
  }

  @Test func theDelegateHearsWhatTheUserAllows() {
    let application = UIApplication.shared
    let delegate = Delegate()
    let known = (application.delegate, SystemQuestion.presenter)
    defer { (application.delegate, SystemQuestion.presenter) = known }
    application.delegate = delegate
    var answer = 0
    SystemQuestion.presenter = { $1(answer) }
    let store = PermissionStore.shared
    let service = SystemQuestion.Service.notifications.rawValue
    let decided = store[service]
    defer { store[service] = decided }
    for choice in [0, 1] {
      answer = choice
      store[service] = nil
      application.registerUserNotificationSettings(
        UIUserNotificationSettings(types: [.alert, .badge], categories: nil))
      TurnScheduler.shared.runTurn()
    }
    #expect(delegate.heard == [[], [.alert, .badge]])
    #expect(application.currentUserNotificationSettings?.types == [.alert, .badge])
  }
}
