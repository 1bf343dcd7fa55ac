/// Ticks of a slider for the elements of a collection, which are values of the slider.
public nonisolated struct SliderTickContentForEach<
  Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent
>: SliderTickContent {
  public typealias Value = Content.Value

  public let body: [SliderTick<Content.Value>]

  /// Ticks for elements that are told apart by a property.
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Data.Element, Data.Element == Content.Value {
    self.init(data, id: { $0[keyPath: id] }, content)
  }

  /// Ticks for elements that have an identity.
  public init<V: Identifiable>(
    _ data: Data, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where ID == V.ID, V == Data.Element, Data.Element == Content.Value {
    self.init(data, id: { $0.id }, content)
  }

  /// Of several elements with one identity the first counts.
  private init(
    _ data: Data, id: (Data.Element) -> ID, _ content: (Data.Element) -> Content
  ) {
    var seen: Set<ID> = []
    body = data.filter { seen.insert(id($0)).inserted }.flatMap { Array(content($0).body) }
  }
}
