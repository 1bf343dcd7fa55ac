extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Index { wrappedValue.startIndex }
  public var endIndex: Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }

  public func index(after i: Index) -> Index { wrappedValue.index(after: i) }
  public func formIndex(after i: inout Index) { wrappedValue.formIndex(after: &i) }

  /// A binding to one element.
  ///
  /// When the element is gone by the time the binding is used, reads give its last value and writes
  /// are ignored.
  public subscript(position: Index) -> Binding<Value.Element> {
    Binding<Value.Element>(location: ElementLocation(base: location, index: position))
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
  public func formIndex(before i: inout Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

/// One element of a collection that another location holds.
package final class ElementLocation<Base: MutableCollection>: Location<Base.Element>,
  @unchecked Sendable
{
  private let base: Location<Base>
  private let index: Base.Index
  private var last: Base.Element

  init(base: Location<Base>, index: Base.Index) {
    self.base = base
    self.index = index
    last = base.peek()[index]
  }

  package override func read() -> Base.Element {
    let collection = base.read()
    if contains(collection) { last = collection[index] }
    return last
  }

  package override func write(_ value: Base.Element, transaction: Transaction) {
    var collection = base.peek()
    guard contains(collection) else { return }
    collection[index] = value
    base.write(collection, transaction: transaction)
  }

  package override func isSame(as other: Location<Base.Element>) -> Bool {
    guard let other = other as? ElementLocation<Base> else { return false }
    return other.index == index && base.isSame(as: other.base)
  }

  private func contains(_ collection: Base) -> Bool {
    collection.startIndex <= index && index < collection.endIndex
  }
}
