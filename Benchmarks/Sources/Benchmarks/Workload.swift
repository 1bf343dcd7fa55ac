import Foundation
import SwiftUI

/// The benchmark tree W(n): a column of `count` rows, each with a state of its own.
struct Workload: View {
  let count: Int
  @State private var turns = 0

  /// Changes the root's own state, which no row reads.
  @MainActor static var changeRoot: () -> Void = {}

  var body: some View {
    let binding = $turns
    Self.changeRoot = { binding.wrappedValue += 1 }
    return VStack {
      Text("Turn \(turns)")
      ForEach(0..<count) { Row(index: $0) }
    }
  }

  /// The number of views in W(n): the column, its text and `ForEach`; in each row the row, the
  /// `HStack`, the `TupleView`, the text, the button and its title.
  static func viewCount(_ count: Int) -> Int { 3 + 6 * count }
}

struct Row: View {
  let index: Int
  @State private var value = 0

  /// What the row at `index` of a fresh tree says; texts group the digits of numbers.
  static func title(_ index: Int) -> String {
    "Row \(index.formatted(.number.locale(Locale(identifier: "en_US")))): 0"
  }

  @MainActor static var bodies = 0
  /// The row that hands out its state.
  @MainActor static var watched = -1
  @MainActor static var change: (Int) -> Void = { _ in }

  var body: some View {
    Self.bodies += 1
    if index == Self.watched {
      let binding = $value
      Self.change = { binding.wrappedValue = $0 }
    }
    return HStack {
      Text("Row \(index): \(value)")
      Button("Add") { value += 1 }
    }
  }
}

/// The baseline B: a plain object in a list.
final class PlainNode {
  var next: PlainNode?
  var label = 0
  init(next: PlainNode?) { self.next = next }

  /// The seconds that it takes to allocate, link and free one object for each view.
  static func secondsToBuild(_ count: Int) -> Double {
    seconds {
      var nodes: [PlainNode] = []
      nodes.reserveCapacity(count)
      for _ in 0..<count { nodes.append(PlainNode(next: nodes.last)) }
      for node in nodes { node.next = nil }
      nodes.removeAll()
    }
  }
}
