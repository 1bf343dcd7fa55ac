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

  @MainActor var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      title
      subtitle.font(.footnote).foregroundStyle(.secondary)
    }
  }
}
