import CoreGraphics
import Testing

@testable import SwiftUI

/// A search that is declared around a stack instead of inside of it.
@MainActor
@Suite struct SearchAroundStacksTests {
  struct Fruits: View {
    enum Frame { case stack, view, split }

    let frame: Frame
    var hasSuggestions = false
    @State var text = ""

    private var list: some View {
      List(["Apple", "Pear"].filter { text.isEmpty || $0.contains(text) }, id: \.self) {
        NavigationLink($0, value: $0)
      }
      .navigationTitle("Fruits")
      .navigationDestination(for: String.self) { Text("About \($0)").navigationTitle($0) }
    }

    @ViewBuilder private var stack: some View {
      switch frame {
      case .stack: NavigationStack { list }
      case .view: NavigationView { list }
      case .split:
        NavigationSplitView {
          list
        } detail: {
          Text("Detail")
        }
      }
    }

    var body: some View {
      if hasSuggestions {
        stack.searchable(text: $text).searchSuggestions { Text("Pears?").searchCompletion("Pear") }
      } else {
        stack.searchable(text: $text)
      }
    }
  }

  private func tapField(_ host: TestHost) {
    guard let frame = host.element(.searchField)?.frame else { return }
    host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  @Test(arguments: [Fruits.Frame.stack, .view, .split])
  func theFieldIsInTheFirstScreen(frame: Fruits.Frame) {
    let host = TestHost(Fruits(frame: frame).environment(\.horizontalSizeClass, .compact))
    #expect(host.element(.searchField) != nil)
    #expect(host.element(.navigationBar)?.identifier == "Fruits")
    host.tap("Apple")
    #expect(host.text("About Apple") != nil)
    #expect(host.element(.searchField) == nil)
    host.tap("Fruits")
    #expect(host.element(.searchField) != nil)
  }

  @Test func whatIsTypedFiltersTheScreen() {
    let host = TestHost(Fruits(frame: .stack))
    tapField(host)
    host.type("Pe")
    #expect(host.text("Apple") == nil && host.text("Pear") != nil)
    host.tap("Cancel")
    #expect(host.text("Apple") != nil)
  }

  @Test func suggestionsCompleteTheText() {
    let host = TestHost(Fruits(frame: .stack, hasSuggestions: true))
    tapField(host)
    host.tap("Pears?")
    #expect(host.element(.searchField)?.value == "Pear")
  }
}
