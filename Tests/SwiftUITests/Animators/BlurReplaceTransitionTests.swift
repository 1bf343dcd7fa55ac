import Foundation
import Testing
import UIKit

@testable import SwiftUI

/// Views that take each other's place blurred.
@MainActor
@Suite(.serialized)
struct BlurReplaceTransitionTests {
  private let clock = DeviceClockForTests()

  private final class Model: ObservableObject {
    @Published var isOn = false
  }

  private struct Screen: View {
    @ObservedObject var model: Model

    var body: some View {
      ZStack {
        if model.isOn {
          Text("On").transition(.blurReplace)
        } else {
          Text("Off").transition(.blurReplace(.upUp))
        }
      }
    }
  }

  @Test func bothAreThereOnTheWay() {
    let model = Model()
    let host = TestHost(Screen(model: model))
    host.settle()
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    host.settle()
    clock.advance(0.5)
    host.settle()
    #expect(host.text("On") != nil)
    clock.advance(0.6)
    host.settle()
    #expect(host.text("On") != nil)
    #expect(host.text("Off") == nil)
  }
}
