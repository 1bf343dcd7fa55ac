import CoreGraphics
import Foundation

/// Apps keep colours in their defaults and files by archiving them.
extension UIColor: NSSecureCoding {
  public static var supportsSecureCoding: Bool { true }

  /// Differs from Apple's: of a colour that depends on traits only what it is at the moment is kept.
  public func encode(with coder: NSCoder) {
    let color = cgColor
    let components = color.components ?? []
    coder.encode(components.count, forKey: CodingKey.count)
    for (index, component) in components.enumerated() {
      coder.encode(Double(component), forKey: CodingKey.component(index))
    }
    coder.encode((color.colorSpace?.name ?? "") as NSString, forKey: CodingKey.space)
  }

  /// The colour that a coder has; nil for one without a colour.
  static func decoded(from coder: NSCoder) -> CGColor? {
    guard coder.allowsKeyedCoding, coder.containsValue(forKey: CodingKey.count) else { return nil }
    let name = coder.decodeObject(of: NSString.self, forKey: CodingKey.space) as String?
    let count = coder.decodeInteger(forKey: CodingKey.count)
    guard let space = name.flatMap({ CGColorSpace(name: $0) }),
      count == space.numberOfComponents + 1
    else { return nil }
    let components = (0..<count).map {
      CGFloat(coder.decodeDouble(forKey: CodingKey.component($0)))
    }
    return CGColor(colorSpace: space, components: components)
  }

  private enum CodingKey {
    static let count = "UIColorComponentCount"
    static let space = "UIColorSpace"

    static func component(_ index: Int) -> String { "UIColorComponent\(index)" }
  }
}
