import Device
import Foundation
import Testing
import UIKit

@testable import SwiftUI

/// What is shown large under a resting finger, where texts have an accessibility size.
@MainActor
@Suite(.serialized)
struct LargeContentViewerTests {
  private final class Presses { var count = 0 }

  /// What stands over the window while a finger rests in its middle.
  private func plates<V: View>(_ view: V, hold: TimeInterval = 1) -> [UIView] {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let controller = UIHostingController(rootView: view)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    TurnScheduler.shared.runTurn()
    defer { window.isHidden = true }
    let clock = UIApplication.shared.device.clock
    func send(_ phase: UITouch.Phase) {
      let touch = UITouch()
      touch.phase = phase
      touch.window = window
      touch.windowLocation = CGPoint(x: 195, y: 422)
      touch.timestamp = clock.now
      if phase == .began {
        controller.view.touchesBegan([touch], with: nil)
      } else {
        controller.view.touchesEnded([touch], with: nil)
      }
      TurnScheduler.shared.runTurn()
    }
    let before = window.subviews
    send(.began)
    clock.advance(by: hold)
    TurnScheduler.shared.runTurn()
    let found = window.subviews.filter { !before.contains($0) }
    send(.ended)
    #expect(window.subviews.count == before.count)
    return found
  }

  @Test func theViewItselfIsShownLarge() throws {
    let plate = try #require(
      plates(
        Label("Share", systemImage: "square.and.arrow.up")
          .frame(width: 200, height: 100)
          .accessibilityShowsLargeContentViewer()
          .dynamicTypeSize(.accessibility3)
      ).first)
    #expect(plate.center == CGPoint(x: 195, y: 422))
    #expect(plate.bounds.width == 250)
    #expect(plate.bounds.height > 120)
  }

  @Test func anotherViewIsShownInItsPlace() throws {
    let plate = try #require(
      plates(
        Color.red.frame(width: 200, height: 100)
          .accessibilityShowsLargeContentViewer { Text("Red") }
          .environment(\.dynamicTypeSize, .accessibility1)
      ).first)
    #expect(plate.bounds.height < 120)
  }

  @Test func atTheUsualSizesNothingIsShown() {
    let view = Color.red.frame(width: 200, height: 100)
      .accessibilityShowsLargeContentViewer { Text("Red") }
    #expect(plates(view).isEmpty)
  }

  @Test func aTapShowsNothing() {
    let view = Color.red.frame(width: 200, height: 100)
      .accessibilityShowsLargeContentViewer { Text("Red") }
      .environment(\.dynamicTypeSize, .accessibility1)
    #expect(plates(view, hold: 0.1).isEmpty)
  }
}
