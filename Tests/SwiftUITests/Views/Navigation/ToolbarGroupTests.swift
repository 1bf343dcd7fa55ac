import Testing

@testable import SwiftUI

@MainActor
@Suite struct ToolbarGroupTests {
  @Test func aGroupOfItemsIsItsItems() {
    struct Screen: View {
      @State var taps = 0
      @State var showsMore = false
      var body: some View {
        NavigationStack {
          Text("tapped \(taps)")
            .toolbar {
              Group {
                ToolbarItem(placement: .topBarLeading) { Button("One") { taps += 1 } }
                ToolbarItem(placement: .topBarTrailing) { Button("Two") { taps += 10 } }
              }
              if showsMore { ToolbarItem { Button("Three") { taps += 100 } } }
            }
        }
      }
    }
    let host = TestHost(Screen())
    host.tap("One")
    host.tap("Two")
    #expect(host.element(.staticText, "tapped 11") != nil)
    let (one, two) = (host.frame(ofText: "One"), host.frame(ofText: "Two"))
    #expect(one.maxX < 195 && two.minX > 195)
  }
}
