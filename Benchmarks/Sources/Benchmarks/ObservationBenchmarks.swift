import Observation
import SwiftUI

/// Many views that each observe something of their own.
@MainActor
enum ObservationBenchmarks {
  @Observable @MainActor
  final class Item {
    var value = 0
  }

  private struct Reader: View {
    let item: Item
    @MainActor static var bodies = 0

    var body: some View {
      Self.bodies += 1
      return Text(item.value == 0 ? "6" : "9")
    }
  }

  private struct Readers: View {
    let items: [Item]

    var body: some View {
      VStack { ForEach(items.indices, id: \.self) { Reader(item: items[$0]) } }
    }
  }

  /// A change of what one view observes concerns this view only.
  static func run(_ report: inout Report) {
    let count = report.isSmoke ? 100 : 10_000
    guard report.wants("graph/observe/\(count)") else { return }
    let items = (0..<count).map { _ in Item() }
    var host: _GraphHost?
    let build = seconds {
      host = _GraphHost(Readers(items: items))
      host?.settle()
    }
    var change = Double.infinity
    for number in 0..<40 {
      Reader.bodies = 0
      change = min(
        change,
        seconds {
          items[number * 37 % count].value = 1
          host?.settle()
        })
      precondition(Reader.bodies == 1, "one changed model runs one body, not \(Reader.bodies)")
    }
    host?.tearDown()
    report.add(
      "graph/observe/\(count)", ratio: change / build, limit: 0.001,
      note: "\(milliseconds(change)) against the build, \(milliseconds(build))")
  }
}
