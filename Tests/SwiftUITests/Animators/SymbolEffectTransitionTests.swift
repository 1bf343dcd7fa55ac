import Foundation
import Testing
import UIKit

@testable import SwiftUI

/// Symbols that come and go by an effect.
@MainActor
@Suite(.serialized)
struct SymbolEffectTransitionTests {
  private let clock = DeviceClockForTests()

  private final class Model: ObservableObject {
    @Published var isOn = true
  }

  private struct Screen: View {
    @ObservedObject var model: Model

    var body: some View {
      ZStack {
        if model.isOn {
          Text("Star").transition(.symbolEffect(.appear.up))
          Text("Moon").transition(.symbolEffect)
        }
      }
    }
  }

  @Test func theyStayUntilTheEffectIsOver() {
    let model = Model()
    let host = TestHost(Screen(model: model))
    host.settle()
    withAnimation(.linear(duration: 1)) { model.isOn = false }
    host.settle()
    clock.advance(0.5)
    host.settle()
    #expect(!host.graph.leaving.isEmpty)
    #expect(host.graph.displayList().description.contains("opacity 0.5"))
    clock.advance(0.6)
    host.settle()
    #expect(host.graph.leaving.isEmpty)
    #expect(host.text("Star") == nil && host.text("Moon") == nil)
  }
}
