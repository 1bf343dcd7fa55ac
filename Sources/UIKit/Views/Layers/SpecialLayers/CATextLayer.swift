import CoreGraphics
import Device
import Foundation

@preconcurrency @MainActor
open class CATextLayer: CALayer {
  /// A `String` or an `NSAttributedString`.
  open var string: Any? { didSet { noteChange() } }
  /// A `UIFont` or the name of one.
  open var font: Any? { didSet { noteChange() } }
  /// In points.
  open var fontSize: CGFloat = 36 {
    didSet {
      guard keeps(&fontSize, insteadOf: oldValue, as: "fontSize") else { return }
      didChange("fontSize", from: .number(oldValue))
    }
  }
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1) {
    didSet { didChange("foregroundColor", from: .color(oldValue)) }
  }
  open var isWrapped = false { didSet { noteChange() } }
  open var truncationMode = CATextLayerTruncationMode.none { didSet { noteChange() } }
  open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { noteChange() } }

  private var usedFont: UIFont {
    if let font = font as? UIFont { return font.withSize(fontSize) }
    return (font as? String).flatMap { UIFont(name: $0, size: fontSize) }
      ?? .systemFont(ofSize: fontSize)
  }

  override func copyValues(from layer: CALayer) {
    super.copyValues(from: layer)
    guard let layer = layer as? CATextLayer else { return }
    (string, font, fontSize) = (layer.string, layer.font, layer.fontSize)
    (foregroundColor, isWrapped) = (layer.foregroundColor, layer.isWrapped)
    (truncationMode, alignmentMode) = (layer.truncationMode, layer.alignmentMode)
  }

  override func appendContents(to canvas: inout ViewCanvas, in rect: CGRect) {
    super.appendContents(to: &canvas, in: rect)
    var options = TextBlockOptions()
    options.numberOfLines = isWrapped ? 0 : 1
    options.scale = canvas.scale
    options.alignment = alignmentMode.value
    let color = UIColor(cgColor: foregroundColor ?? CGColor(gray: 1, alpha: 1))
    let block: TextBlock
    if let text = string as? NSAttributedString {
      block = TextBlock(text, font: usedFont, color: color, options: options)
    } else if let text = string as? String {
      block = TextBlock(text, font: usedFont, color: color, options: options)
    } else {
      return
    }
    block.append(to: &canvas, in: rect)
  }
}

public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
}

public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

  var value: NSTextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}
