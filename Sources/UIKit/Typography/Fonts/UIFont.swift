import CoreGraphics
import Foundation
import Typesetting

open class UIFont: NSObject, @unchecked Sendable {
  /// The C part of Foundation reads the kind of an object from its first field when it compares attributes of
  /// texts: no kind (0) ends the process, any that is not of the class asks the object itself.
  private let foundationInfo: UInt64 = 1 << 8
  package let metricsDescriptor: FontDescriptor
  /// The style that `preferredFont` was asked for.
  let textStyle: TextStyle?
  /// Whether the weight is that of the style, which is heavier where the user wants bold text.
  let hasStyleWeight: Bool
  /// How font metrics made the font of another one; nil for other fonts.
  let scaling: FontScaling?
  private let metrics: FontMetrics

  package init(
    _ descriptor: FontDescriptor, textStyle: UIFont.TextStyle? = nil, hasStyleWeight: Bool = false
  ) {
    metricsDescriptor = descriptor
    self.textStyle = textStyle
    self.hasStyleWeight = hasStyleWeight
    scaling = nil
    metrics = descriptor.metrics
    super.init()
  }

  init(_ descriptor: FontDescriptor, scaling: FontScaling) {
    metricsDescriptor = descriptor
    textStyle = nil
    hasStyleWeight = false
    self.scaling = scaling
    metrics = descriptor.metrics
    super.init()
  }

  /// A font by PostScript or family name: one of iOS, or one of the app's.
  ///
  /// Nil where there is none. The app's fonts are those in the list `UIAppFonts` of its Info.plist, or that
  /// `CTFontManagerRegisterFontsForURL` has registered. Differs from Apple's: a font of iOS measures like the
  /// system font unless its metrics are known, any style of its family is there, and of a variable font
  /// only the plain instance; the fonts of an app that is a package need not be listed.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty, KnownFonts.has(fontName) else { return nil }
    self.init(FontNames.descriptor(named: fontName, size: fontSize))
  }

  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var font = descriptor.descriptor
    if pointSize > 0 { font.size = pointSize }
    self.init(font, textStyle: descriptor.textStyle)
  }

  // MARK: System fonts

  /// Differs from Apple's: as all fonts that are asked for by size, no heavier with the user's setting "Bold Text"; those of
  /// text styles are.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontDescriptor(size: fontSize))
  }

  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescriptor(size: fontSize, weight: FontWeight(weight.rawValue)))
  }

  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    UIFont(
      FontDescriptor(size: fontSize, weight: FontWeight(weight.rawValue), width: width.metricsWidth)
    )
  }

  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontDescriptor(size: fontSize, weight: .bold))
  }

  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontDescriptor(size: fontSize, isItalic: true))
  }

  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      FontDescriptor(size: fontSize, weight: FontWeight(weight.rawValue), design: .monospaced))
  }

  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      FontDescriptor(
        size: fontSize, weight: FontWeight(weight.rawValue), hasMonospacedDigits: true))
  }

  public class var labelFontSize: CGFloat { 17 }
  public class var buttonFontSize: CGFloat { 18 }
  public class var smallSystemFontSize: CGFloat { 12 }
  public class var systemFontSize: CGFloat { 14 }

  // MARK: Text styles

  @preconcurrency @MainActor
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style at the text size of the traits, heavier where these say that the user wants bold text.
  @preconcurrency @MainActor
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let traits = traitCollection ?? UITraitCollection.current
    let category = traits.preferredContentSizeCategory
    var descriptor = FontDescriptor(
      style: style.metricsStyle, category: category.metricsCategory)
    if traits.legibilityWeight == .bold { descriptor.weight = descriptor.weight.withBoldText }
    return UIFont(descriptor, textStyle: style, hasStyleWeight: true)
  }

  // MARK: Reading

  open var pointSize: CGFloat { metricsDescriptor.size }
  open var ascender: CGFloat { metrics.ascender }
  /// Negative: below the baseline.
  open var descender: CGFloat { metrics.descender }
  open var capHeight: CGFloat { metrics.capHeight }
  open var xHeight: CGFloat { metrics.xHeight }
  open var lineHeight: CGFloat { metrics.lineHeight }
  open var leading: CGFloat { metrics.leading }
  open var familyName: String { FontNames.familyName(of: metricsDescriptor) }
  open var fontName: String { FontNames.fontName(of: metricsDescriptor) }
  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(metricsDescriptor, textStyle: textStyle)
  }

  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var descriptor = metricsDescriptor
    descriptor.size = fontSize
    descriptor.styleLeading = 0
    return UIFont(descriptor)
  }

  public class var familyNames: [String] {
    ["Helvetica", "Helvetica Neue", "Menlo"] + InstalledFonts.familyNames
  }
  /// The names of the family's fonts; none for a family that is not there.
  ///
  /// Differs from Apple's: of families of iOS only the regular and the bold one.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    let installed = InstalledFonts.faces(ofFamily: familyName)
    guard installed.isEmpty else { return installed.map(\.postScriptName) }
    guard familyNames.contains(familyName) else { return [] }
    let base = familyName.replacingOccurrences(of: " ", with: "")
    return familyName == "Menlo" ? ["Menlo-Regular", "Menlo-Bold"] : [base, base + "-Bold"]
  }

  package var resolved: ResolvedFont { .resolve(metricsDescriptor) }

  // MARK: Equality

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.metricsDescriptor == metricsDescriptor
  }

  open override var hash: Int { metricsDescriptor.hashValue }

  open override var description: String {
    "<UICTFont; font-family: \"\(familyName)\"; font-weight: "
      + "\(metricsDescriptor.weight.rawValue >= 0.3 ? "bold" : "normal"); font-style: "
      + "\(metricsDescriptor.isItalic ? "italic" : "normal"); font-size: \(pointSize)pt>"
  }
}
