import SwiftUI

/// The children in a row: `hStack[1]`, `hStack.count`, `for child in hStack`.
extension InspectableView: @preconcurrency Sequence where View: MultipleViewContent {
  public typealias Element = InspectableView<ViewType.ClassifiedView>

  public var underestimatedCount: Int { count }
}

extension InspectableView: @preconcurrency Collection, @preconcurrency BidirectionalCollection,
  @preconcurrency RandomAccessCollection
where View: MultipleViewContent {
  public typealias Index = Int
  public typealias SubSequence = Slice<InspectableView<View>>
  public typealias Indices = Range<Int>
  public typealias Iterator = IndexingIterator<InspectableView<View>>

  public var startIndex: Int { 0 }
  public var endIndex: Int { count }
  /// Of the children, from 0.
  public var indices: Range<Int> { 0..<count }

  /// Beside another one.
  public func index(after index: Int) -> Int { index + 1 }
  /// Beside another one.
  public func index(before index: Int) -> Int { index - 1 }

  /// The number of children; an optional child that is nil counts.
  public var count: Int { node.collection(isTransparent: View.isTransitive).group.count }

  /// The child at an index, without a kind.
  ///
  /// - Precondition: `0 <= index && index < count`.
  public subscript(index: Int) -> InspectableView<ViewType.ClassifiedView> {
    let (parent, group) = node.collection(isTransparent: View.isTransitive)
    precondition(
      0..<group.count ~= index,
      "Enclosed view index '\(index)' is out of bounds: '0 ..< \(group.count)'")
    return .init(
      InspectedNode(group.content(at: index), parent: parent, element: .untyped(index)))
  }
}

extension InspectedNode {
  /// The children as users count them, and the place that holds them.
  ///
  /// What cannot be looked into has none.
  fileprivate func collection(
    isTransparent: Bool
  ) -> (parent: InspectedNode, group: ChildGroup) {
    let holder = isTransparent ? given(nil) : self
    if let group = try? holder.children() {
      if case .none = group.source, isTransparent {
        return (holder, ChildGroup(source: .none, isIndexed: true))
      }
      return (holder, group)
    }
    return (holder, ChildGroup(source: .none, isIndexed: true))
  }
}
