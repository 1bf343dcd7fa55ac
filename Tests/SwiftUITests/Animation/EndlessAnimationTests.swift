import Device
import UIKit
import XCTest

@testable import SwiftUI

/// Nobody waits for what never ends.
///
/// XCTest runs one test at a time: no other one has something under way.
final class EndlessAnimationTests: XCTestCase {
  /// Whether a view that has been shown keeps a settled query waiting.
  @MainActor
  private func isAwaited<V: View>(_ view: V) -> Bool {
    let clock = UIApplication.shared.device.clock
    clock.advance(by: 1000) { TurnScheduler.shared.runTurn() }
    let host = TestHost(view)
    host.settle()
    return clock.nextBusyDeadline != nil
  }

  private struct Growing: View {
    let animation: Animation
    @State private var isBig = false

    var body: some View {
      Circle().frame(width: isBig ? 100 : 50)
        .onAppear { withAnimation(animation) { isBig = true } }
    }
  }

  @MainActor
  func testAnAnimationWithAnEndIsAwaited() {
    XCTAssertTrue(isAwaited(Growing(animation: .linear(duration: 1))))
  }

  @MainActor
  func testARepeatedAnimationIsNot() {
    XCTAssertFalse(isAwaited(Growing(animation: .linear(duration: 1).repeatForever())))
  }

  @MainActor
  func testPhasesWithoutATriggerAreNot() {
    XCTAssertFalse(
      isAwaited(PhaseAnimator([50.0, 100]) { Circle().frame(width: $0, height: $0) }))
  }
}
