/// Which app this is.
package struct AutomationAppInfo: Hashable, Sendable {
  /// The name under the icon.
  package var name: String
  /// Reverse-DNS name, or the product's name where there is none.
  package var bundleIdentifier: String
  package var processIdentifier: Int32

  package init(name: String, bundleIdentifier: String, processIdentifier: Int32) {
    self.name = name
    self.bundleIdentifier = bundleIdentifier
    self.processIdentifier = processIdentifier
  }
}
