import Foundation

/// Colours on the pasteboard.
///
/// Differs from Apple's: the bytes of a colour are its red, green, blue and alpha as text, and no archive.
extension UIPasteboard {
  private static let colorType = "com.apple.uikit.color"

  public var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  /// The colours of the items that are one; nil where none is.
  public var colors: [UIColor]? {
    get {
      let colors = pasteboard.items.compactMap { $0[Self.colorType].flatMap(Self.color) }
      return colors.isEmpty ? nil : colors
    }
    set { set((newValue ?? []).map { [Self.colorType: Self.data(of: $0)] }) }
  }

  public var hasColors: Bool { pasteboard.items.contains { $0[Self.colorType] != nil } }

  private static func data(of color: UIColor) -> Data {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return Data([red, green, blue, alpha].map { "\($0)" }.joined(separator: " ").utf8)
  }

  private static func color(_ data: Data) -> UIColor? {
    let parts = String(decoding: data, as: UTF8.self).split(separator: " ").compactMap {
      Double($0)
    }
    guard parts.count == 4 else { return nil }
    return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}
