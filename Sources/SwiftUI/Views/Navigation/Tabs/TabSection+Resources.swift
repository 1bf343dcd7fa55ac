import Foundation

extension TabSection
where
  Header: View, Content: TabContent<SelectionValue>, Footer == EmptyView,
  SelectionValue: Hashable
{
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text {
    header = Text(titleResource)
    self.content = content()
  }
}
