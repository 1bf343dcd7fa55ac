import Accessibility
import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
struct ToggleTests {
  struct Settings: View {
    @State var isOn = false
    var body: some View {
      VStack {
        Toggle("Wi-Fi", isOn: $isOn)
        Text(isOn ? "on" : "off")
      }
    }
  }

  @Test func tapTogglesTheState() {
    let host = TestHost(Settings())
    #expect(host.text("off") != nil)
    host.tap("Wi-Fi")
    #expect(host.text("on") != nil)
    host.tap("Wi-Fi")
    #expect(host.text("off") != nil)
  }

  @Test func aSwipePutsTheSwitchToItsSide() throws {
    let host = TestHost(Settings())
    let control = try #require(host.first(SwitchRowNode.self)).controlFrame
    let row = try #require(host.element(.switch, "Wi-Fi")).frame
    let (left, right) = (
      CGPoint(x: control.minX + 6, y: row.midY), CGPoint(x: control.maxX - 6, y: row.midY)
    )
    host.drag(from: right, to: left)
    #expect(host.text("off") != nil)
    host.drag(from: left, to: right)
    #expect(host.text("on") != nil)
    host.drag(from: left, to: right)
    #expect(host.text("on") != nil)
    host.drag(from: right, to: left)
    #expect(host.text("off") != nil)
  }

  @Test func disabledToggleIgnoresTap() {
    let host = TestHost(Settings().disabled(true))
    host.tap("Wi-Fi")
    #expect(host.text("off") != nil)
  }

  @Test func rowHasASwitchOf51By31AtItsEnd() throws {
    let host = TestHost(Settings())
    let row = try #require(host.first(SwitchRowNode.self))
    #expect(row.size.width == 390)
    #expect(row.size.height == 31)
    #expect(row.controlFrame == CGRect(x: 339, y: 0, width: 51, height: 31))
    #expect(host.frame(ofText: "Wi-Fi").minX == 0)
  }

  @Test func hiddenLabelLeavesTheSwitchAlone() throws {
    let host = TestHost(Settings().labelsHidden())
    let row = try #require(host.first(SwitchRowNode.self))
    #expect(row.size == CGSize(width: 51, height: 31))
    #expect(host.element(.switch, "Wi-Fi")?.children.count == 1)
  }

  @Test func aLabelThatIsNothingLeavesTheSwitchAtTheEnd() throws {
    let host = TestHost(
      HStack(spacing: 0) {
        Color.red.frame(width: 40, height: 20)
        Toggle(isOn: .constant(true)) { EmptyView() }
      }
      .frame(width: 300))
    let node = try #require(host.first(SwitchRowNode.self))
    #expect(node.size == CGSize(width: 260, height: 31))
    #expect(node.controlFrame == CGRect(x: 209, y: 0, width: 51, height: 31))
  }

  @Test func accessibilityHasASwitchInASwitch() throws {
    let host = TestHost(Settings())
    let row = try #require(host.element(.switch, "Wi-Fi"))
    #expect(row.value == "0")
    #expect(row.children.map(\.elementType) == [.staticText, .switch])
    #expect(row.children.last?.value == "0")
    host.tap("Wi-Fi")
    #expect(host.element(.switch, "Wi-Fi")?.value == "1")
  }

  struct Check: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        HStack {
          Text(configuration.isOn ? "[x]" : "[ ]")
          configuration.label
        }
      }
    }
  }

  @Test func customStyleMakesTheBody() {
    let host = TestHost(Settings().toggleStyle(Check()))
    #expect(host.text("[ ]") != nil)
    let frame = host.frame(ofText: "Wi-Fi")
    host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(host.text("[x]") != nil)
    #expect(host.text("on") != nil)
  }

  @Test func buttonStyleIsASelectedButton() throws {
    let host = TestHost(Settings().toggleStyle(.button))
    #expect(host.element(.button, "Wi-Fi")?.isSelected == false)
    host.tap("Wi-Fi")
    #expect(host.element(.button, "Wi-Fi")?.isSelected == true)
    #expect(host.text("on") != nil)
  }

  @Test func bindingFromClosuresIsRead() {
    let box = Box(false)
    let host = TestHost(
      Toggle("A", isOn: Binding(get: { box.value }, set: { box.value = $0 })))
    host.tap("A")
    #expect(box.value)
  }

  @Test func toggleOfSeveralSourcesIsMixed() throws {
    let a = Box(true)
    let b = Box(false)
    struct Source { let isOn: Binding<Bool> }
    let sources = [a, b].map { box in
      Source(isOn: Binding(get: { box.value }, set: { box.value = $0 }))
    }
    let host = TestHost(Toggle("All", sources: sources, isOn: \.isOn))
    #expect(host.element(.switch, "All")?.value == "2")
    host.tap("All")
    #expect(a.value && b.value)
  }
}
