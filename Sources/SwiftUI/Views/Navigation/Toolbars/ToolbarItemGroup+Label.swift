/// The controls of a group in a bar that has a label.
public nonisolated struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label

  @MainActor public var body: some View { content }
}

extension ToolbarItemGroup {
  /// A group of controls that have something in common.
  ///
  /// Differs from Apple's: the controls are always shown themselves; where a bar has little room, no menu with the
  /// `label` takes their place.
  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.init(placement: placement) {
      LabeledToolbarItemGroupContent(content: content(), label: label())
    }
  }
}
