import CoreGraphics
import Testing

@testable import SwiftUI

/// What is scrolled under a bar is seen through it, blurred.
@MainActor
@Suite struct BarBackdropTests {
  private var list: some View {
    NavigationStack {
      List(0..<60, id: \.self) { Text("Row \($0)") }.listStyle(.plain)
        .navigationTitle("Rows").navigationBarTitleDisplayMode(.inline)
    }
  }

  @Test func aRowUnderABarLiesBehindABackdrop() throws {
    let host = TestHost(list)
    #expect(!host.graph.displayList().description.contains("backdrop("))
    host.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 570), duration: 3)
    #expect(host.frame(ofText: "Row 0").minY < 44)
    let drawn = host.graph.displayList().description
    let row = try #require(drawn.range(of: "Row 0"))
    let backdrop = try #require(drawn.range(of: "backdrop("))
    #expect(row.lowerBound < backdrop.lowerBound)
    #expect(drawn[backdrop.upperBound...].contains("Rows"))
  }

  @Test func theBackgroundOfATabBarBlursToo() {
    let host = TestHost(
      TabView {
        Tab("One", systemImage: "star") {
          List(0..<60, id: \.self) { Text("Row \($0)") }.listStyle(.plain)
        }
      })
    #expect(host.graph.displayList().description.contains("backdrop("))
  }
}
