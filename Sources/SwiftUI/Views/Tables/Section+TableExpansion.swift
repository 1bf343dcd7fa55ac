import Foundation

// Sections of a table's rows that are collapsed and expanded.
extension Section where Parent: View, Content: TableRowContent, Footer == EmptyView {
  /// Shows the rows while `isExpanded`.
  public init<V>(
    isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) where Content.TableRowValue == V {
    self.init(header(), content(), EmptyView(), isExpanded: isExpanded)
  }

  public init<V>(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @TableRowBuilder<V> content: () -> Content
  ) where Content.TableRowValue == V, Parent == Text {
    self.init(Text(titleKey), content(), EmptyView(), isExpanded: isExpanded)
  }

  @_disfavoredOverload
  public init<V>(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @TableRowBuilder<V> content: () -> Content
  ) where Content.TableRowValue == V, Parent == Text {
    self.init(Text(titleResource), content(), EmptyView(), isExpanded: isExpanded)
  }

  @_disfavoredOverload
  public init<V, S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
  ) where Content.TableRowValue == V, Parent == Text {
    self.init(Text(title), content(), EmptyView(), isExpanded: isExpanded)
  }
}
