import Device
import Testing
import UIKit

@testable import SwiftUI

@MainActor
@Suite(.serialized)
struct SceneOverlaysTests {
  /// Whether the first window of a scene hides the home indicator.
  private func hides<S: Scene>(_ scene: S) throws -> Bool {
    var windows: [_SceneWindow] = []
    scene._collectWindows(into: &windows)
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = try #require(windows.first).makeController { _ in }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    TurnScheduler.shared.runTurn()
    return controller.prefersHomeIndicatorAutoHidden
  }

  @Test func theSceneHidesTheHomeIndicator() throws {
    #expect(try hides(WindowGroup { Text("Game") }.persistentSystemOverlays(.hidden)))
    #expect(try !hides(WindowGroup { Text("Game") }))
  }

  @Test func aViewsOwnWordCountsMore() throws {
    let scene = WindowGroup { Text("Game").persistentSystemOverlays(.visible) }
      .persistentSystemOverlays(.hidden)
    #expect(try !hides(scene))
  }
}
