extension Section where Parent: View, Content: View, Footer: View {
  /// Adds buttons to the section: on iOS they are its last rows.
  public nonisolated func sectionActions<C: View>(
    @ViewBuilder content: () -> C
  ) -> some View {
    let actions = content()
    return Section<Parent, TupleView<(Content, C)>, Footer>(
      header, TupleView((self.content, actions)), footer, isExpanded: isExpanded)
  }
}
