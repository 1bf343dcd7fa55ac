import SwiftUI

extension ViewType {
  /// A modifier type of the app's own, with any generic arguments.
  public struct ViewModifier<T: SwiftUI.ViewModifier>: BaseViewType, CustomViewType,
    SingleViewContent, MultipleViewContent
  {
    public static var typePrefix: String { TypeName.withoutGenerics(TypeName.full(T.self)) }
    public static var namespacedPrefixes: [String] { [typePrefix] }

    public static func inspectionCall(typeName: String) -> String {
      "modifier(\(typePrefix).self)"
    }

    @MainActor
    public static func _accepts(_ content: Content) -> Bool {
      guard let modifier = content.node.modifier else { return false }
      return TypeName.isSame(type(of: modifier), as: T.self)
    }
  }
}

extension InspectableView {
  /// A custom modifier that is applied to the view.
  ///
  /// `index`: Counts the modifiers of the type, whatever its generic arguments, the innermost one
  ///     first.
  public func modifier<T: SwiftUI.ViewModifier>(
    _ type: T.Type, _ index: Int? = nil
  ) throws -> InspectableView<ViewType.ViewModifier<T>> {
    let matches = node.modifiers().filter {
      TypeName.isSame(Swift.type(of: $0.modifier), as: type)
    }
    guard let link = matches.dropFirst(index ?? 0).first else {
      throw node.missingModifier(TypeName.full(type), at: index)
    }
    return .init(node.place(ofCustom: link, index: index))
  }
}
