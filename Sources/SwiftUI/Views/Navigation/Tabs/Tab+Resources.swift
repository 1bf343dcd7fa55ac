import Foundation

extension Tab where Value: Hashable, Content: View, Label: View {
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      value, role, content(),
      DefaultTabLabel(title: Text(titleResource), image: Image(systemName: systemImage)))
  }

  @_disfavoredOverload
  public init<T: Hashable>(
    _ titleResource: LocalizedStringResource, systemImage: String, value: T, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel {
    self.init(
      .some(value), role, content(),
      DefaultTabLabel(title: Text(titleResource), image: Image(systemName: systemImage)))
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      value, role, content(), DefaultTabLabel(title: Text(titleResource), image: Image(image)))
  }
}

extension Tab where Value == Never, Content: View, Label: View {
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      nil, role, content(),
      DefaultTabLabel(title: Text(titleResource), image: Image(systemName: systemImage)))
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      nil, role, content(), DefaultTabLabel(title: Text(titleResource), image: Image(image)))
  }
}
