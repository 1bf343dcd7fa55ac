/// The memory that a bitmap context draws into: the caller's, or its own.
final class BitmapMemory {
  let layout: PixelLayout
  let space: CGColorSpace
  let pointer: UnsafeMutableRawPointer
  /// Whether the memory is the caller's, who may look at it at any time.
  let isShared: Bool
  /// Whether something was drawn that is not in the memory yet.
  var isBehind = false
  private let count: Int

  init(
    _ layout: PixelLayout, bytesPerRow: Int, _ space: CGColorSpace, _ data: UnsafeMutableRawPointer?
  ) {
    self.layout = layout
    self.space = space
    count = layout.byteCount
    isShared = data != nil
    if let data {
      pointer = data
    } else {
      pointer = .allocate(byteCount: count, alignment: 16)
      pointer.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    }
  }

  deinit {
    if !isShared { pointer.deallocate() }
  }

  /// What the memory holds; nil if that is nothing but zero.
  var present: CGBitmap? {
    let bytes = [UInt8](UnsafeRawBufferPointer(start: pointer, count: count))
    return bytes.contains { $0 != 0 } ? layout.bitmap(from: bytes) : nil
  }

  func write(_ bitmap: CGBitmap) {
    layout.write(bitmap, to: pointer)
    isBehind = false
  }
}

extension CGDrawing.Mark {
  /// A picture that covers the whole drawing, a pixel a point.
  static func whole(_ bitmap: CGBitmap) -> CGDrawing.Mark {
    let placing = CGAffineTransform(CGFloat(bitmap.width), 0, 0, CGFloat(bitmap.height), 0, 0)
    return CGDrawing.Mark(
      ink: .image(CGImage(bitmap: bitmap), .none, placing), state: CGDrawing.State())
  }
}
