import Foundation

extension UIImage {
  /// The asset or file called `name`, with a configuration applied to it; nil if there is none.
  @preconcurrency @MainActor
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    guard let image = UIImage(named: name, in: bundle, compatibleWith: nil) else { return nil }
    let configured = configuration.map { image.withConfiguration($0) } ?? image
    self.init(configured.storage, name: name)
  }
}
