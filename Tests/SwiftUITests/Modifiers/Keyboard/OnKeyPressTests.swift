import Device
import Testing

@testable import SwiftUI

@MainActor
@Suite struct OnKeyPressTests {
  private struct Player: View {
    let log: Box<[String]>
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack {
        Text(isFocused ? "focused" : "idle")
        Color.red
          .focusable()
          .focused($isFocused)
          .onKeyPress(.space) {
            log.value.append("space")
            return .handled
          }
          .onKeyPress(characters: .decimalDigits) {
            log.value.append($0.characters)
            return .ignored
          }
      }
      .onKeyPress(phases: .all) {
        log.value.append("outer \($0.phase == .up ? "up" : "down")")
        return .handled
      }
      .onAppear { isFocused = true }
    }
  }

  @Test func innerListenersComeFirstAndMayPassAKeyOn() {
    let log = Box<[String]>([])
    let host = TestHost(Player(log: log))
    #expect(host.text("focused") != nil)
    #expect(host.graph.pressKey(KeyEvent(key: " ")))
    #expect(log.value == ["space", "outer up"])
    log.value = []
    #expect(host.graph.pressKey(KeyEvent(key: "7")))
    #expect(log.value == ["7", "outer down", "outer up"])
  }

  @Test func nothingIsHeardWithoutFocus() {
    let log = Box<[String]>([])
    let host = TestHost(
      Color.red.focusable(false).onKeyPress { _ in
        log.value.append("key")
        return .handled
      })
    #expect(!host.graph.pressKey(KeyEvent(key: "a")))
    #expect(log.value.isEmpty)
  }
}
