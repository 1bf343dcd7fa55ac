import CoreGraphics
import DisplayList
import Testing
import UIKit

@testable import SwiftUI

@MainActor
@Suite(.serialized)
struct ScrollIndicatorsFlashTests {
  private let clock = DeviceClockForTests()
  private let size = CGSize(width: 200, height: 400)

  private var list: some View {
    ScrollView { Color.clear.frame(height: 2000) }
  }

  /// How many bars of indicators are drawn: nothing else on the screen is 3 points wide.
  private func bars(_ host: TestHost) -> Int {
    host.canvas.items.count { item in
      if case .fill(let path, _, _) = item { path.boundingBox.width == 3 } else { false }
    }
  }

  @Test func theyShowForAMomentAtFirst() {
    let host = TestHost(list.scrollIndicatorsFlash(onAppear: true), size: size)
    #expect(bars(host) == 1)
    clock.advance(1.01)
    #expect(bars(host) == 0)
  }

  @Test func withoutAReasonTheyDoNotShow() {
    #expect(bars(TestHost(list.scrollIndicatorsFlash(onAppear: false), size: size)) == 0)
  }

  @Test func theyShowForAMomentWhenAValueChanges() {
    let host = TestHost(list.scrollIndicatorsFlash(trigger: 1), size: size)
    #expect(bars(host) == 0)
    host.update(list.scrollIndicatorsFlash(trigger: 1))
    #expect(bars(host) == 0)
    host.update(list.scrollIndicatorsFlash(trigger: 2))
    #expect(bars(host) == 1)
    clock.advance(1.01)
    #expect(bars(host) == 0)
  }

  @Test func hiddenIndicatorsDoNotShow() {
    let hidden = list.scrollIndicators(.hidden).scrollIndicatorsFlash(onAppear: true)
    #expect(bars(TestHost(hidden, size: size)) == 0)
  }
}
