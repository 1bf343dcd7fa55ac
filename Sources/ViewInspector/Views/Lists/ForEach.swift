import SwiftUI
import UniformTypeIdentifiers

extension ViewType {
  /// The views of a collection's elements.
  public struct ForEach: BaseViewType, MultipleViewContent {
    public static let typePrefix = "ForEach"
  }
}

extension InspectableView where View: SingleViewContent {
  public func forEach() throws -> InspectableView<ViewType.ForEach> {
    try child(ViewType.ForEach.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  public func forEach(_ index: Int) throws -> InspectableView<ViewType.ForEach> {
    try child(ViewType.ForEach.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.ForEach {
  public func callOnDelete(_ indexSet: IndexSet) throws {
    guard let action = try node.value(as: (any ForEachValue).self).onDelete else {
      throw node.missingModifier("onDelete(perform:)")
    }
    action(indexSet)
  }

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
