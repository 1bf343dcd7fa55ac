import SwiftUI

extension InspectableView {
  /// The title, where it is a binding.
  ///
  /// - Throws: `notSupported` for titles that are not bindings.
  public func navigationTitle() throws -> String { try node.titleBinding().wrappedValue }

  public func setNavigationTitle(_ value: String) throws {
    try node.titleBinding().wrappedValue = value
  }

  public func navigationBarHidden() throws -> Bool {
    try node.carriedValue("navigationBarHidden", as: Bool.self)
  }

  public func navigationBarBackButtonHidden() throws -> Bool {
    try node.carriedValue("navigationBarBackButtonHidden", as: Bool.self)
  }
}

extension InspectedNode {
  fileprivate func titleBinding() throws -> Binding<String> {
    let modifier = try modifier(as: _NavigationItemModifier.self, named: "navigationTitle")
    if let binding = modifier.titleBinding { return binding }
    throw InspectionError.notSupported(
      "navigationTitle() is only supported with a Binding<String> parameter.")
  }
}
