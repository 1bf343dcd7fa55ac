import CoreGraphics
import Foundation

public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Differs from Apple's: lines always have the leading of their fonts.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Differs from Apple's: bounds are those of lines, not of the ink of their letters.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

@preconcurrency @MainActor
open class NSStringDrawingContext: NSObject {
  /// The least part of its size that a text may shrink to; 0 for none.
  open var minimumScaleFactor: CGFloat = 0
  /// The part of its size that the last text measured or drawn with the context has.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// In points.
  open internal(set) var totalBounds = CGRect.zero

  public override init() {
    super.init()
  }
}

/// Measures and draws attributed texts.
@MainActor
private enum StringDrawing {
  static func block(
    _ text: NSAttributedString, isSingleLine: Bool, truncates: Bool,
    _ context: NSStringDrawingContext?
  ) -> TextBlock {
    var options = TextBlockOptions()
    options.numberOfLines = isSingleLine ? 1 : 0
    if let least = context?.minimumScaleFactor, least > 0, least < 1 {
      options.minimumScaleFactor = least
    }
    options.lineBreakMode = truncates ? .byTruncatingTail : .byWordWrapping
    return TextBlock(
      text, font: .systemFont(ofSize: 12), color: .black, options: options)
  }

  /// Without `.usesLineFragmentOrigin` a text is one line, whose baseline is the origin.
  static func bounds(
    _ text: NSAttributedString, _ size: CGSize, _ options: NSStringDrawingOptions,
    _ context: NSStringDrawingContext?
  ) -> CGRect {
    let wraps = options.contains(.usesLineFragmentOrigin)
    let block = block(
      text, isSingleLine: !wraps, truncates: options.contains(.truncatesLastVisibleLine), context)
    let shrinks = context.map { $0.minimumScaleFactor > 0 } ?? false
    let width = size.width > 0 && size.width < 1e6 && (wraps || shrinks) ? size.width : nil
    let isLimited = options.contains(.truncatesLastVisibleLine) || shrinks
    let height = isLimited && size.height > 0 && size.height < 1e6 ? size.height : nil
    let measured = block.size(width: width, height: height)
    context?.actualScaleFactor = block.scaleFactor(width: width, height: height)
    let y = wraps ? 0 : -block.firstBaseline(width: nil)
    let result = CGRect(x: 0, y: y, width: measured.width, height: measured.height)
    context?.totalBounds = result
    return result
  }

  static func draw(
    _ text: NSAttributedString, in rect: CGRect, _ options: NSStringDrawingOptions,
    _ drawing: NSStringDrawingContext? = nil
  ) {
    if let drawing { _ = bounds(text, rect.size, options, drawing) }
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let wraps = options.contains(.usesLineFragmentOrigin)
    let block = block(
      text, isSingleLine: !wraps, truncates: options.contains(.truncatesLastVisibleLine), drawing)
    var canvas = ViewCanvas(traits: UITraitCollection.current)
    var place = rect
    if place.width <= 0 || place.width > 1e6 {
      place.size.width = block.size(width: nil).width + 1
    }
    if place.height <= 0 || place.height > 1e6 {
      place.size.height = block.size(width: place.width).height + 1
    }
    if !wraps { place.origin.y -= block.firstBaseline(width: nil) }
    block.append(to: &canvas, in: place)
    context.draw(canvas.list)
  }
}

extension NSAttributedString {
  /// In points, on one line unless the text breaks its lines itself.
  @preconcurrency @MainActor
  public func size() -> CGSize {
    StringDrawing.bounds(self, .zero, .usesLineFragmentOrigin, nil).size
  }

  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect { StringDrawing.bounds(self, size, options, context) }

  @preconcurrency @MainActor
  public func draw(at point: CGPoint) {
    StringDrawing.draw(self, in: CGRect(origin: point, size: .zero), .usesLineFragmentOrigin)
  }

  @preconcurrency @MainActor
  public func draw(in rect: CGRect) {
    StringDrawing.draw(self, in: rect, .usesLineFragmentOrigin)
  }

  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) { StringDrawing.draw(self, in: rect, options, context) }
}

extension NSString {
  private func attributed(
    _ attributes: [NSAttributedString.Key: Any]?
  ) -> NSAttributedString {
    NSAttributedString(string: String(describing: self), attributes: attributes)
  }

  /// In points, on one line unless the text breaks its lines itself.
  @preconcurrency @MainActor
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    attributed(attrs).size()
  }

  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    attributed(attributes).boundingRect(with: size, options: options, context: context)
  }

  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(at: point)
  }

  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(in: rect)
  }

  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) { attributed(attributes).draw(with: rect, options: options, context: context) }
}

extension String {
  /// In points, on one line unless the text breaks its lines itself.
  @preconcurrency @MainActor
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }

  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }

  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }
}
