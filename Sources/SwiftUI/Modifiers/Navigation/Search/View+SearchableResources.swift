import Foundation

extension View {
  @_disfavoredOverload
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View {
    modifier(
      _SearchableModifier(text: text, isPresented: nil, prompt: Text(prompt), placement: placement))
  }

  @_disfavoredOverload
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
  ) -> some View {
    modifier(
      _SearchableModifier(
        text: text, isPresented: isPresented, prompt: Text(prompt), placement: placement))
  }

  @_disfavoredOverload
  public nonisolated func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource, @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
      .searchSuggestions(suggestions)
  }
}
