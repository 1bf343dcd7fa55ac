import Foundation
import SwiftUI
import XCUIAutomation

/// Queries of an app in the same process.
@MainActor
enum QueryBenchmarks {
  static func run(_ report: inout Report) {
    let size = report.isSmoke ? 100 : 10_000
    let name = "query/last-text/\(size)"
    guard report.wants(name) else { return }
    let app = XCUIApplication(rootView: Workload(count: size))
    app.launch()
    let label = Row.title(size - 1)
    precondition(app.staticTexts[label].exists, "the last row must be found")
    let runs = report.isSmoke ? 1 : 10
    let query = Timing(runs: runs) {
      seconds { precondition(app.staticTexts[label].exists, "the last row must be found") }
    }
    let nodes = WalkNode.tree(count: 2 * size + 4)
    let walk = Timing(runs: runs) { seconds { precondition(nodes.find(2 * size + 3)) } }
    report.add(
      name, ratio: query.minimum / walk.minimum, limit: report.isSmoke ? nil : 10,
      note: "\(query.text), walk \(walk.text)")
    app.terminate()
  }
}

/// A plain tree that is walked breadth first: the baseline of queries.
final class WalkNode {
  let number: Int
  var children: [WalkNode] = []

  init(number: Int) { self.number = number }

  /// A root with `count` nodes below it, a few levels deep.
  static func tree(count: Int) -> WalkNode {
    let root = WalkNode(number: 0)
    let parent = WalkNode(number: 1)
    root.children.append(parent)
    for number in 2...max(2, count) { parent.children.append(WalkNode(number: number)) }
    return root
  }

  /// Whether a node of this number is in the tree.
  func find(_ wanted: Int) -> Bool {
    var queue = [self]
    var index = 0
    while index < queue.count {
      let node = queue[index]
      index += 1
      if node.number == wanted { return true }
      queue += node.children
    }
    return false
  }
}
