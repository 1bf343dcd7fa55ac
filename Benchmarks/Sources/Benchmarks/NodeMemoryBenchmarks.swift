import Foundation
import HeapStatistics
import SwiftUI

/// What a node costs in memory, beside the views' own values.
///
/// W(n) has two leaves a row, the text and the button's title, so that W(50,000) has 100,000. The
/// figure is
///
///     (bytes of the built and laid out tree − bytes of the same view values alone) / nodes
///
/// - **Bytes** are those of all blocks in use on the heap, the allocator's overhead included, as
///   the C library counts them: not pages, which depend on what the process has freed before.
///   All that the engine has kept for the tree is in it: nodes, storage of state, texts that were
///   broken into lines, answers to proposals, queues, and every further copy of a view's value.
/// - **The view values alone** are each row and what its body gives, once, as elements of an array:
///   the sizes of their types and what they keep on the heap (strings, the closures of buttons).
///   That is what the user's code has asked for.
/// - **Nodes** are those that the engine has made; nothing of W(n) goes while it is built.
@MainActor
enum NodeMemoryBenchmarks {
  static func run(_ report: inout Report) {
    for leaves in report.isSmoke ? [1_000] : [1_000, 100_000] {
      let name = "memory/node/\(leaves)"
      guard report.wants(name) else { continue }
      measure(Workload(count: leaves / 2), name, &report)
    }
  }

  private static func measure(_ workload: Workload, _ name: String, _ report: inout Report) {
    // What belongs to the process and not to a tree: descriptions of types, fonts, caches.
    let first = _GraphHost(Workload(count: 100))
    first.settle()
    first.tearDown()

    let before = heap_bytes_in_use()
    let host = _GraphHost(workload)
    host.settle()
    let tree = Double(heap_bytes_in_use()) - Double(before)
    let nodes = Double(host.nodesMade)
    precondition(
      host.nodesMade > 4 * workload.count, "row, stack, text and button must have nodes")
    host.tearDown()

    let values = bytes(ofRows: workload.count)
    report.add(
      name, ratio: (tree - values) / nodes, limit: name.hasSuffix("/100000") ? 400 : nil,
      note: String(
        format: "bytes for each of %.0f nodes; with the views' values %.0f, a row's values %.0f",
        nodes, tree / nodes, values / Double(workload.count)))
  }

  /// The bytes that `count` rows and their bodies' values occupy by themselves.
  private static func bytes(ofRows count: Int) -> Double {
    let before = heap_bytes_in_use()
    let values = withBodies((0..<count).map { Row(index: $0) })
    let after = heap_bytes_in_use()
    return withExtendedLifetime(values) { Double(after) - Double(before) }
  }

  private static func withBodies<V: View>(_ views: [V]) -> [(V, V.Body)] {
    var values: [(V, V.Body)] = []
    values.reserveCapacity(views.count)
    for view in views { values.append((view, view.body)) }
    return values
  }
}
