import Testing

@testable import SwiftUI

/// State, order and farewells when the elements of a `ForEach` change.
@MainActor
@Suite struct ForEachRearrangementTests {
  private struct Row: View {
    let id: String
    let log: Box<[String]>
    @State private var taps = 0

    var body: some View {
      Button("\(id)\(taps)") { taps += 1 }
        .onAppear { log.value.append("+\(id)") }
        .onDisappear { log.value.append("-\(id)") }
    }
  }

  private struct Rows: View {
    let ids: [String]
    let log: Box<[String]>

    var body: some View { VStack { ForEach(ids, id: \.self) { Row(id: $0, log: log) } } }
  }

  private static func letters(_ text: String) -> [String] { text.map(String.init) }

  /// The labels of the rows from top to bottom.
  private func shown(_ host: TestHost) -> [String] {
    host.nodes.compactMap { $0 as? TextNode }.sorted { $0.rootFrame.minY < $1.rootFrame.minY }
      .map(\.text.plainString)
  }

  @Test(arguments: [
    ("abcd", "xabcd"), ("abcd", "abcdx"), ("abcd", "abxcd"), ("abcd", "acd"), ("abcd", "bcd"),
    ("abcd", "abc"), ("abcd", "dcba"), ("abcd", "bacd"), ("abcd", "xy"), ("abcd", ""),
    ("", "ab"), ("aab", "ab"), ("abcd", "adbxc"),
  ])
  func stateFollowsIdentity(from before: String, to after: String) {
    let log = Box<[String]>([])
    let host = TestHost(Rows(ids: Self.letters(before), log: log))
    for id in Set(Self.letters(before)).sorted() { host.tap("\(id)0") }
    log.value = []
    host.update(Rows(ids: Self.letters(after), log: log))
    host.settle()
    let kept = Set(before)
    #expect(shown(host) == after.map { kept.contains($0) ? "\($0)1" : "\($0)0" })
    let gone = before.filter { !after.contains($0) }.map { "-\($0)" }
    #expect(log.value.filter { $0.hasPrefix("-") && !after.contains($0.dropFirst()) } == gone)
    #expect(
      log.value.filter { $0.hasPrefix("+") } == after.filter { !kept.contains($0) }.map { "+\($0)" }
    )
  }

  @Test func rowsLeaveInTheirOrder() {
    let log = Box<[String]>([])
    let host = TestHost(Rows(ids: Self.letters("abcdefghijklm"), log: log))
    log.value = []
    host.update(Rows(ids: ["m"], log: log))
    host.settle()
    #expect(log.value == Self.letters("abcdefghijkl").map { "-\($0)" })
  }
}
