/// The label of a control that is given as two texts: the second stands smaller and fainter below.
///
/// Known that it does; its font is unsure.
nonisolated struct SubtitledLabel: View {
  let title: Text
  let subtitle: Text

  init(_ title: Text, _ subtitle: Text) {
    self.title = title
    self.subtitle = subtitle
  }

  /// Nil for a label that is no two texts.
  init?<Label>(of label: Label) {
    guard Label.self == TupleView<(Text, Text)>.self,
      let texts = label as? TupleView<(Text, Text)>
    else { return nil }
    self.init(texts.value.0, texts.value.1)
  }

  @MainActor var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      title
      subtitle.font(.footnote).foregroundStyle(.secondary)
    }
  }
}
