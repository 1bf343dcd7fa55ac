/// A node whose button leads to another screen.
@MainActor
package protocol NavigationLinkMarker: _Node {
  /// What the link selects in the list around it instead of pushing a screen; nil if it pushes.
  var selectedValue: AnyHashable? { get }
}
