import CoreGraphics
import Testing

@testable import SwiftUI

/// Alerts and dialogs with more in them than the screen is high.
@MainActor
@Suite struct LongAlertTests {
  private struct Screen: View {
    @State var chosen = 0
    var isDialog = false
    var message = "Choose one."

    var body: some View {
      let text = Text("chosen \(chosen)")
      if isDialog {
        text.confirmationDialog(
          "Numbers", isPresented: .constant(true), titleVisibility: .visible
        ) {
          buttons
        }
      } else {
        text.alert("Numbers", isPresented: .constant(true)) {
          buttons
        } message: {
          Text(message)
        }
      }
    }

    private var buttons: some View {
      ForEach(1..<31) { number in Button("Number \(number)") { chosen = number } }
    }
  }

  private let screen = CGRect(x: 0, y: 0, width: 390, height: 844)

  @Test func anAlertIsNoHigherThanTheScreen() throws {
    let host = TestHost(Screen())
    let frame = try #require(host.element(.alert)?.frame)
    #expect(screen.insetBy(dx: 0, dy: 23).contains(frame))
    let last = try #require(host.element(.button, "Number 30"))
    #expect(last.frame.minY > screen.maxY)
    #expect(last.visibleFrame?.isEmpty == true)
  }

  @Test func itsButtonsScroll() throws {
    let host = TestHost(Screen())
    for _ in 0..<4 { host.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 200)) }
    let last = try #require(host.element(.button, "Number 30")?.frame)
    #expect(last.maxY <= 844 - 23)
    // What is said stays.
    #expect(try screen.contains(#require(host.element(.staticText, "Choose one.")?.frame)))
    host.tap("Number 30")
    #expect(host.text("chosen 30") != nil)
  }

  @Test func aLongMessageScrollsAboveTheButtons() throws {
    let message = String(repeating: "All of this has to be read before. ", count: 80)
    let host = TestHost(Screen(message: message))
    let first = try #require(host.element(.button, "Number 1"))
    #expect(try abs(#require(first.visibleFrame).height - first.frame.height) < 0.01)
    #expect(first.frame.maxY < 844)
    let before = try #require(host.element(.staticText, "Numbers")?.frame.minY)
    host.drag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 300))
    #expect(try #require(host.element(.staticText, "Numbers")?.frame.minY) < before)
    #expect(host.element(.button, "Number 1")?.frame == first.frame)
    host.tap("Number 1")
    #expect(host.text("chosen 1") != nil)
  }

  @Test func aDialogKeepsItsWayOut() throws {
    let host = TestHost(Screen(isDialog: true))
    let cancel = try #require(host.element(.button, "Cancel"))
    #expect(screen.contains(cancel.frame))
    #expect(try screen.contains(#require(host.element(.sheet)?.frame)))
    for _ in 0..<4 { host.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 200)) }
    let last = try #require(host.element(.button, "Number 30")?.frame)
    #expect(last.maxY <= cancel.frame.minY)
    host.tap("Number 30")
    #expect(host.text("chosen 30") != nil)
  }

  @Test func aShortAlertDoesNotScroll() throws {
    let host = TestHost(
      Color.clear.alert("Title", isPresented: .constant(true)) {
        Button("OK") {}
      })
    let before = try #require(host.element(.alert)?.frame)
    host.drag(from: CGPoint(x: 195, y: 420), to: CGPoint(x: 195, y: 300))
    #expect(host.element(.alert)?.frame == before)
    #expect(host.element(.button, "OK")?.frame.maxY == before.maxY)
  }
}
