import Foundation
import Testing
import UIKit

@testable import SwiftUI

@MainActor
@Suite(.serialized)
struct PhaseAnimatorTests {
  private let clock = DeviceClockForTests()

  @Test func phasesFollowEachOtherWithoutEnd() {
    let host = TestHost(
      PhaseAnimator(["one", "two", "three"]) {
        Text($0)
      } animation: { _ in
        .linear(duration: 1)
      })
    host.settle()
    #expect(host.text("two") != nil)
    clock.advance(1.01)
    host.settle()
    #expect(host.text("three") != nil)
    clock.advance(1.01)
    host.settle()
    #expect(host.text("one") != nil)
  }

  @Test func aTriggerRunsThemOnce() {
    struct Screen: View {
      @State var taps = 0
      var body: some View {
        VStack {
          Button("Go") { taps += 1 }
          Text("Star").phaseAnimator([1, 2], trigger: taps) { content, phase in
            VStack {
              content
              Text("phase \(phase)")
            }
          } animation: { _ in
            .linear(duration: 1)
          }
        }
      }
    }
    let host = TestHost(Screen())
    host.settle()
    #expect(host.text("phase 1") != nil && host.text("Star") != nil)
    host.tap("Go")
    host.settle()
    #expect(host.text("phase 2") != nil)
    clock.advance(1.01)
    host.settle()
    #expect(host.text("phase 1") != nil)
    clock.advance(5)
    host.settle()
    #expect(host.text("phase 1") != nil)
  }
}
