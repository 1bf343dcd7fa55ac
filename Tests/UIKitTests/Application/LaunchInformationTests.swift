import Device
import Foundation
import Testing

@testable import UIKit

/// One after the other: the process is one app.
@MainActor
@Suite(.serialized) struct LaunchInformationTests {
  private func with(_ list: [String: Any], _ body: () throws -> Void) rethrows {
    let before = LaunchInformation.current
    LaunchInformation.current = LaunchInformation(list)
    defer { LaunchInformation.current = before }
    try body()
  }

  /// The lines for the console while something is done.
  private func issues(_ body: () -> Void) -> [String] {
    var said: [String] = []
    let before = RuntimeIssue.handler
    RuntimeIssue.handler = { said.append($0) }
    defer { RuntimeIssue.handler = before }
    body()
    return said
  }

  // MARK: URLs

  private func url(_ text: String) -> URL {
    URL(string: text) ?? URL(fileURLWithPath: "/")
  }

  private final class Delegate: NSObject, UIApplicationDelegate {
    var opened: [URL] = []

    func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
      opened.append(url)
      return true
    }
  }

  private let types: [String: Any] = [
    "CFBundleIdentifier": "org.example.app",
    "CFBundleURLTypes": [["CFBundleURLSchemes": ["Shelf"]]],
    "LSApplicationQueriesSchemes": ["maps"],
  ]

  @Test func schemesDecideWhatCanBeOpened() {
    let application = UIApplication.shared
    with(types) {
      let said = issues {
        #expect(application.canOpenURL(url("shelf://book/1")))
        #expect(application.canOpenURL(url("https://example.org")))
        #expect(application.canOpenURL(url(UIApplication.openSettingsURLString)))
        #expect(!application.canOpenURL(url("maps://x")))
      }
      #expect(said.isEmpty)
      let asked = issues { #expect(!application.canOpenURL(url("fb://x"))) }
      #expect(asked.count == 1)
      #expect(asked.first?.contains("not allowed to query for scheme fb") == true)
    }
  }

  @Test func theAppsOwnURLComesBackToIt() {
    let application = UIApplication.shared
    let delegate = Delegate()
    let before = application.delegate
    application.delegate = delegate
    defer { application.delegate = before }
    with(types) {
      var isOpened: Bool?
      application.open(url("shelf://book/1")) { isOpened = $0 }
      TurnScheduler.shared.runTurn()
      #expect(isOpened == true)
      #expect(delegate.opened.map(\.absoluteString) == ["shelf://book/1"])
      application.open(url("https://example.org"))
      TurnScheduler.shared.runTurn()
      #expect(delegate.opened.count == 1)
    }
  }

  // MARK: Orientations

  @Test func theListOfOrientationsLimitsHowTheScreenTurns() {
    with(["UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"]]) {
      #expect(InterfaceOrientations.allow(.portrait))
      #expect(!InterfaceOrientations.allow(.landscapeLeft))
    }
    with([
      "UISupportedInterfaceOrientations~iphone": [
        "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight",
      ],
      "UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"],
    ]) {
      #expect(!InterfaceOrientations.allow(.portrait))
      #expect(InterfaceOrientations.allow(.landscapeLeft))
      let device = Device()
      InterfaceOrientations.turnForLaunch(device)
      #expect(device.orientation == .landscapeRight)
    }
    with([:]) {
      #expect(InterfaceOrientations.byInformation == .all)
      let device = Device()
      InterfaceOrientations.turnForLaunch(device)
      #expect(device.orientation == .portrait)
    }
  }

  // MARK: Looks

  @Test func appearanceAndStatusBarAreFixed() {
    with([
      "UIUserInterfaceStyle": "Dark", "UIStatusBarStyle": "UIStatusBarStyleLightContent",
      "UIStatusBarHidden": true, "UIViewControllerBasedStatusBarAppearance": false,
    ]) {
      let information = LaunchInformation.current
      #expect(information.colorScheme == .dark)
      #expect(information.statusBarStyle == .lightContent)
      #expect(information.isStatusBarHidden)
      #expect(!information.statusBarFollowsControllers)
    }
    with([:]) {
      let information = LaunchInformation.current
      #expect(information.colorScheme == nil)
      #expect(information.statusBarStyle == .default)
      #expect(information.statusBarFollowsControllers)
    }
  }

  @Test func aStatusBarThatFollowsTheListIsHiddenByIt() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    func count() -> Int { SystemBars.items(over: window, on: Device.main).count }
    let shown = count()
    with(["UIStatusBarHidden": true, "UIViewControllerBasedStatusBarAppearance": false]) {
      #expect(count() < shown)
    }
    with(["UIStatusBarHidden": true]) { #expect(count() == shown) }
  }

  // MARK: Icons

  @Test func onlyIconsOfTheListCanBeChosen() {
    let application = UIApplication.shared
    with(["CFBundleIcons": ["CFBundleAlternateIcons": ["Night": [String: Any]()]]]) {
      #expect(application.supportsAlternateIcons)
      var problems: [(any Error)?] = []
      application.setAlternateIconName("Night") { problems.append($0) }
      TurnScheduler.shared.runTurn()
      #expect(application.alternateIconName == "Night")
      application.setAlternateIconName("Day") { problems.append($0) }
      TurnScheduler.shared.runTurn()
      #expect(application.alternateIconName == "Night")
      application.setAlternateIconName(nil) { problems.append($0) }
      TurnScheduler.shared.runTurn()
      #expect(application.alternateIconName == nil)
      #expect(problems.map { $0 == nil } == [true, false, true])
    }
    with([:]) { #expect(!application.supportsAlternateIcons) }
  }
}
