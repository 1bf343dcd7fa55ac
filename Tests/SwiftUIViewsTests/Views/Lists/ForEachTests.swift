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
}
