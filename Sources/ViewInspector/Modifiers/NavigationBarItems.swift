import SwiftUI

extension InspectableView where View: SingleViewContent {
  /// Steps over a deprecated `navigationBarItems` around a type-erased view.
  ///
  /// - Throws: `notSupported` with the call to write instead where the view's type is known.
  public func navigationBarItems() throws -> InspectableView<ViewType.ClassifiedView> {
    try navigationBarItems(AnyView.self)
  }

  /// Steps over a deprecated `navigationBarItems` around a view of a type.
  ///
  /// - Throws: `modifierNotFound` if there is none; `notSupported`, with the call to write instead,
  ///   for another type.
  public func navigationBarItems<V: SwiftUI.View>(
    _ viewType: V.Type
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    .init(try node.steppedOverBarItems(V.self, isTransparent: View.isTransitive))
  }
}

extension InspectedNode {
  fileprivate func steppedOverBarItems<V: View>(
    _ type: V.Type, isTransparent: Bool
  ) throws -> InspectedNode {
    let place = isTransparent && !isCustom ? self : try barItemsContent()
    guard place.hasModifier(named: Self.barItems) else {
      throw InspectionError.modifierNotFound(
        parent: place.typeName, modifier: Self.barItems, index: 0)
    }
    let actual = Swift.type(of: place.view)
    // What is applied inside of the items is a part of the type that users have to write.
    guard actual == V.self || TypeName.short(V.self) == "ModifiedContent" else {
      throw InspectionError.notSupported(
        """
        Please substitute '\(TypeName.full(actual)).self' as the parameter for \
        'navigationBarItems()' inspection call
        """)
    }
    return place.with(.named(Self.barItemsCall, nil))
  }

  /// The view inside of a container for one, or of a body.
  private func barItemsContent() throws -> InspectedNode {
    let holder = given(nil)
    guard case .single(let content) = try holder.children().source else {
      throw InspectionError.modifierNotFound(
        parent: typeName, modifier: Self.barItems, index: 0)
    }
    return InspectedNode(content, parent: holder, element: .typed(nil))
  }

  /// Whether inspection stops here until `navigationBarItems()` is called.
  var waitsForBarItems: Bool {
    guard medium != nil, hasBarItems else { return false }
    var node: InspectedNode? = self
    while let current = node, current.medium === medium {
      if case .named(Self.barItemsCall, _) = current.element { return false }
      node = current.parent
    }
    return true
  }

  private var hasBarItems: Bool {
    var link = medium
    while let current = link {
      if current.name == Self.barItems { return true }
      link = current.outer
    }
    return false
  }

  /// - Throws: `notSupported` where `navigationBarItems()` has to be called first.
  func requireNamedBarItems<T: BaseViewType>(before type: T.Type, at index: Int?) throws {
    guard waitsForBarItems else { return }
    throw InspectionError.notSupported(
      """
      Please insert '.navigationBarItems()' before \(T.call(at: index)) for unwrapping the \
      underlying view hierarchy.
      """)
  }

  private static let barItems = "navigationBarItems"
  private static let barItemsCall = "navigationBarItems()"
}
