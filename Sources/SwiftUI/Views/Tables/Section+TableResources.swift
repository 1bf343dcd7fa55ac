import Foundation

extension Section where Parent: View, Content: TableRowContent, Footer == EmptyView {
  @_disfavoredOverload
  public init<V>(
    _ titleResource: LocalizedStringResource, @TableRowBuilder<V> content: () -> Content
  )
  where Content.TableRowValue == V, Parent == Text {
    self.init(Text(titleResource), content(), EmptyView())
  }
}
