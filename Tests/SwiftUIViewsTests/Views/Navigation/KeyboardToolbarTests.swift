import Accessibility
import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
struct KeyboardToolbarTests {
  private let log = Box<[String]>([])
  private let text = Box("")

  private var field: some View {
    TextField("Name", text: Binding(get: { text.value }, set: { text.value = $0 }))
  }

  private func items() -> some ToolbarContent {
    ToolbarItemGroup(placement: .keyboard) {
      Button("Clear") {}
      Spacer()
      Button("Done") { log.value.append("done") }
    }
  }

  private func focus(_ host: TestHost) throws {
    let field = try #require(host.first(TextInputNode.self))
    host.graph.focus.focus(field)
    host.graph.keyboardInset = 300
    host.graph.keyboardBar.update()
    host.settle()
  }

  @Test func itemsStandOverTheKeyboard() throws {
    let host = TestHost(NavigationStack { field.toolbar { items() } })
    #expect(host.element(.button, "Done") == nil)
    try focus(host)
    let done = try #require(host.element(.button, "Done"))
    #expect(done.frame.maxY <= 544 && done.frame.minY >= 500)
    #expect(done.frame.maxX == 374)
    host.tap("Done")
    #expect(log.value == ["done"])
  }

  @Test func theyGoWithTheKeyboard() throws {
    let host = TestHost(field.toolbar { items() })
    try focus(host)
    #expect(host.element(.button, "Clear") != nil)
    host.graph.focus.focus(nil)
    host.graph.keyboardInset = 0
    host.graph.keyboardBar.update()
    host.settle()
    #expect(host.element(.button, "Clear") == nil)
  }

  @Test func contentEndsAboveThem() throws {
    let host = TestHost(
      NavigationStack { Color.red.overlay(alignment: .bottom) { field }.toolbar { items() } })
    try focus(host)
    let input = try #require(host.first(TextInputNode.self))
    #expect(input.rootFrame.maxY == 500)
  }
}

@MainActor
struct ScrollKeyboardTests {
  private let text = Box("")

  private func makeHost(_ mode: ScrollDismissesKeyboardMode) throws -> TestHost {
    let host = TestHost(
      ScrollView {
        TextField("Name", text: Binding(get: { text.value }, set: { text.value = $0 }))
        Color.red.frame(height: 2000)
      }
      .scrollDismissesKeyboard(mode))
    let field = try #require(host.first(TextInputNode.self))
    host.graph.focus.focus(field)
    host.graph.keyboardInset = 300
    host.settle()
    return host
  }

  private func drag(_ host: TestHost, from start: CGFloat, to end: CGFloat) {
    host.drag(from: CGPoint(x: 100, y: start), to: CGPoint(x: 100, y: end))
  }

  @Test func scrollingTakesTheKeyboardAway() throws {
    let host = try makeHost(.automatic)
    drag(host, from: 400, to: 300)
    #expect(host.graph.focus.focused == nil)
  }

  @Test func neverLeavesIt() throws {
    let host = try makeHost(.never)
    drag(host, from: 400, to: 300)
    #expect(host.graph.focus.focused != nil)
  }

  @Test func interactivelyTheFingerHasToReachIt() throws {
    let host = try makeHost(.interactively)
    drag(host, from: 400, to: 300)
    #expect(host.graph.focus.focused != nil)
    drag(host, from: 300, to: 600)
    #expect(host.graph.focus.focused == nil)
  }
}
