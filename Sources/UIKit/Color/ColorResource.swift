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

extension UIColor {
  /// The colour of an asset catalogue; clear if there is none.
  public convenience init(resource: ColorResource) {
    let found = AssetColors.color(named: resource.name, in: resource.bundle)
    self.init(like: found ?? .clear)
  }
}
