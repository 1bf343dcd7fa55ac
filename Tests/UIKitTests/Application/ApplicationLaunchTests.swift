import Foundation
import Testing

@testable import UIKit

@MainActor
struct ApplicationLaunchTests {
  private class Delegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    var log: [String] = []

    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      log.append("will \(window?.rootViewController?.title ?? "")")
      return true
    }
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      log.append("did \(window?.isHidden ?? false ? "hidden" : "")")
      return true
    }
  }

  private func launch(_ delegate: Delegate, _ list: [String: Any]) {
    let old = (LaunchInformation.current, UIApplication.shared.delegate)
    LaunchInformation.current = LaunchInformation(list)
    ApplicationLaunch.start(delegate)
    (LaunchInformation.current, UIApplication.shared.delegate) = old
  }

  /// The main bundle of these tests has no storyboards: the name is the path of one.
  private func nameOfStoryboard(_ folder: InterfaceFolder) -> String {
    // More steps up than there are lead to the root all the same.
    String(repeating: "../", count: 30) + folder.bundle.bundlePath.dropFirst() + "/Main"
  }

  @Test func theMainStoryboardIsThereBeforeTheDelegateHears() throws {
    let folder = try storyboardFolder(viewScene(attributes: #"title="Start""#))
    let delegate = Delegate()
    launch(delegate, ["UIMainStoryboardFile": nameOfStoryboard(folder)])
    defer { delegate.window?.isHidden = true }
    #expect(delegate.log == ["will Start", "did hidden"])
    #expect(delegate.window?.isKeyWindow == true)
    #expect(delegate.window?.rootViewController?.isViewLoaded == true)
  }

  @Test func scenesHaveTheirStoryboardAndDelegate() throws {
    let folder = try storyboardFolder(viewScene(attributes: #"title="Start""#))
    let list: [String: Any] = [
      "UIApplicationSceneManifest": [
        "UISceneConfigurations": [
          "UIWindowSceneSessionRoleApplication": [
            [
              "UISceneConfigurationName": "Default Configuration",
              "UISceneDelegateClassName": "UIKitTests.StoryboardSceneDelegate",
              "UISceneStoryboardFile": nameOfStoryboard(folder),
            ]
          ]
        ]
      ]
    ]
    let information = LaunchInformation(list)
    #expect(information.mainStoryboard == nil && information.hasScenes)
    let scene = UIWindowScene(
      session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
    ApplicationLaunch.connect(scene, of: Delegate(), information)
    let delegate = try #require(scene.delegate as? StoryboardSceneDelegate)
    defer { delegate.window?.isHidden = true }
    #expect(delegate.log == ["connect Start hidden", "foreground"])
    #expect(delegate.window?.isHidden == false && delegate.window?.windowScene === scene)
    #expect(scene.session.configuration.name == "Default Configuration")
  }

  @Test func aDelegateWithoutAWindowIsTold() throws {
    final class Windowless: NSObject, UIApplicationDelegate {}
    let folder = try storyboardFolder(viewScene())
    let old = (LaunchInformation.current, UIApplication.shared.delegate)
    LaunchInformation.current = LaunchInformation([
      "UIMainStoryboardFile": nameOfStoryboard(folder)
    ])
    let delegate = Windowless()
    let found = issues { ApplicationLaunch.start(delegate) }
    (LaunchInformation.current, UIApplication.shared.delegate) = old
    #expect(found.first?.hasPrefix("The app delegate must implement the window property") == true)
  }
}

final class StoryboardSceneDelegate: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?
  var log: [String] = []

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    let isHidden = window?.isHidden ?? false
    log.append("connect \(window?.rootViewController?.title ?? "") \(isHidden ? "hidden" : "")")
  }
  func sceneWillEnterForeground(_ scene: UIScene) { log.append("foreground") }

  @Test func theFirstFormOfTheEndOfALaunchIsCalledWhereTheOtherIsMissing() {
    final class Older: NSObject, UIApplicationDelegate {
      var told = 0
      func applicationDidFinishLaunching(_ application: UIApplication) { told += 1 }
    }
    final class Both: NSObject, UIApplicationDelegate {
      var told = 0
      func applicationDidFinishLaunching(_ application: UIApplication) { told += 1 }
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool { true }
    }
    let old = UIApplication.shared.delegate
    defer { UIApplication.shared.delegate = old }
    let older = Older()
    ApplicationLaunch.start(older)
    #expect(older.told == 1)
    let both = Both()
    ApplicationLaunch.start(both)
    #expect(both.told == 0)
  }
}
