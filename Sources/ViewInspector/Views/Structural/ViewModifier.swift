import SwiftUI

extension ViewType {
  /// A modifier type of the app's own.
  public struct ViewModifier<T: SwiftUI.ViewModifier>: BaseViewType, CustomViewType,
    SingleViewContent, MultipleViewContent
  {
    public static var typePrefix: String { TypeName.full(T.self) }
    public static var namespacedPrefixes: [String] { [typePrefix] }

    public static func inspectionCall(typeName: String) -> String {
      "modifier(\(TypeName.full(T.self)).self)"
    }

    @MainActor
    public static func _accepts(_ content: Content) -> Bool {
      guard let modifier = content.node.modifier else { return false }
      return ObjectIdentifier(type(of: modifier)) == ObjectIdentifier(T.self)
    }
  }
}

extension InspectableView {
  /// A custom modifier that is applied to the view.
  ///
  /// `index`: Counts the modifiers of the type, the innermost one first.
  public func modifier<T: SwiftUI.ViewModifier>(
    _ type: T.Type, _ index: Int? = nil
  ) throws -> InspectableView<ViewType.ViewModifier<T>> {
    let matches = node.modifiers().filter {
      ObjectIdentifier(Swift.type(of: $0.modifier)) == ObjectIdentifier(type)
    }
    guard let link = matches.dropFirst(index ?? 0).first else {
      throw InspectionError.modifierNotFound(
        parent: node.typeName, modifier: TypeName.full(type), index: index ?? 0)
    }
    return .init(node.place(ofCustom: link, index: index))
  }
}
