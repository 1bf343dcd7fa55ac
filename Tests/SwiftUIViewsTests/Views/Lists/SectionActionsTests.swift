import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
@Suite struct SectionActionsTests {
  @Test func actionsAreTheLastRowsOfTheirSection() {
    struct Screen: View {
      @State var count = 1
      var body: some View {
        List {
          Section("Things") {
            ForEach(0..<count, id: \.self) { Text("thing \($0)") }
          }
          .sectionActions { Button("Add") { count += 1 } }
          Section("Others") { Text("other") }
        }
      }
    }
    let host = TestHost(Screen())
    host.tap("Add")
    let tops = ["thing 0", "thing 1", "Add", "other"].map { host.frame(ofText: $0).minY }
    #expect(tops == tops.sorted() && Set(tops).count == 4)
  }
}
