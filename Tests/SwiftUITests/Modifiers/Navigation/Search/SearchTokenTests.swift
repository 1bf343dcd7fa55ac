import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
@Suite struct SearchTokenTests {
  private struct Tag: Identifiable {
    let name: String
    var id: String { name }
  }

  private struct Screen: View {
    @State var query = ""
    @State var tags = [Tag(name: "red"), Tag(name: "green")]
    @State var offered = [Tag(name: "red"), Tag(name: "blue")]

    var body: some View {
      NavigationStack {
        Text("tags \(tags.map(\.name).joined(separator: " "))")
          .navigationTitle("Things")
          .searchable(text: $query, tokens: $tags, suggestedTokens: $offered) { Text($0.name) }
      }
    }
  }

  private func tapField(_ host: TestHost) {
    let frame = host.element(.searchField)?.frame ?? .zero
    host.tap(at: CGPoint(x: frame.maxX - 60, y: frame.midY))
  }

  @Test func tokensStandBeforeTheText() {
    let host = TestHost(Screen())
    let (red, green) = (host.frame(ofText: "red"), host.frame(ofText: "green"))
    let field = host.element(.searchField)?.frame ?? .zero
    #expect(!red.isNull && red.maxX < green.minX)
    #expect(field.contains(red) && field.contains(green))
  }

  @Test func backspaceTakesTheLastTokenAway() {
    let host = TestHost(Screen())
    tapField(host)
    host.type("x")
    _ = host.graph.deleteBackward()
    host.settle()
    #expect(host.first(SearchableNode.self)?.tokens.count == 2)
    _ = host.graph.deleteBackward()
    host.settle()
    #expect(host.first(SearchableNode.self)?.tokens.map(\.id) == ["red"])
  }

  @Test func suggestedTokensAreAdded() {
    let host = TestHost(Screen())
    tapField(host)
    #expect(host.text("blue") != nil)
    host.tap("blue")
    #expect(host.first(SearchableNode.self)?.tokens.map(\.id) == ["red", "green", "blue"])
  }

  @Test func titleAndButtonsStayWhereTheAppAsksForIt() {
    struct Screen: View {
      let behavior: SearchPresentationToolbarBehavior
      @State var query = ""
      var body: some View {
        NavigationStack {
          Text("Content")
            .navigationBarTitleDisplayMode(.inline)
            .navigationTitle("Fruits")
            .toolbar { Button("Add") {} }
            .searchable(text: $query)
            .searchPresentationToolbarBehavior(behavior)
        }
      }
    }
    for (behavior, stays) in [
      (SearchPresentationToolbarBehavior.automatic, false), (.avoidHidingContent, true),
    ] {
      let host = TestHost(Screen(behavior: behavior))
      tapField(host)
      #expect(host.element(.button, "Cancel") != nil)
      #expect((host.element(.button, "Add") != nil) == stays)
    }
  }

  private struct Prompts: View {
    let form: Int
    @State var query = ""
    @State var tags: [Tag] = []
    @State var isPresented = false

    var body: some View {
      NavigationStack {
        switch form {
        case 0:
          Text("A").searchable(
            text: $query, tokens: $tags, isPresented: $isPresented, prompt: "Prompt"
          ) { Text($0.name) }
        case 1:
          Text("A").searchable(
            text: $query, tokens: $tags, suggestedTokens: $tags, isPresented: $isPresented,
            prompt: String("Prompt")
          ) { Text($0.name) }
        case 2:
          Text("A").searchable(text: $query, editableTokens: $tags, prompt: "Prompt") { tag in
            Text(tag.wrappedValue.name)
          }
        default:
          Text("A").searchable(
            text: $query, editableTokens: $tags, isPresented: $isPresented,
            prompt: LocalizedStringResource("Prompt")
          ) { tag in Text(tag.wrappedValue.name) }
        }
      }
    }
  }

  @Test(arguments: 0..<4) func promptsAreWords(form: Int) {
    let field = TestHost(Prompts(form: form)).element(.searchField)
    #expect(field?.placeholderValue == "Prompt")
  }
}
