import Foundation
import Observation
import Testing

@testable import SwiftUI

/// State that only the content of a `ForEach` reads.
@MainActor
@Suite struct ForEachTests {
  private struct Choices: View {
    @State var chosen = -1
    let isList: Bool

    var body: some View {
      if isList {
        List { rows }
      } else {
        VStack { rows }
      }
    }

    private var rows: some View {
      ForEach(0..<5) { row in
        Button(row == chosen ? "Chosen \(row)" : "Row \(row)") { chosen = row }
      }
    }
  }

  @Test(arguments: [false, true])
  func stateThatOnlyRowsReadBringsThemUpToDate(isList: Bool) {
    let host = TestHost(Choices(isList: isList))
    host.tap("Row 2")
    host.settle()
    #expect(host.text("Chosen 2") != nil)
    host.tap("Row 4")
    host.settle()
    #expect(host.text("Chosen 4") != nil)
    #expect(host.text("Row 2") != nil)
  }

  @Observable
  final class Model {
    var marked = 0
  }

  private struct Marks: View {
    let model: Model

    var body: some View {
      LazyVStack {
        ForEach(["a", "b"], id: \.self) { name in
          Text(name == "a" && model.marked > 0 ? "marked" : name)
        }
      }
    }
  }

  @Test func propertiesThatOnlyRowsReadBringThemUpToDate() {
    let model = Model()
    let host = TestHost(Marks(model: model))
    model.marked = 1
    host.settle()
    #expect(host.text("marked") != nil)
    #expect(host.text("b") != nil)
  }

  private struct Counters<Names: RandomAccessCollection<String>>: View {
    let names: Names

    var body: some View { VStack { ForEach(names, id: \.self) { Counter(name: $0) } } }
  }

  private struct Counter: View {
    let name: String
    @State private var taps = 0

    var body: some View { Button("\(name)\(taps)") { taps += 1 } }
  }

  /// What is counted for "b" stays with it, whether the elements lie in one piece or are worked out one by one.
  private func keepsCount<Names: RandomAccessCollection<String>>(
    _ before: Names, _ after: Names
  ) -> Bool {
    let host = TestHost(Counters(names: before))
    host.tap("b0")
    host.settle()
    host.update(Counters(names: after))
    host.settle()
    return host.text("b1") != nil && host.text("c0") != nil && host.text("a0") == nil
  }

  @Test func elementsAreTheirOwnIdentitiesInAllCollections() {
    #expect(keepsCount(["a", "b"], ["c", "b"]))
    #expect(keepsCount(["x", "a", "b", "y"][1...2], ["x", "y", "c", "b"][2...]))
    #expect(keepsCount(["b", "a"].reversed(), ["b", "c"].reversed()))
    #expect(keepsCount(["a", "b"].lazy.map { $0 }, ["c", "b"].lazy.map { $0 }))
  }
}
