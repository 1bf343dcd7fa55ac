import Testing

@testable import SwiftUI

/// Rows that modifiers of a `ForEach` wrap one by one.
@MainActor
@Suite struct WrappedRowsTests {
  struct Names: View {
    @State var names = ["Ann", "Bob", "Cid"]

    var body: some View {
      List {
        Button("Filter") { names.removeAll { $0 != "Bob" } }
        ForEach(names, id: \.self) { name in
          HStack { Text(name) }.badge(names.count).listRowBackground(Color.red)
        }
        .overlay { Color.clear }
        .onAppear {}
      }
    }
  }

  @Test func rowsGoWhileTraitsOfOthersChange() {
    let host = TestHost(Names())
    #expect(host.text("Ann") != nil && host.text("Cid") != nil)
    host.tap("Filter")
    host.settle()
    #expect(host.text("Ann") == nil && host.text("Bob") != nil && host.text("Cid") == nil)
  }
}
