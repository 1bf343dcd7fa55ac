/// How raw bytes are to be read as pixels.
struct PixelLayout {
  private let width: Int
  private let height: Int
  let bytesPerRow: Int
  private let bytesPerPixel: Int
  let alphaInfo: CGImageAlphaInfo
  private let isGrey: Bool
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
    self.alphaInfo = alphaInfo
    isGrey = model == .monochrome
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

  /// The layout of a bitmap context; without gaps between the rows if `bytesPerRow` is 0.
  init?(
    width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, model: CGColorSpaceModel,
    info: CGBitmapInfo
  ) {
    guard
      let alpha = CGImageAlphaInfo(
        rawValue: info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue)
    else { return nil }
    // What contexts can have: no colours that are not multiplied by their alpha.
    let bytes: Int
    switch (model, alpha) {
    case (.rgb, .premultipliedLast), (.rgb, .premultipliedFirst), (.rgb, .noneSkipLast),
      (.rgb, .noneSkipFirst):
      bytes = 4
    case (.monochrome, .none): bytes = 1
    default: return nil
    }
    self.init(
      width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bytes * 8,
      bytesPerRow: bytesPerRow == 0 ? width * bytes : bytesPerRow, model: model, info: info)
  }

  var bitsPerPixel: Int { bytesPerPixel * 8 }
  var byteCount: Int { bytesPerRow * (height - 1) + width * bytesPerPixel }

  /// Writes the pixels; a layout without alpha gets them over black.
  func write(_ bitmap: CGBitmap, to target: UnsafeMutableRawPointer) {
    for row in 0..<min(height, bitmap.height) {
      for column in 0..<min(width, bitmap.width) {
        let pixel = bitmap[column, row]
        let start = row * bytesPerRow + column * bytesPerPixel
        if isGrey {
          let sum = 299 * Int(pixel.x) + 587 * Int(pixel.y) + 114 * Int(pixel.z)
          target.storeBytes(of: UInt8((sum + 500) / 1000), toByteOffset: start, as: UInt8.self)
          continue
        }
        for byte in 0..<bytesPerPixel {
          target.storeBytes(of: 255, toByteOffset: start + byte, as: UInt8.self)
        }
        target.storeBytes(of: pixel.x, toByteOffset: start + red, as: UInt8.self)
        target.storeBytes(of: pixel.y, toByteOffset: start + green, as: UInt8.self)
        target.storeBytes(of: pixel.z, toByteOffset: start + blue, as: UInt8.self)
        if let alpha {
          target.storeBytes(of: pixel.w, toByteOffset: start + alpha, as: UInt8.self)
        }
      }
    }
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
