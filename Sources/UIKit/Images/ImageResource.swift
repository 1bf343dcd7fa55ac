import Foundation

/// A picture of an asset catalogue, as the build names it.
public struct ImageResource: Hashable, Sendable {
  package let name: String
  package let bundle: Bundle

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension UIImage {
  /// The picture of an asset catalogue; an empty one if there is none.
  @preconcurrency @MainActor
  public convenience init(resource: ImageResource) {
    if let image = ImageFiles.image(named: resource.name, in: resource.bundle) {
      self.init(image.storage, name: resource.name)
    } else {
      self.init()
    }
  }
}
