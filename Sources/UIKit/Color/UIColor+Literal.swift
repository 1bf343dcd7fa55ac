import CoreGraphics

/// What `#colorLiteral` makes where nothing else is asked for.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {}

extension _ExpressibleByColorLiteral where Self: UIColor {
  /// What Xcode writes for a colour that was picked in the source, in sRGB.
  ///
  /// - Parameters:
  ///   - red: 0 to 1.
  ///   - green: 0 to 1.
  ///   - blue: 0 to 1.
  ///   - alpha: 0 to 1.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    let color = UIColor(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    // The compiler asks for literals of `UIColor` itself.
    self = unsafeDowncast(color, to: Self.self)
  }
}
