import SwiftUI

extension InspectableView where View: SingleViewContent {
  /// The view that a deprecated `navigationBarItems` is applied to, which can be reached without
  /// this call too.
  ///
  /// - Throws: `modifierNotFound` if there is none.
  public func navigationBarItems() throws -> InspectableView<ViewType.ClassifiedView> {
    .init(try node.steppedOverBarItems(isTransparent: View.isTransitive))
  }

  /// The view of a type that a deprecated `navigationBarItems` is applied to.
  ///
  /// - Throws: `modifierNotFound` if there is none; `notSupported`, with the call to write instead,
  ///   for another type.
  public func navigationBarItems<V: SwiftUI.View>(
    _ viewType: V.Type
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    let place = try node.steppedOverBarItems(isTransparent: View.isTransitive)
    // What is applied inside of the items is a part of the type that users have to write.
    guard place.type == V.self || TypeName.short(V.self) == "ModifiedContent" else {
      throw InspectionError.notSupported(
        """
        Please substitute '\(TypeName.full(place.type)).self' as the parameter for \
        'navigationBarItems()' inspection call
        """)
    }
    return .init(place)
  }
}

extension InspectedNode {
  fileprivate func steppedOverBarItems(isTransparent: Bool) throws -> InspectedNode {
    let place = isTransparent && !isCustom ? self : try barItemsContent()
    guard place.hasModifier(named: Self.barItems) else {
      throw place.missingModifier(Self.barItems)
    }
    return place.with(.named("\(Self.barItems)()", nil))
  }

  /// The view inside of a container for one, or of a body.
  private func barItemsContent() throws -> InspectedNode {
    let holder = given(nil)
    guard case .single(let content) = try holder.children().source else {
      throw missingModifier(Self.barItems)
    }
    return InspectedNode(content, parent: holder, element: .typed(nil))
  }

  private static let barItems = "navigationBarItems"
}
