import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import SwiftUI

/// Which updates an animation belongs to.
@MainActor
@Suite(.serialized)
struct TransactionModifierTests {
  private let clock = DeviceClockForTests()

  struct Bar: View, Animatable {
    var length: Double
    nonisolated var animatableData: Double {
      get { length }
      set { length = newValue }
    }
    var body: some View { Text("length \(Int(length.rounded()))") }
  }

  struct Screen: View {
    @State var isOn = false
    var body: some View {
      VStack {
        Bar(length: isOn ? 100 : 0)
          .animation(.linear(duration: 1)) { $0.opacity(isOn ? 0.5 : 1) }
        Button("Go") { isOn.toggle() }
      }
    }
  }

  @Test func anAnimationOfABodyLeavesTheContentAlone() {
    let host = TestHost(Screen())
    host.tap("Go")
    // The content is where it is to be at once, what the body adds takes its time.
    #expect(host.text("length 100") != nil)
    clock.advance(0.5)
    #expect(host.graph.displayList().description.contains("opacity 0.75"))
    clock.advance(1)
    #expect(host.graph.displayList().description.contains("opacity 0.5"))
  }

  @Test func anAnimationOfAModifierLeavesTheContentAlone() {
    struct Fade: ViewModifier {
      let isOn: Bool
      func body(content: Content) -> some View { content.opacity(isOn ? 0.5 : 1) }
    }
    struct Faded: View {
      @State var isOn = false
      var body: some View {
        VStack {
          Bar(length: isOn ? 100 : 0).modifier(Fade(isOn: isOn).animation(.linear(duration: 1)))
          Button("Go") { isOn.toggle() }
        }
      }
    }
    let host = TestHost(Faded())
    host.tap("Go")
    #expect(host.text("length 100") != nil)
    clock.advance(0.5)
    #expect(host.graph.displayList().description.contains("opacity 0.75"))
    clock.advance(1)
    #expect(host.graph.displayList().description.contains("opacity 0.5"))
  }

  @Test func aTransactionOfABodyCountsOnlyThere() {
    struct Quiet: View {
      @State var isOn = false
      var body: some View {
        VStack {
          Bar(length: isOn ? 100 : 0)
            .transaction {
              $0.animation = nil
            } body: {
              $0.opacity(isOn ? 0.5 : 1)
            }
          Button("Go") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
        }
      }
    }
    let host = TestHost(Quiet())
    host.tap("Go")
    #expect(host.graph.displayList().description.contains("opacity 0.5"))
    #expect(host.text("length 0") != nil)
    clock.advance(0.5)
    host.settle()
    #expect(host.text("length 50") != nil)
    clock.advance(1)
  }
}
