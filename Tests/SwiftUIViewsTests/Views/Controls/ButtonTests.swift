import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
struct ButtonTests {
  @Test func tapRunsTheAction() {
    let count = Box(0)
    let host = TestHost(Button("Save") { count.value += 1 })
    host.tap("Save")
    host.tap("Save")
    #expect(count.value == 2)
  }

  @Test func sizeIsThatOfItsLabel() {
    let host = TestHost(VStack { Button("Save") {} })
    #expect(host.first(ButtonNode.self)?.size == host.text("Save")?.size)
  }

  @Test func borderedButtonIs34PointsHigh() throws {
    let host = TestHost(Button("Save") {}.buttonStyle(.bordered))
    let button = try #require(host.first(ButtonNode.self))
    let label = try #require(host.text("Save"))
    #expect(abs(button.size.height - 34.333) < 0.01)
    #expect(abs(button.size.width - label.size.width - 24) < 0.01)
    #expect(abs(label.origin.x - 12) < 0.01)
  }

  @Test func largeBorderedButtonIs50PointsHigh() throws {
    let host = TestHost(Button("Save") {}.buttonStyle(.borderedProminent).controlSize(.large))
    #expect(abs(try #require(host.first(ButtonNode.self)).size.height - 50.333) < 0.01)
  }

  @Test func disabledButtonIgnoresTaps() {
    let count = Box(0)
    let host = TestHost(Button("Save") { count.value += 1 }.disabled(true))
    host.tap("Save")
    #expect(count.value == 0)
    #expect(host.element(.button)?.isEnabled == false)
  }

  @Test func innerViewCannotEnableWhatIsDisabledOutside() {
    let count = Box(0)
    let host = TestHost(Button("Save") { count.value += 1 }.disabled(false).disabled(true))
    host.tap("Save")
    #expect(count.value == 0)
  }

  @Test func fingerThatLeavesTheButtonCancelsTheTap() {
    let count = Box(0)
    let host = TestHost(Button("Save") { count.value += 1 })
    let frame = host.frame(ofText: "Save")
    host.drag(
      from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.midX, y: frame.maxY + 100))
    #expect(count.value == 0)
  }

  @Test func fingerThatStaysNearStillTaps() {
    let count = Box(0)
    let host = TestHost(Button("Save") { count.value += 1 })
    let frame = host.frame(ofText: "Save")
    host.drag(
      from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.midX, y: frame.maxY + 40))
    #expect(count.value == 1)
  }

  @Test func isOneLeafInTheAccessibilityTree() throws {
    let host = TestHost(
      Button {
      } label: {
        HStack {
          Text("Inbox")
          Text("3")
        }
      })
    let button = try #require(host.element(.button))
    #expect(button.label == "Inbox, 3")
    #expect(button.children.isEmpty)
    #expect(button.traits.contains(.button))
  }

  @Test func severalLabelViewsStandInARow() {
    let host = TestHost(
      Button {
      } label: {
        Text("A")
        Text("B")
      })
    #expect(host.frame(ofText: "A").maxX + 8 == host.frame(ofText: "B").minX)
  }

  @Test func stateChangesShowInTheLabel() {
    struct Counter: View {
      @State var count = 0
      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    let host = TestHost(Counter())
    host.tap("Count 0")
    #expect(host.text("Count 1") != nil)
  }

  // MARK: Styles

  struct Framed: ButtonStyle {
    @Environment(\.isEnabled) var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text(configuration.isPressed ? "pressed" : "released")
        Text(isEnabled ? "on" : "off")
        configuration.label
      }
    }
  }

  @Test func customStyleSeesPressesAndItsEnvironment() {
    let count = Box(0)
    let host = TestHost(Button("Go") { count.value += 1 }.buttonStyle(Framed()))
    #expect(host.text("released") != nil)
    #expect(host.text("on") != nil)
    let frame = host.frame(ofText: "Go")
    host.touch(.began, at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(host.text("pressed") != nil)
    host.touch(.ended, at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(host.text("released") != nil)
    #expect(count.value == 1)
  }

  @Test func customStyleSeesThatTheButtonIsDisabled() {
    let host = TestHost(Button("Go") {}.buttonStyle(Framed()).disabled(true))
    #expect(host.text("off") != nil)
  }

  @Test func customStyleShowsNewLabels() {
    struct Counter: View {
      @State var count = 0
      var body: some View { Button("Count \(count)") { count += 1 }.buttonStyle(Framed()) }
    }
    let host = TestHost(Counter())
    let frame = host.frame(ofText: "Count 0")
    host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(host.text("Count 1") != nil)
  }

  struct DoubleTap: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture(count: 2) { configuration.trigger() }
    }
  }

  @Test func primitiveStyleDecidesWhatTriggers() {
    let count = Box(0)
    let host = TestHost(Button("Go") { count.value += 1 }.buttonStyle(DoubleTap()))
    host.tap("Go")
    host.pass(1)
    #expect(count.value == 0)
    host.tap("Go")
    host.pass(0.1)
    host.tap("Go")
    #expect(count.value == 1)
  }

  struct Wrapped: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("*")
        Button(configuration)
      }
    }
  }

  @Test func primitiveStyleMayUseAButtonOfTheOuterStyle() {
    let count = Box(0)
    let host = TestHost(
      Button("Go") { count.value += 1 }.buttonStyle(Wrapped()).buttonStyle(Framed()))
    #expect(host.text("*") != nil)
    #expect(host.text("released") != nil)
    let frame = host.frame(ofText: "Go")
    host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(count.value == 1)
  }

  @Test func styleCanChange() {
    struct Switching: View {
      @State var isFramed = false
      var body: some View {
        VStack {
          Button("Toggle") { isFramed.toggle() }
          if isFramed { Text("framed") }
        }
      }
    }
    let host = TestHost(Switching())
    host.tap("Toggle")
    #expect(host.text("framed") != nil)
  }
}
