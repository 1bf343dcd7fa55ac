import SwiftUI

extension InspectableView {
  /// The title, where it is a binding.
  ///
  /// - Throws: `notSupported` for titles that are not bindings.
  public func navigationTitle() throws -> String { try node.titleBinding().wrappedValue }

  /// Writes the title, through the binding that `navigationTitle` was given.
  public func setNavigationTitle(_ value: String) throws {
    try node.titleBinding().wrappedValue = value
  }

  /// What the modifier `navigationBarHidden` was given.
  public func navigationBarHidden() throws -> Bool {
    try node.carriedValue("navigationBarHidden", as: Bool.self)
  }

  /// What the modifier `navigationBarBackButtonHidden` was given.
  public func navigationBarBackButtonHidden() throws -> Bool {
    try node.carriedValue("navigationBarBackButtonHidden", as: Bool.self)
  }

  /// Whether `statusBar(hidden:)` or `statusBarHidden(_:)` hides the bar.
  public func statusBarHidden() throws -> Bool {
    if let isHidden = try? node.carriedValue("statusBarHidden", as: Bool?.self) { return isHidden }
    return try node.carriedValue(
      "statusBar", shownAs: "statusBar(hidden:)", as: Bool?.self) ?? false
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
