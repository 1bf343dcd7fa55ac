import Device
import Foundation

/// Puts a search field into the bar of the screen.
public nonisolated struct _SearchableModifier: PrimitiveModifier {
  package let text: Binding<String>
  package let isPresented: Binding<Bool>?
  package let prompt: Text?
  package var placement = SearchFieldPlacement.automatic
  var tokens: (@MainActor () -> SearchTokens)?

  @MainActor
  package func makeNode(_ context: _NodeContext) -> SearchableNode {
    SearchableNode(self, context)
  }

  @MainActor
  package func start(_ node: SearchableNode) {
    node.publish()
    node.invalidate()
  }

  @MainActor
  package func updateNode(_ node: SearchableNode) {
    node.update(self)
  }

  @MainActor
  public var _structure: _ModifierStructure { .modifier("searchable") }
}

/// The place of a search: knows its field and whether the user is in it.
@MainActor
package final class SearchableNode: NavigationItemNode, SearchPart {
  private var modifier: _SearchableModifier
  package private(set) var field: SearchFieldNode?
  /// Whether the user searches: from the tap on the field to that on "Cancel".
  package private(set) var isActive = false
  /// Whether there was no text when the field was placed last.
  private var wasEmpty = true

  init(_ modifier: _SearchableModifier, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
    environment = context.environment.makeChild { [weak self] values in
      values.isSearching = false
      values.dismissSearch = DismissSearchAction { self?.end() }
    }
    field = SearchFieldNode(self, context.with(context.environment))
    field?.show(view)
  }

  private var view: TextField<Text> {
    var source = TextFieldSource(modifier.text)
    if let selection = environment.values.searchSelection { source = source.selecting(selection) }
    if let all = modifier.tokens { source.deleteBeforeStart = { all().removeLast() } }
    let prompt =
      tokens.isEmpty ? modifier.prompt ?? Text(SystemWord.search.text) : Text(verbatim: "")
    return TextField(source: source, prompt: prompt, label: Text(SystemWord.search.text))
  }

  /// The tokens before the text.
  var tokens: [SearchTokens.Token] {
    guard let tokens = modifier.tokens else { return [] }
    return evaluateContent { tokens().read() }
  }

  func addToken(_ value: Any) {
    guard modifier.tokens?().add(value) == true else { return }
    if !text.isEmpty { modifier.text.wrappedValue = "" }
    invalidate()
  }

  package var isAlwaysShown: Bool { modifier.placement.isAlwaysShown }
  package var text: String { modifier.text.wrappedValue }

  func update(_ new: _SearchableModifier) {
    modifier = new
    field?.show(view)
    invalidate()
  }

  /// Follows the text, the tokens and the binding that says whether the user searches.
  package override func refresh() {
    let isEmpty = evaluateContent { text.isEmpty }
    if isEmpty != wasEmpty {
      wasEmpty = isEmpty
      // The sign that clears the text comes or goes.
      field?.invalidatePlacement()
    }
    if modifier.tokens != nil {
      field?.show(view)
      field?.show(tokens)
    }
    guard let binding = modifier.isPresented else { return }
    let wanted = evaluateContent { binding.wrappedValue }
    guard wanted != isActive else { return }
    if wanted {
      setSearching(true)
      graph.enqueueLifecycle { [weak self] in self?.field?.takeFocus() }
    } else {
      end()
    }
  }

  /// The user has come into the field, or has left the search.
  func setSearching(_ isSearching: Bool) {
    guard isActive != isSearching else { return }
    isActive = isSearching
    let changed = environment.update { $0.isSearching = isSearching }
    if modifier.isPresented?.wrappedValue != isSearching {
      modifier.isPresented?.wrappedValue = isSearching
    }
    child?.environmentDidChange(changed)
    preferencesDidChange()
    field?.invalidatePlacement()
    screen?.barDidChange()
    graph.contentDidChange()
  }

  func end() {
    if !modifier.text.wrappedValue.isEmpty { modifier.text.wrappedValue = "" }
    if let field, field.hasFocus { graph.focus.focus(nil) }
    setSearching(false)
  }

  func setText(_ text: String) {
    modifier.text.wrappedValue = text
    graph.contentDidChange()
  }

  package override func contribute(to item: inout NavigationItem) { item.search = self }

  package override func forEachChild(_ body: (_Node) -> Void) {
    super.forEachChild(body)
    if let field { body(field) }
  }
}

extension View {
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(
      _SearchableModifier(text: text, isPresented: nil, prompt: prompt, placement: placement))
  }

  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    modifier(
      _SearchableModifier(text: text, isPresented: nil, prompt: Text(prompt), placement: placement))
  }

  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(
      _SearchableModifier(text: text, isPresented: nil, prompt: Text(prompt), placement: placement))
  }

  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(
      _SearchableModifier(
        text: text, isPresented: isPresented, prompt: prompt, placement: placement))
  }

  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    modifier(
      _SearchableModifier(
        text: text, isPresented: isPresented, prompt: Text(prompt), placement: placement))
  }

  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(
      _SearchableModifier(
        text: text, isPresented: isPresented, prompt: Text(prompt), placement: placement))
  }

  public nonisolated func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchSuggestions(suggestions)
  }

  public nonisolated func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
      .searchSuggestions(suggestions)
  }
}
