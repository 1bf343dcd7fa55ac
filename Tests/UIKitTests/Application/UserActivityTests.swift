import Device
import Foundation
import FoundationAdditions
import Testing

@testable import UIKit

/// Web addresses that belong to the app, and other things to go on with.
@MainActor
@Suite(.serialized) struct UserActivityTests {
  @Test func aWebAddressIsAnActivityForTheDelegate() {
    final class Delegate: NSObject, UIApplicationDelegate {
      var heard: [String] = []
      let restored = RestoredResponder()

      func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
      ) -> Bool {
        heard.append("open \(url)")
        return true
      }

      func application(
        _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
      ) -> Bool {
        heard.append("will \(userActivityType)")
        return false
      }

      func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
      ) -> Bool {
        heard.append("continue \(userActivity.webpageURL?.path ?? "")")
        restorationHandler([restored])
        return true
      }
    }
    let application = UIApplication.shared
    let delegate = Delegate()
    let previous = application.delegate
    let scenes = application.scenes.map { ($0, $0.delegate) }
    application.delegate = delegate
    for (scene, _) in scenes { scene.delegate = nil }
    defer {
      application.delegate = previous
      for (scene, delegate) in scenes { scene.delegate = delegate }
    }
    guard let link = URL(string: "https://example.com/item/7"),
      let own = URL(string: "shop://item/8")
    else { return }
    application.receive(link)
    application.receive(own)
    #expect(
      delegate.heard == [
        "will \(NSUserActivityTypeBrowsingWeb)", "continue /item/7", "open shop://item/8",
      ])
    #expect(delegate.restored.activities == [NSUserActivityTypeBrowsingWeb])
  }

  @Test func whatCanBeSuggestedIsKeptUntilItIsDeleted() async {
    func saved() -> [String] {
      SavedActivities.shared.all.map(\.type).filter { $0.hasPrefix("kept.") }
    }
    func become(_ type: String, identifier: String?, isSuggested: Bool) {
      let activity = NSUserActivity(activityType: type)
      activity.persistentIdentifier = identifier
      activity.isEligibleForPrediction = isSuggested
      activity.becomeCurrent()
    }
    become("kept.a", identifier: "a", isSuggested: true)
    become("kept.a", identifier: "a", isSuggested: true)
    become("kept.b", identifier: nil, isSuggested: true)
    become("kept.c", identifier: "c", isSuggested: false)
    #expect(saved() == ["kept.a", "kept.b"])
    await NSUserActivity.deleteSavedUserActivities(withPersistentIdentifiers: ["a", "c"])
    #expect(saved() == ["kept.b"])
    await NSUserActivity.deleteAllSavedUserActivities()
    #expect(saved() == [])
  }

  @Test func anActivityThatIsInvalidBecomesCurrentNoMore() async {
    await NSUserActivity.deleteAllSavedUserActivities()
    let activity = NSUserActivity(activityType: "kept.invalid")
    activity.isEligibleForPrediction = true
    activity.invalidate()
    activity.becomeCurrent()
    #expect(!SavedActivities.shared.all.map(\.type).contains("kept.invalid"))
  }

  @Test func whatIsKeptIsThereAtTheNextLaunch() {
    let home = FileManager.default.temporaryDirectory
      .appendingPathComponent("home-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: home) }
    let activity = NSUserActivity(activityType: "kept.again")
    activity.title = "Order"
    SavedActivities(ServiceRecords("UserActivities", home: home)).add(activity)
    StoredSettings.flush()
    let again = SavedActivities(ServiceRecords("UserActivities", home: home)).all
    #expect(again.map(\.title) == ["Order"])
  }

  @Test func aWebAddressIsAnActivityForTheScene() throws {
    final class Delegate: NSObject, UIWindowSceneDelegate {
      var heard: [String] = []

      func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        heard += URLContexts.map { "open \($0.url)" }
      }

      func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        heard.append("continue \(userActivity.webpageURL?.host ?? "")")
      }
    }
    let window = show(UIViewController())
    defer { window.isHidden = true }
    let scene = try #require(window.windowScene)
    let delegate = Delegate()
    let previous = scene.delegate
    scene.delegate = delegate
    defer { scene.delegate = previous }
    UIApplication.shared.receive(try #require(URL(string: "https://example.com/a")))
    UIApplication.shared.receive(try #require(URL(string: "shop://a")))
    #expect(delegate.heard == ["continue example.com", "open shop://a"])
  }
}

private final class RestoredResponder: UIResponder {
  var activities: [String] = []

  override func restoreUserActivityState(_ activity: NSUserActivity) {
    activities.append(activity.activityType)
  }
}
