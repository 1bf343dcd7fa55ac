import Foundation

extension View {
  /// Puts a search field with tokens into the bar of the screen.
  ///
  /// The backspace key in front of the text takes the last token away.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    nonisolated(unsafe) let (all, view) = (tokens, token)
    return modifier(
      _SearchableModifier(
        text: text, isPresented: nil, prompt: prompt, placement: placement,
        tokens: { SearchTokens(all, view) }))
  }

  /// Puts a search field with tokens into the bar of the screen.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    nonisolated(unsafe) let (all, view) = (tokens, token)
    return modifier(
      _SearchableModifier(
        text: text, isPresented: isPresented, prompt: prompt, placement: placement,
        tokens: { SearchTokens(all, view) }))
  }

  // MARK: Suggested

  /// Puts a search field with tokens into the bar of the screen; those of `suggestedTokens` that are not
  /// in use can be chosen while the text is empty.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, tokens: tokens, placement: placement, prompt: prompt, token: token)
      .searchSuggestions {
        SuggestedTokens(text: text, tokens: tokens, suggested: suggestedTokens, token: token)
      }
  }

  /// Puts a search field with tokens into the bar of the screen, and tells whether it is in use; those of
  /// `suggestedTokens` that are not in use can be chosen while the text is empty.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, isPresented: isPresented, placement: placement, prompt: prompt,
      token: token
    )
    .searchSuggestions {
      SuggestedTokens(text: text, tokens: tokens, suggested: suggestedTokens, token: token)
    }
  }

  // MARK: Editable

  /// Puts a search field with tokens that can be changed into the bar of the screen.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable
  {
    nonisolated(unsafe) let (all, view) = (editableTokens, token)
    return modifier(
      _SearchableModifier(
        text: text, isPresented: nil, prompt: prompt, placement: placement,
        tokens: { SearchTokens(editable: all, view) }))
  }

  /// Puts a search field with tokens that can be changed into the bar of the screen, and tells whether it
  /// is in use.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable
  {
    nonisolated(unsafe) let (all, view) = (editableTokens, token)
    return modifier(
      _SearchableModifier(
        text: text, isPresented: isPresented, prompt: prompt, placement: placement,
        tokens: { SearchTokens(editable: all, view) }))
  }

  /// Adds a token to the search field after a tap on the view, where it is a suggestion.
  public nonisolated func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    modifier(_ListTraitModifier(.searchToken(token)))
  }
}

/// The tokens that a search offers while nothing is typed.
private nonisolated struct SuggestedTokens<
  C: RandomAccessCollection & RangeReplaceableCollection, T: View
>: View where C.Element: Identifiable {
  let text: Binding<String>
  let tokens: Binding<C>
  let suggested: Binding<C>
  let token: (C.Element) -> T

  @MainActor var body: some View {
    if text.wrappedValue.isEmpty {
      let used = Set(tokens.wrappedValue.map(\.id))
      ForEach(suggested.wrappedValue.filter { !used.contains($0.id) }) { value in
        token(value).searchCompletion(value)
      }
    }
  }
}
