import CoreGraphics
import Foundation
import Typesetting

open class UIFontDescriptor: NSObject, @unchecked Sendable {
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Differs from Apple's: makes no difference; no font has a form for controls.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  let descriptor: FontDescriptor
  let textStyle: UIFont.TextStyle?

  init(_ descriptor: FontDescriptor, textStyle: UIFont.TextStyle? = nil) {
    self.descriptor = descriptor
    self.textStyle = textStyle
    super.init()
  }

  public convenience init(name fontName: String, size: CGFloat) {
    self.init(FontNames.descriptor(named: fontName, size: size))
  }

  @preconcurrency @MainActor
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  @preconcurrency @MainActor
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  open var pointSize: CGFloat { descriptor.size }
  open var postscriptName: String { FontNames.fontName(of: descriptor) }

  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if descriptor.isItalic { traits.insert(.traitItalic) }
    if descriptor.weight >= .semibold { traits.insert(.traitBold) }
    if descriptor.design == .monospaced { traits.insert(.traitMonoSpace) }
    if descriptor.leading == .tight { traits.insert(.traitTightLeading) }
    if descriptor.leading == .loose { traits.insert(.traitLooseLeading) }
    if descriptor.width == .condensed { traits.insert(.traitCondensed) }
    if descriptor.width == .expanded { traits.insert(.traitExpanded) }
    return traits
  }

  open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    var copy = descriptor
    // By its family, of which another font may have the traits.
    if let face = descriptor.installedFace { copy.familyName = face.familyName }
    copy.isItalic = traits.contains(.traitItalic)
    if traits.contains(.traitBold) {
      if copy.weight < .semibold {
        copy.weight = textStyle.map(\.metricsStyle.boldTraitWeight) ?? .bold
      }
    } else if copy.weight >= .semibold {
      copy.weight = .regular
    }
    if traits.contains(.traitMonoSpace) { copy.design = .monospaced }
    copy.leading =
      traits.contains(.traitTightLeading)
      ? .tight : traits.contains(.traitLooseLeading) ? .loose : .standard
    if traits.contains(.traitCondensed) { copy.width = .condensed }
    if traits.contains(.traitExpanded) { copy.width = .expanded }
    return UIFontDescriptor(copy, textStyle: textStyle)
  }

  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var copy = descriptor
    switch design {
    case .rounded: copy.design = .rounded
    case .serif: copy.design = .serif
    case .monospaced: copy.design = .monospaced
    default: copy.design = .default
    }
    return UIFontDescriptor(copy, textStyle: textStyle)
  }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var copy = descriptor
    copy.size = newPointSize
    return UIFontDescriptor(copy)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.descriptor == descriptor
  }

  open override var hash: Int { descriptor.hashValue }
}
