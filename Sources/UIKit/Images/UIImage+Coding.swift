import CoreGraphics
import DisplayList
import Foundation

/// Apps keep pictures in their files by archiving what holds them.
extension UIImage: NSSecureCoding {
  public static var supportsSecureCoding: Bool { true }

  /// Keeps the file that the image was made from, else its pixels, neither of them turned or tinted; of a symbol its name.
  public func encode(with coder: NSCoder) {
    let data: Data?
    switch storage.content {
    case .symbol(let name): return coder.encode(name as NSString, forKey: CodingKey.symbol)
    case .encoded(let encoded): data = encoded.data
    case .cgImage(let pixels):
      data = UIImage(cgImage: pixels, scale: scale, orientation: .up).pngData()
    case .empty: data = nil
    }
    if let data { coder.encode(data as NSData, forKey: CodingKey.data) }
    coder.encode(Double(scale), forKey: CodingKey.scale)
    coder.encode(storage.orientation.rawValue, forKey: CodingKey.orientation)
    coder.encode(storage.renderingMode.rawValue, forKey: CodingKey.renderingMode)
  }

  /// What a coder has; an empty image for one that has none.
  static func decoded(from coder: NSCoder) -> Storage {
    guard coder.allowsKeyedCoding else { return Storage() }
    if coder.containsValue(forKey: CodingKey.symbol),
      let name = coder.decodeObject(of: NSString.self, forKey: CodingKey.symbol)
    {
      return UIImage(systemName: name as String)?.storage ?? Storage()
    }
    guard coder.containsValue(forKey: CodingKey.data),
      let data = coder.decodeObject(of: NSData.self, forKey: CodingKey.data),
      let image = UIImage(
        file: data as Data, scale: CGFloat(coder.decodeDouble(forKey: CodingKey.scale)),
        name: "archive")
    else { return Storage() }
    var storage = image.storage
    let orientation = coder.decodeInteger(forKey: CodingKey.orientation)
    storage.orientation = Orientation(rawValue: orientation) ?? .up
    if ImageTurn.swapsSides(storage.orientation) {
      storage.size = CGSize(width: storage.size.height, height: storage.size.width)
    }
    let mode = coder.decodeInteger(forKey: CodingKey.renderingMode)
    storage.renderingMode = RenderingMode(rawValue: mode) ?? .automatic
    return storage
  }

  private enum CodingKey {
    static let symbol = "UISymbolName"
    static let data = "UIImageData"
    static let scale = "UIScale"
    static let orientation = "UIImageOrientation"
    static let renderingMode = "UIRenderingMode"
  }
}
