import CoreGraphics
import DisplayList
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

  /// Where words may be seen that are drawn; nil where nothing clips them.
  private func clip(of words: String, in host: TestHost) -> CGRect? {
    func visit(_ items: [DisplayItem], _ clip: CGRect?) -> [CGRect?] {
      items.flatMap { item -> [CGRect?] in
        switch item {
        case .text(let run) where run.string == words: [clip]
        case .group(let attributes, let items):
          visit(items, attributes.clip?.path.boundingBoxOfPath ?? clip)
        default: []
        }
      }
    }
    return visit(host.graph.displayList().items, nil).first ?? nil
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func tokensThatAreTooLongEndWithTheField(_ direction: LayoutDirection) throws {
    let names = (1...4).map { "a rather long token \($0)" }
    let host = TestHost(
      Screen(tags: names.map { Tag(name: $0) }).environment(\.layoutDirection, direction))
    let field = try #require(host.element(.searchField)).frame
    #expect(!field.contains(host.frame(ofText: names[3])))
    for name in names {
      let visible = try #require(clip(of: name, in: host))
      #expect(visible.minX > field.minX && visible.maxX < field.maxX)
    }
    let text = try #require(host.first(TextInputNode.self)).rootFrame
    #expect(text.minX >= field.minX && text.maxX <= field.maxX)
  }

  private struct Narrow: View {
    @State var query = "in"
    @State var tags = [Tag(name: "Ada")]
    @State var isSearching = true

    var body: some View {
      NavigationStack {
        Text("Body")
          .searchable(text: $query, tokens: $tags, isPresented: $isSearching) { Text($0.name) }
      }
    }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func largeLettersLieOverNothingInANarrowField(_ direction: LayoutDirection) throws {
    let host = TestHost(
      Narrow().environment(\.dynamicTypeSize, .accessibility3)
        .environment(\.layoutDirection, direction), size: CGSize(width: 300, height: 400))
    let field = try #require(host.element(.searchField)).frame
    let cancel = try #require(host.element(.button, "Cancel")).frame
    let clear = try #require(host.element(.button, "Clear text")).frame
    let token = try #require(clip(of: "Ada", in: host))
    let text = host.frame(ofText: "in")
    #expect(!field.intersects(cancel))
    for part in [clear, token, text] { #expect(field.contains(part)) }
    #expect(!clear.intersects(text) && !clear.intersects(token) && !token.intersects(text))
    // A letter of each is seen.
    #expect(token.width > 20 && text.width > 20)
  }

  @Test func signsAreAsLargeAsLettersWhereThereIsRoom() throws {
    func clear(width: CGFloat) throws -> CGFloat {
      let host = TestHost(
        Narrow().environment(\.dynamicTypeSize, .accessibility3),
        size: CGSize(width: width, height: 400))
      return try #require(host.element(.button, "Clear text")).frame.width
    }
    #expect(try clear(width: 800) > 2 * clear(width: 300))
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
