import CoreGraphics
import Testing

@testable import SwiftUI

/// Where parts of bars and rows are drawn.
@MainActor
@Suite struct BarDrawingTests {
  /// What a view draws below a status bar of so many points, a line for each item.
  private func drawing<V: View>(_ view: V, below top: CGFloat) -> [Substring] {
    let host = TestHost(view)
    host.graph.safeAreaInsets = EdgeInsets(top: top, leading: 0, bottom: 34, trailing: 0)
    host.settle()
    return host.graph.displayList().description.split(separator: "\n")
  }

  @Test func theWayBackGoesWithTheBar() {
    let stack = NavigationStack(path: .constant([1])) {
      Text("Root").navigationTitle("Root").navigationDestination(for: Int.self) { _ in
        Text("There")
      }
    }
    let above = drawing(stack, below: 0).filter { $0.contains("stroke") }
    let below = drawing(stack, below: 47).filter { $0.contains("stroke") }
    #expect(above.count == 1)
    #expect(above.first?.contains("L10.583 22") == true)
    #expect(below.first?.contains("L10.583 69") == true)
  }

  @Test func theBarAtTheBottomCoversWhatIsScrolledUnderIt() {
    func covers(_ count: Int) -> Bool {
      drawing(
        NavigationStack {
          List(0..<count, id: \.self) { Text("Row \($0)") }.listStyle(.plain)
            .toolbar { ToolbarItem(placement: .bottomBar) { Text("Status") } }
        }, below: 47
      ).contains { $0.contains("fill") && $0.contains("rect(0 766 390 78)") }
    }
    #expect(!covers(1))
    #expect(covers(60))
  }
}
