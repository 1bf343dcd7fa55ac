import CoreGraphics
import Testing

@testable import SwiftUI

/// Text fields in alerts.
@MainActor
@Suite struct AlertFieldTests {
  private struct Screen: View {
    @State var name = ""
    let hasField: Bool
    var body: some View {
      Color.clear.alert("Rename", isPresented: .constant(true)) {
        if hasField { TextField("Name", text: $name) }
        Button("OK") {}
      }
    }
  }

  private func middle(_ host: TestHost) throws -> CGFloat {
    try #require(host.element(.alert)?.frame.midY)
  }

  @Test func anAlertWithAFieldMakesRoomForTheKeyboard() throws {
    let host = TestHost(Screen(hasField: true))
    #expect(try abs(middle(host) - 422) < 0.5)
    host.graph.keyboardInset = 336
    host.settle()
    #expect(try abs(middle(host) - (844 - 336) / 2) < 0.5)
    host.graph.keyboardInset = 0
    host.settle()
    #expect(try abs(middle(host) - 422) < 0.5)
  }

  @Test func anAlertWithoutFieldsStaysInTheMiddle() throws {
    let host = TestHost(Screen(hasField: false))
    host.graph.keyboardInset = 336
    host.settle()
    #expect(try abs(middle(host) - 422) < 0.5)
  }

  @Test func theFirstFieldHasTheFocus() {
    let host = TestHost(Screen(hasField: true))
    host.type("Ann")
    #expect(host.element(.textField)?.value == "Ann")
    #expect(host.element(.textField)?.hasKeyboardFocus == true)
  }

  @Test func theFocusGoesWithTheAlert() {
    struct Asking: View {
      @State var name = ""
      @State var isShown = true
      var body: some View {
        Text("named \(name)").alert("Rename", isPresented: $isShown) {
          TextField("Name", text: $name)
          Button("OK") {}
        }
      }
    }
    let host = TestHost(Asking())
    host.type("Ann")
    host.tap("OK")
    #expect(host.graph.focus.focused == nil)
    host.type("Bob")
    #expect(host.text("named Ann") != nil)
  }

  @Test func fieldsThatAreDisabledArePassedOver() {
    let host = TestHost(
      Color.clear.alert("Sign in", isPresented: .constant(true)) {
        TextField("Name", text: .constant("Ann")).disabled(true)
        SecureField("Password", text: .constant(""))
      })
    #expect(host.element(.secureTextField)?.hasKeyboardFocus == true)
  }

  @Test func aFocusStateOfTheAppGoesFirst() {
    struct SignIn: View {
      @FocusState var isInTown: Bool
      var body: some View {
        Color.clear.alert("Sign in", isPresented: .constant(true)) {
          TextField("Name", text: .constant("Ann"))
          TextField("Town", text: .constant("Rome")).focused($isInTown)
            .onAppear { isInTown = true }
        }
      }
    }
    let host = TestHost(SignIn())
    #expect((host.graph.focus.focused as? TextInputNode)?.string == "Rome")
  }

  @Test func fieldsAreAsLargeAsTheMessage() throws {
    let host = TestHost(Screen(hasField: true))
    let usual = try #require(host.element(.textField)?.frame.height)
    // 17 for 13-point text, where fields elsewhere are 22 high.
    #expect(usual == 17)
    let large = TestHost(Screen(hasField: true).environment(\.dynamicTypeSize, .accessibility3))
    #expect(try #require(large.element(.textField)?.frame.height) > 2 * usual)
  }
}
