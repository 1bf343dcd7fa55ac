import SwiftUI

/// Long lists of which only a part shows.
@MainActor
enum LazyBenchmarks {
  private struct Rows: View {
    let count: Int

    var body: some View {
      ScrollView { LazyVStack { ForEach(0..<count, id: \.self) { Text("Row \($0)") } } }
    }
  }

  private struct Identified: View {
    let ids: [Int]

    var body: some View { VStack { ForEach(ids, id: \.self) { Row(index: $0) } } }
  }

  static func run(_ report: inout Report) {
    scroll(&report)
    insert(&report)
  }

  /// What a screen further down costs must not depend on how much there is besides.
  private static func scroll(_ report: inout Report) {
    let (few, many) = report.isSmoke ? (500, 1_000) : (1_000, 100_000)
    guard report.wants("lazy/scroll/\(many)") else { return }
    let baseline = secondsToScroll(few)
    let time = secondsToScroll(many)
    report.add(
      "lazy/scroll/\(many)", ratio: time / baseline, limit: 2,
      note: "a screen of \(many) rows, \(milliseconds(time)); of \(few), \(milliseconds(baseline))")
  }

  private static func secondsToScroll(_ count: Int) -> Double {
    var best = Double.infinity
    for _ in 0..<3 {
      let host = _GraphHost(Rows(count: count))
      host.settle()
      for _ in 0..<3 {
        let bodies = host.nodesMade
        best = min(
          best,
          seconds {
            host.scroll(by: host.size.height)
            host.settle()
          })
        let made = host.nodesMade - bodies
        precondition(made > 0 && made < 1_000, "a screen makes its own rows only, not \(made)")
      }
      host.tearDown()
    }
    return best
  }

  /// A row at the top moves all others, which must cost a small part of making them.
  private static func insert(_ report: inout Report) {
    let count = report.isSmoke ? 100 : 10_000
    guard report.wants("lazy/insert/\(count)") else { return }
    var build = Double.infinity
    var insert = Double.infinity
    for _ in 0..<3 {
      let rows = Identified(ids: Array(0..<count))
      var host: _GraphHost?
      build = min(
        build,
        seconds {
          host = _GraphHost(rows)
          host?.settle()
        })
      for number in 1...5 {
        Row.bodies = 0
        let more = Identified(ids: (1...number).map { -$0 }.reversed() + rows.ids)
        insert = min(
          insert,
          seconds {
            host?.show(more)
            host?.settle()
          })
        precondition(Row.bodies == 1, "one new row runs one body, not \(Row.bodies)")
      }
      host?.tearDown()
    }
    report.add(
      "lazy/insert/\(count)", ratio: insert / build, limit: 0.05,
      note: "\(milliseconds(insert)) for a row at the top, \(milliseconds(build)) for all")
  }
}
