import SwiftUI

extension ViewType {
  /// A view type of the app's own, with any generic arguments.
  public struct View<T: SwiftUI.View>: BaseViewType, CustomViewType, SingleViewContent,
    MultipleViewContent
  {
    public static var typePrefix: String { TypeName.withoutGenerics(TypeName.full(T.self)) }
    public static var namespacedPrefixes: [String] { [typePrefix] }

    public static func inspectionCall(typeName: String) -> String { "view(\(typePrefix).self)" }

    @MainActor
    public static func _accepts(_ content: Content) -> Bool {
      guard content.node.modifier == nil else { return false }
      return TypeName.isSame(type(of: content.node.view), as: T.self)
    }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a view of that type of yours.
  public func view<T: SwiftUI.View>(_ type: T.Type) throws -> InspectableView<ViewType.View<T>> {
    try T.requireCustom(index: nil)
    return try child(ViewType.View<T>.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a view of a type of yours.
  public func view<T: SwiftUI.View>(
    _ type: T.Type, _ index: Int
  ) throws -> InspectableView<ViewType.View<T>> {
    try T.requireCustom(index: index)
    return try child(ViewType.View<T>.self, at: index)
  }
}

extension InspectableView where View: CustomViewType {
  /// The value itself, with what the environment supplies; state is live while it is hosted.
  ///
  /// - Throws: `missingEnvironmentObjects` if the environment lacks an object.
  public func actualView() throws -> View.T {
    let stored: Any = node.modifier ?? node.view
    guard var value = stored as? View.T else {
      throw InspectionError.typeMismatch(
        factual: TypeName.full(node.type), expected: TypeName.full(View.T.self))
    }
    let place = UnhostedPlace(environment: node.environment) { [node] in node.storage }
    place.supply(&value)
    guard place.missingObjects.isEmpty else {
      throw InspectionError.missingEnvironmentObjects(
        view: TypeName.full(View.T.self), objects: place.missingObjects)
    }
    return value
  }
}

extension SwiftUI.View {
  /// Refuses the types that have accessors of their own.
  fileprivate static func requireCustom(index: Int?) throws {
    guard TypeName.isSystem(Self.self) else { return }
    let name = TypeName.short(Self.self)
    let accessor = name.prefix(1).lowercased() + name.dropFirst()
    let call =
      index.map { "with .\(accessor)(\($0))" }
      ?? "with .\(accessor)() or .find(ViewType.\(name).self)"
    throw InspectionError.notSupported(
      "Please replace .view(\(name).self) inspection call \(call)")
  }
}
