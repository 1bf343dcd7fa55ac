/// The views that another view resolves to, in order.
///
/// As a view it shows all of them.
public nonisolated struct SubviewsCollection: RandomAccessCollection, View {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = SubviewsCollectionSlice

  let subviews: [Subview]

  init(_ subviews: [Subview]) {
    self.subviews = subviews
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }

  public subscript(index: Int) -> Subview { subviews[index] }

  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews[bounds])
  }

  @MainActor public var body: some View { ForEach(subviews) { $0 } }

  @MainActor
  public var _structure: _ViewStructure {
    let subviews = subviews
    return _ViewStructure(.list(ViewList(count: subviews.count) { subviews[$0] }))
  }
}

/// A part of the views that another view resolves to.
///
/// As a view it shows all of them.
public nonisolated struct SubviewsCollectionSlice: RandomAccessCollection, View {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = SubviewsCollectionSlice

  private let subviews: ArraySlice<Subview>

  init(_ subviews: ArraySlice<Subview>) {
    self.subviews = subviews
  }

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }

  public subscript(index: Int) -> Subview { subviews[index] }

  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews[bounds])
  }

  @MainActor public var body: some View { ForEach(subviews) { $0 } }

  @MainActor
  public var _structure: _ViewStructure {
    let subviews = Array(subviews)
    return _ViewStructure(.list(ViewList(count: subviews.count) { subviews[$0] }))
  }
}
