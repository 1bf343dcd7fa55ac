import CoreGraphics
import Device
import Foundation
import Testing
import UIKit

@testable import SwiftUI

/// UIKit recognizers on SwiftUI views.
@MainActor
@Suite(.serialized)
struct UIGestureRecognizerRepresentableTests {
  struct Tapping: UIGestureRecognizerRepresentable {
    let taps: Int
    let log: Box<[String]>
    @Environment(\.layoutDirection) private var direction

    final class Coordinator { var count = 0 }

    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator() }

    func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer {
      log.value.append("make \(direction == .leftToRight)")
      return UITapGestureRecognizer()
    }

    func updateUIGestureRecognizer(_ recognizer: UITapGestureRecognizer, context: Context) {
      recognizer.numberOfTapsRequired = taps
    }

    func handleUIGestureRecognizerAction(
      _ recognizer: UITapGestureRecognizer, context: Context
    ) {
      context.coordinator.count += 1
      let point = context.converter.localLocation
      log.value.append("tap \(context.coordinator.count) at \(Int(point.x)) \(Int(point.y))")
    }
  }

  private func tap(at point: CGPoint) {
    try? UIApplication.shared.send(.touches(.tap(at: point)))
    TurnScheduler.shared.runTurn()
  }

  @Test func aTapOnTheViewIsHandledInItsSpace() {
    let log = Box<[String]>([])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UIHostingController(
      rootView: Color.red.frame(width: 100, height: 100).gesture(Tapping(taps: 1, log: log)))
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    TurnScheduler.shared.runTurn()
    tap(at: CGPoint(x: 20, y: 100))
    let area = window.safeAreaInsets
    let middle = CGPoint(
      x: 195, y: area.top + (844 - area.top - area.bottom) / 2)
    tap(at: CGPoint(x: middle.x - 40, y: middle.y - 30))
    #expect(log.value == ["make true", "tap 1 at 10 20"])
  }
}
