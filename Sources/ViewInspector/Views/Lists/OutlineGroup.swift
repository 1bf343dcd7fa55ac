import SwiftUI

extension ViewType {
  /// Stands for `OutlineGroup`.
  public struct OutlineGroup: BaseViewType {
    public static let typePrefix = "OutlineGroup"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `OutlineGroup`.
  public func outlineGroup() throws -> InspectableView<ViewType.OutlineGroup> {
    try child(ViewType.OutlineGroup.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `OutlineGroup`.
  public func outlineGroup(_ index: Int) throws -> InspectableView<ViewType.OutlineGroup> {
    try child(ViewType.OutlineGroup.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.OutlineGroup {
  /// The data that the outline was made for: a collection, or the root of a tree.
  public func sourceData<T>(_ type: T.Type) throws -> T {
    let outline = try node.value(as: (any OutlineValue).self)
    if let data = outline.sourceData as? T { return data }
    throw InspectionError.typeMismatch(
      factual: TypeName.full(Swift.type(of: outline.sourceData)), expected: TypeName.full(type))
  }

  /// The row of an element.
  public func leaf(_ dataElement: Any) throws -> InspectableView<ViewType.ClassifiedView> {
    let leaf = try node.value(as: (any OutlineValue).self).leafView(of: dataElement)
    return .init(
      InspectedNode(UnwrappedView(leaf), parent: node, element: .named("leaf", nil)))
  }
}

/// What can be read of an outline whatever its data are.
@MainActor
private protocol OutlineValue {
  var sourceData: Any { get }
  func leafView(of element: Any) throws -> any View
}

extension OutlineGroup: OutlineValue where Leaf: View {
  fileprivate var sourceData: Any {
    switch roots {
    case .one(let element): element
    case .several(let data): data
    }
  }

  fileprivate func leafView(of element: Any) throws -> any View {
    guard let element = element as? Data.Element else {
      throw InspectionError.typeMismatch(
        factual: TypeName.full(type(of: element)), expected: TypeName.full(Data.Element.self))
    }
    return content(element)
  }
}
