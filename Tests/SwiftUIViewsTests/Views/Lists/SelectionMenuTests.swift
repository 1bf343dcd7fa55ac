import CoreGraphics
import Testing

@testable import SwiftUI

/// The menu that a list has for its rows.
@MainActor
@Suite struct SelectionMenuTests {
  private struct Screen: View {
    @State var chosen: Set<String> = ["Bob", "Cid"]
    @State var said = ""
    @State var mode = EditMode.inactive
    var acts = false

    var body: some View {
      VStack {
        Text("said \(said)")
        Text("chosen \(chosen.sorted().joined(separator: ","))")
        List(["Ann", "Bob", "Cid"], id: \.self, selection: $chosen) { Text($0) }
          .contextMenu(forSelectionType: String.self) { names in
            if !names.isEmpty {
              Button("Call \(names.sorted().joined(separator: " and "))") {
                said = names.sorted().joined(separator: "+")
              }
            }
          } primaryAction: { names in
            said = "opened " + names.joined()
          }
          .environment(\.editMode, $mode)
        Button("Edit all") { mode = .active }
      }
    }
  }

  private func hold(_ name: String, in host: TestHost) {
    let frame = host.frame(ofText: name)
    host.tap(at: CGPoint(x: frame.midX, y: frame.midY), duration: 1)
  }

  @Test func aHeldRowOpensAMenuForItself() {
    let host = TestHost(Screen())
    hold("Ann", in: host)
    host.tap("Call Ann")
    #expect(host.text("said Ann") != nil)
  }

  @Test func aSelectedRowOpensItForAllThatAreSelected() {
    let host = TestHost(Screen())
    hold("Bob", in: host)
    #expect(host.element(.button, "Call Bob and Cid") != nil)
    host.tap("Call Bob and Cid")
    #expect(host.text("said Bob+Cid") != nil)
  }

  @Test func aTapDoesThePrimaryActionAndSelectsNothing() {
    let host = TestHost(Screen())
    host.tap("Ann")
    #expect(host.text("said opened Ann") != nil)
    #expect(host.text("chosen Bob,Cid") != nil)
    host.tap("Edit all")
    host.tap("Ann")
    #expect(host.text("said opened Ann") != nil)
    #expect(host.text("chosen Ann,Bob,Cid") != nil)
  }

  @Test func valuesOfAnotherTypeHaveNoMenu() {
    let host = TestHost(
      List([1, 2], id: \.self, selection: .constant(Set<Int>())) { Text("row \($0)") }
        .contextMenu(forSelectionType: String.self) { names in
          ForEach(names.sorted(), id: \.self) { name in Button(name) {} }
        })
    hold("row 1", in: host)
    #expect(host.element(.button) == nil)
  }
}
