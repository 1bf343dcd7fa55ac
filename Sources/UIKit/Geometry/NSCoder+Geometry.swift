import CoreGraphics
import Foundation

/// Geometric values as texts: "{{0, 0}, {320, 44}}"; texts that are none stand for zero.
extension NSCoder {
  public class func string(for point: CGPoint) -> String { NSStringFromCGPoint(point) }
  public class func string(for size: CGSize) -> String { NSStringFromCGSize(size) }
  public class func string(for rect: CGRect) -> String { NSStringFromCGRect(rect) }
  public class func string(for vector: CGVector) -> String { NSStringFromCGVector(vector) }

  public class func string(for transform: CGAffineTransform) -> String {
    GeometryText.list([
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]).replacingOccurrences(of: "{", with: "[").replacingOccurrences(of: "}", with: "]")
  }

  public class func string(for insets: UIEdgeInsets) -> String {
    GeometryText.list([insets.top, insets.left, insets.bottom, insets.right])
  }

  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    GeometryText.list([insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  public class func string(for offset: UIOffset) -> String {
    GeometryText.list([offset.horizontal, offset.vertical])
  }

  public class func cgPoint(for string: String) -> CGPoint {
    GeometryText.numbers(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }

  public class func cgSize(for string: String) -> CGSize {
    GeometryText.numbers(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }

  public class func cgRect(for string: String) -> CGRect {
    GeometryText.numbers(string, 4)
      .map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }

  public class func cgVector(for string: String) -> CGVector {
    GeometryText.numbers(string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }

  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    GeometryText.numbers(string, 6)
      .map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) }
      ?? .identity
  }

  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    GeometryText.numbers(string, 4)
      .map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
  }

  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    GeometryText.numbers(string, 4)
      .map { NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) }
      ?? .zero
  }

  public class func uiOffset(for string: String) -> UIOffset {
    GeometryText.numbers(string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }
}

extension GeometryText {
  static func list(_ values: [CGFloat]) -> String {
    "{" + values.map(number).joined(separator: ", ") + "}"
  }

  /// The numbers of a text; nil where there are not so many.
  static func numbers(_ text: String, _ count: Int) -> [CGFloat]? {
    let parts = text.split { "{}[], ".contains($0) }.map { Double($0) }
    let numbers = parts.compactMap { $0.map { CGFloat($0) } }
    return parts.count == count && numbers.count == count ? numbers : nil
  }
}
