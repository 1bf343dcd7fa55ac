import Foundation

// Tabs of a tab view whose selection may be nil. As Apple's, they have forms of their own, since the compiler cannot
// tell the type of the builder otherwise.

extension ForEach where Content: TabContent {
  public init<V: Hashable>(
    _ data: Data, @TabContentBuilder<V?> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == V?, Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: { $0.id }, content: content)
  }

  public init<V: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<V?> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == V? {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }

  public init<V: Hashable>(
    _ data: Range<Int>, @TabContentBuilder<V?> content: @escaping (Int) -> Content
  ) where Content.TabValue == V?, Data == Range<Int>, ID == Int {
    self.init(data: data, id: { $0 }, content: content)
  }
}

extension Group where Content: TabContent {
  public init<V: Hashable>(@TabContentBuilder<V?> content: () -> Content)
  where Content.TabValue == V? {
    self = ._storing(content())
  }
}
