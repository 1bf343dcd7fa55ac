import Combine
import Device
import Foundation
import Testing
import UIKit

@testable import SwiftUI

@MainActor
@Suite(.serialized)
struct AppTests {
  static let log = Box<[String]>([])

  final class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
    @Published var name = "delegate"
  }

  struct Example: App {
    @UIApplicationDelegateAdaptor(Delegate.self) var delegate
    @Environment(\.scenePhase) var phase
    var body: some Scene {
      WindowGroup { Root() }
        .onChange(of: phase) { AppTests.log.value.append("app \($0) to \($1)") }
    }
  }

  struct Root: View {
    @Environment(\.scenePhase) var phase
    @EnvironmentObject var delegate: Delegate
    var body: some View {
      Text(delegate.name)
        .onChange(of: phase) { AppTests.log.value.append("view \($0) to \($1)") }
    }
  }

  @Test func scenesFollowThePhaseOfTheApp() {
    let application = UIApplication.shared
    let before = (application.delegate, application.windows)
    Self.log.value = []
    let app = AppLauncher.start(Example.self)
    TurnScheduler.shared.runTurn()
    #expect(application.delegate is Delegate)
    application.enter(.background)
    #expect(application.applicationState == .background)
    application.enter(.active)
    #expect(
      Self.log.value.filter { $0.hasPrefix("view") } == [
        "view active to inactive", "view inactive to background", "view background to inactive",
        "view inactive to active",
      ])
    #expect(Self.log.value.filter { $0.hasPrefix("app") }.count == 4)
    application.delegate = before.0
    application.usesSceneLifeCycle = false
    for window in application.windows where !before.1.contains(window) { window.isHidden = true }
    withExtendedLifetime(app) {}
  }

  final class Classic: NSObject, UIApplicationDelegate {
    var calls: [String] = []
    func applicationWillResignActive(_ application: UIApplication) { calls.append("resign") }
    func applicationDidEnterBackground(_ application: UIApplication) { calls.append("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { calls.append("foreground") }
    func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
  }

  @Test func anAppWithoutScenesTellsItsDelegate() {
    let application = UIApplication.shared
    let before = application.delegate
    defer { application.delegate = before }
    let delegate = Classic()
    application.delegate = delegate
    application.enter(.background)
    application.enter(.active)
    #expect(delegate.calls == ["resign", "background", "foreground", "active"])
  }
}
