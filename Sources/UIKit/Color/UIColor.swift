import CoreGraphics
import DisplayList
import Foundation

/// A colour, fixed or depending on traits.
open class UIColor: NSObject, @unchecked Sendable {
  /// The C part of Foundation reads the kind of an object from its first field when it compares attributes of
  /// texts: no kind (0) ends the process, any that is not of the class asks the object itself.
  private let foundationInfo: UInt64 = 1 << 8

  /// Where the components come from.
  enum Content {
    case fixed(CGColor)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  let content: Content
  /// What an equal colour is called, for colours that depend on traits.
  let name: String?
  private let opacity: CGFloat

  init(content: Content, name: String? = nil, opacity: CGFloat = 1) {
    self.content = content
    self.name = name
    self.opacity = opacity
    super.init()
  }

  // MARK: Making

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    content = .fixed(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
    name = nil
    opacity = 1
    super.init()
  }

  public init(white: CGFloat, alpha: CGFloat) {
    content = .fixed(CGColor(gray: white, alpha: alpha))
    name = nil
    opacity = 1
    super.init()
  }

  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let space = CGColorSpace(name: CGColorSpace.displayP3)
    let wide = space.flatMap { CGColor(colorSpace: $0, components: [red, green, blue, alpha]) }
    content = .fixed(wide ?? CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
    name = nil
    opacity = 1
    super.init()
  }

  /// - Parameters:
  ///   - hue: 0 to 1 around the circle.
  ///   - saturation: 0 to 1.
  ///   - brightness: 0 to 1.
  ///   - alpha: 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let rgb = HueColor(hue: hue, saturation: saturation, brightness: brightness).rgb
    self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
  }

  public init(cgColor: CGColor) {
    content = .fixed(cgColor)
    name = nil
    opacity = 1
    super.init()
  }

  @preconcurrency
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    content = .dynamic(dynamicProvider)
    name = nil
    opacity = 1
    super.init()
  }

  public required init?(coder: NSCoder) {
    content = .fixed(Self.decoded(from: coder) ?? CGColor(gray: 0, alpha: 1))
    name = nil
    opacity = 1
    super.init()
  }

  // MARK: Reading

  /// Resolved against the current traits.
  open var cgColor: CGColor { resolvedCGColor(in: Self.presentTraits) }

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch content {
    case .fixed: self
    case .dynamic: UIColor(cgColor: resolvedCGColor(in: traitCollection))
    }
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch content {
    case .fixed(let color):
      UIColor(cgColor: color.copy(alpha: alpha) ?? color)
    case .dynamic(let provider):
      UIColor(
        content: .dynamic { traits in
          provider(traits).resolvedColor(with: traits).withAlphaComponent(alpha)
        },
        name: name.map { "\($0), alpha \(alpha)" })
    }
  }

  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = PaintColor(cgColor)
    red?.pointee = CGFloat(color.red)
    green?.pointee = CGFloat(color.green)
    blue?.pointee = CGFloat(color.blue)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = PaintColor(cgColor)
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = CGFloat(color.red)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = PaintColor(cgColor)
    let value = HueColor(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue))
    hue?.pointee = value.hue
    saturation?.pointee = value.saturation
    brightness?.pointee = value.brightness
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  // MARK: Resolving

  package func resolvedCGColor(in traits: UITraitCollection) -> CGColor {
    switch content {
    case .fixed(let color): color
    case .dynamic(let provider): provider(traits).resolvedCGColor(in: traits)
    }
  }

  package func paintColor(in traits: UITraitCollection) -> PaintColor {
    PaintColor(resolvedCGColor(in: traits))
  }

  /// Off the main actor there are no current traits; then the defaults of a light screen hold.
  private static var presentTraits: UITraitCollection {
    guard DispatchQueue.isMain else { return UITraitCollection(userInterfaceStyle: .light) }
    return MainActor.assumeIsolated { UITraitCollection.current }
  }

  // MARK: Equality

  /// Fixed colours are equal by space and components, dynamic ones by identity or name.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    switch (content, other.content) {
    case (.fixed(let left), .fixed(let right)): return left == right
    case (.dynamic, .dynamic): return name != nil && name == other.name
    default: return false
    }
  }

  open override var hash: Int {
    switch content {
    case .fixed(let color): color.hashValue
    case .dynamic: name.map(\.hashValue) ?? ObjectIdentifier(self).hashValue
    }
  }

  open override var description: String {
    switch content {
    case .fixed(let color):
      let parts = (color.components ?? []).map { UIColor.text($0) }.joined(separator: " ")
      return color.numberOfComponents <= 2
        ? "UIExtendedGrayColorSpace \(parts)" : "UIExtendedSRGBColorSpace \(parts)"
    case .dynamic: return "<UIDynamicColor; name = \(name ?? "(none)")>"
    }
  }

  private static func text(_ value: CGFloat) -> String {
    let rounded = (Double(value) * 1e6).rounded() / 1e6
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? String(Int(rounded)) : String(rounded)
  }
}

extension UIColor {
  @preconcurrency @MainActor
  public func set() {
    setFill()
    setStroke()
  }

  @preconcurrency @MainActor
  public func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  @preconcurrency @MainActor
  public func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }
}

extension DispatchQueue {
  private static let mainKey: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the running code is on the main queue, whatever thread that is.
  static var isMain: Bool { getSpecific(key: mainKey) ?? false || Thread.isMainThread }
}
