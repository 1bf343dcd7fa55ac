import SwiftUI

extension InspectedNode {
  /// The child of a given kind.
  ///
  ///
  /// `index`: The place among the children; nil where there is only one.
  /// `isTransparent`: Whether this place has not been given a kind yet, so that the call may mean
  ///     the view that stands here.
  /// `entersBodies`: Whether the call may mean the body of a view of the app's own that stands here; not where
  ///     the place was reached from inside of it.
  /// Throws: `InspectionError`, naming what is there instead.
  func child<T: BaseViewType>(
    _ type: T.Type, at index: Int?, isTransparent: Bool, entersBodies: Bool = true
  ) throws -> InspectedNode {
    guard isTransparent else { return try contentChild(type, at: index) }
    if index == nil || index == 0, T._accepts(Content(self)), !isAbsent { return given(index) }
    switch structure {
    case .custom where modifier != nil || entersBodies && !view._hasNoBody:
      return try given(nil).contentChild(type, at: index)
    case .list:
      return try contentChild(type, at: index)
    case .absent:
      throw InspectionError.viewNotFound(parent: fullTypeName)
    case .custom, .view:
      if let index, index != 0 {
        throw InspectionError.viewIndexOutOfBounds(index: index, count: 1)
      }
      throw mismatch(type, at: index, under: isNamed ? self : parent)
    }
  }

  /// This place, typed by an accessor.
  func given(_ index: Int?) -> InspectedNode {
    switch element {
    case .root: with(.typed(index))
    case .untyped(let position): with(.typed(position))
    case .typed: self
    case .named: asChildOfItself()
    }
  }

  private var isNamed: Bool {
    if case .named = element { return true }
    return false
  }

  private func contentChild<T: BaseViewType>(
    _ type: T.Type, at index: Int?
  ) throws -> InspectedNode {
    let group =
      try modifiedView().map { ChildGroup(source: .single($0), isIndexed: false) }
      ?? children()
    let content: UnwrappedView
    switch (group.source, index) {
    case (.none, nil):
      throw InspectionError.viewNotFound(parent: absenceName)
    case (.several, nil) where showsOneScreen && group.count > 0:
      content = group.content(at: 0)
    case (.several, nil):
      throw InspectionError.notSupported(
        """
        Unable to extract \(T.typePrefix): please specify its index inside parent view
        """)
    case (.single(let single), nil):
      content = single
    case (_, let index?):
      guard 0..<group.count ~= index else {
        throw InspectionError.viewIndexOutOfBounds(index: index, count: group.count)
      }
      content = group.content(at: index)
    }
    if let tag = hiddenTab(content.medium) {
      throw InspectionError.viewNotFound(parent: "tab with tag \(tag)")
    }
    let child = InspectedNode(content, parent: self, element: .typed(index))
    if T._accepts(Content(child)) { return child }
    switch content.structure {
    case .absent:
      throw InspectionError.viewNotFound(parent: child.fullTypeName)
    case .list:
      let position = index ?? 0
      throw InspectionError.notSupported(
        """
        Please insert .tupleView(\(position)) after \(typeName) for inspecting its children at \
        index \(position)
        """)
    default:
      throw child.mismatch(type, at: index, under: self)
    }
  }

  /// Whether the first of several views is what stands here, as where screens are shown.
  private var showsOneScreen: Bool {
    switch description?.name {
    case ViewType.NavigationStack.typePrefix, ViewType.NavigationView.typePrefix,
      ViewType.NavigationSplitView.typePrefix:
      true
    default: false
    }
  }

  /// How messages call what is missing here.
  private var absenceName: String { description?.missingContentName ?? typeName }

  private func mismatch<T: BaseViewType>(
    _ expected: T.Type, at index: Int?, under parent: InspectedNode?
  ) -> InspectionError {
    if expected == ViewType.Shape.self {
      return .typeMismatch(factual: fullTypeName, expected: "InspectableShape")
    }
    let outer = parent?.path ?? ""
    let call = T.call(at: index)
    let path = outer.isEmpty ? call : "\(outer).\(call)"
    let short = typeName
    let isOwn = isCustom && modifier == nil
    let factual = isOwn || short == T.expectation ? TypeName.namespaced(type) : short
    return .inspection(path: path, factual: factual, expected: T.expectation)
  }
}

extension ViewDescription {
  /// How messages call the content of such a view when there is none.
  var missingContentName: String {
    name == ViewType.NavigationLink.typePrefix ? "NavigationLink's destination" : name
  }
}
