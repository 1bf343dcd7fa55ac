/// How raw bytes are to be read as pixels.
struct PixelLayout {
  private let width: Int
  private let height: Int
  private let bytesPerRow: Int
  private let bytesPerPixel: Int
  private let red: Int
  private let green: Int
  private let blue: Int
  /// Nil when the image is opaque.
  private let alpha: Int?
  private let isPremultiplied: Bool

  /// Nil for a layout that is not supported.
  init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    model: CGColorSpaceModel, info: CGBitmapInfo
  ) {
    guard width > 0, height > 0, width < 1 << 16, height < 1 << 16, bitsPerComponent == 8,
      bitsPerPixel.isMultiple(of: 8), !info.contains(.floatComponents),
      bytesPerRow >= width * bitsPerPixel / 8,
      let alphaInfo = CGImageAlphaInfo(
        rawValue: info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue)
    else { return nil }
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    bytesPerPixel = bitsPerPixel / 8
    let colors = model == .monochrome ? 1 : 3
    guard model == .monochrome || model == .rgb else { return nil }

    let alphaFirst = [.premultipliedFirst, .first, .noneSkipFirst].contains(alphaInfo)
    let hasFourth = alphaInfo != .none
    guard bytesPerPixel >= colors + (hasFourth ? 1 : 0) else { return nil }
    var order = Array(0..<bytesPerPixel)
    if info.intersection(.byteOrderMask) == .byteOrder32Little {
      guard bytesPerPixel == 4 else { return nil }
      order.reverse()
    }
    let base = alphaFirst ? 1 : 0
    red = order[base]
    green = order[colors == 1 ? base : base + 1]
    blue = order[colors == 1 ? base : base + 2]
    switch alphaInfo {
    case .premultipliedLast, .last: alpha = order[colors]
    case .premultipliedFirst, .first: alpha = order[0]
    case .none, .noneSkipLast, .noneSkipFirst, .alphaOnly: alpha = nil
    }
    isPremultiplied = alphaInfo == .premultipliedLast || alphaInfo == .premultipliedFirst
  }

  /// Nil if there are too few bytes.
  func bitmap(from bytes: [UInt8]) -> CGBitmap? {
    guard bytes.count >= bytesPerRow * (height - 1) + width * bytesPerPixel else { return nil }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for row in 0..<height {
      for column in 0..<width {
        let start = row * bytesPerRow + column * bytesPerPixel
        let opacity = alpha.map { bytes[start + $0] } ?? 255
        for channel in [red, green, blue] {
          let value = bytes[start + channel]
          pixels.append(
            isPremultiplied || opacity == 255
              ? value : UInt8((UInt32(value) * UInt32(opacity) + 127) / 255))
        }
        pixels.append(opacity)
      }
    }
    return CGBitmap(width: width, height: height, bytes: pixels)
  }
}
