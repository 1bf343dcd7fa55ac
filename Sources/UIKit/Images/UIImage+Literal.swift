import Device

/// What `#imageLiteral` makes where nothing else is asked for.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {}

extension _ExpressibleByImageLiteral where Self: UIImage {
  /// A picture of the asset catalogue or the bundle, which Xcode shows in the source.
  ///
  /// Fails the test if there is none, and is empty then; iOS ends the app.
  public init(imageLiteralResourceName path: String) {
    let image = MainActor.assumeIsolated {
      let image = UIImage(named: path)
      if image == nil { RuntimeIssue.fail("There is no image “\(path)” for an image literal.") }
      return image ?? UIImage()
    }
    // The compiler asks for literals of `UIImage` itself.
    self = unsafeDowncast(image, to: Self.self)
  }
}
