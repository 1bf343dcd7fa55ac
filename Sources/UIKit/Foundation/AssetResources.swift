import Foundation

/// A colour of an asset catalogue, as the build names it.
public struct ColorResource: Hashable, Sendable {
  package let name: String
  package let bundle: Bundle

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// A picture of an asset catalogue, as the build names it.
public struct ImageResource: Hashable, Sendable {
  package let name: String
  package let bundle: Bundle

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
