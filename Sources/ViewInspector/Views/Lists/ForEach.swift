import SwiftUI
import UniformTypeIdentifiers

extension ViewType {
  /// The views of a collection's elements.
  public struct ForEach: BaseViewType, MultipleViewContent {
    public static let typePrefix = "ForEach"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `ForEach`.
  public func forEach() throws -> InspectableView<ViewType.ForEach> {
    try child(ViewType.ForEach.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `ForEach`.
  public func forEach(_ index: Int) throws -> InspectableView<ViewType.ForEach> {
    try child(ViewType.ForEach.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.ForEach {
  /// Does what `onDelete` was given, for rows by their places.
  public func callOnDelete(_ indexSet: IndexSet) throws {
    guard let action = try node.value(as: (any ForEachValue).self).onDelete else {
      throw node.missingModifier("onDelete(perform:)")
    }
    action(indexSet)
  }

  /// Does what `onMove` was given: rows by their places go before another one.
  public func callOnMove(_ indexSet: IndexSet, _ index: Int) throws {
    guard let action = try node.value(as: (any ForEachValue).self).onMove else {
      throw node.missingModifier("onMove(perform:)")
    }
    action(indexSet, index)
  }

  /// Calls the action of `onInsert(of:perform:)` with the same types in the same order.
  public func callOnInsert(
    of types: [UTType], _ index: Int, _ providers: [NSItemProvider]
  ) throws {
    guard let insert = try node.value(as: (any ForEachValue).self).onInsert, insert.types == types
    else {
      throw node.missingModifier("onInsert(of: \(types.map(\.identifier)), perform:)")
    }
    insert.insert(providers, at: index)
  }
}

/// What can be read of the view whatever its data and content are.
private protocol ForEachValue {
  var onDelete: ((IndexSet) -> Void)? { get }
  var onMove: ((IndexSet, Int) -> Void)? { get }
  var onInsert: (any InsertHandler)? { get }
}

extension ForEach: ForEachValue {}
