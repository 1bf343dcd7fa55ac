import SwiftUI

/// Laying out texts that wrap.
@MainActor
enum TextBenchmarks {
  private struct Paragraphs: View {
    let count: Int

    var body: some View {
      ScrollView {
        VStack {
          ForEach(0..<count, id: \.self) { number in
            Text("\(number) " + String(repeating: "words that fill some lines ", count: 12))
          }
        }
      }
    }
  }

  static func run(_ report: inout Report) {
    runAgain(&report)
    runUnbroken(&report)
  }

  /// Letters without a space among them take about as long as the same number in words.
  private static func runUnbroken(_ report: inout Report) {
    let count = report.isSmoke ? 10_000 : 1_000_000
    guard report.wants("text/unbroken/\(count)") else { return }
    func time(_ part: String) -> Double {
      let text = String(repeating: part, count: count / part.count)
      return (0..<3).map { _ in
        let host = _GraphHost(ScrollView { Text(text) })
        defer { host.tearDown() }
        return seconds { host.settle() }
      }.min() ?? 0
    }
    let unbroken = time("abcdefghij")
    let words = time("abcde fgh ")
    report.add(
      "text/unbroken/\(count)", ratio: unbroken / words, limit: 3,
      note: "\(milliseconds(unbroken)) without a space, \(milliseconds(words)) in words")
  }

  /// Another height of the screen leaves the lines as they are.
  private static func runAgain(_ report: inout Report) {
    let count = report.isSmoke ? 20 : 1_000
    guard report.wants("text/again/\(count)") else { return }
    var first = Double.infinity
    var again = Double.infinity
    for _ in 0..<3 {
      let host = _GraphHost(Paragraphs(count: count))
      first = min(first, seconds { host.settle() })
      for height in [900.0, 844, 700] {
        host.size.height = height
        again = min(again, seconds { host.settle() })
      }
      host.tearDown()
    }
    report.add(
      "text/again/\(count)", ratio: again / first, limit: 0.02,
      note: "\(milliseconds(again)) at the same width, \(milliseconds(first)) at first")
  }
}
