import CoreGraphics

/// Pixels, and where they are.
struct PixelSource {
  private let bitmap: CGBitmap
  /// From the pixels, with y up, to where they are.
  private let place: CGAffineTransform
  private let inverse: CGAffineTransform
  /// Whether pixels stay squares however large they become, as those of codes do.
  let isCrisp: Bool

  init(_ bitmap: CGBitmap, at origin: CGPoint = .zero, isCrisp: Bool = false) {
    self.init(
      bitmap, CGAffineTransform(translationX: origin.x, y: origin.y), isCrisp: isCrisp)
  }

  private init(_ bitmap: CGBitmap, _ place: CGAffineTransform, isCrisp: Bool) {
    self.bitmap = bitmap
    self.place = place
    inverse = place.inverted()
    self.isCrisp = isCrisp
  }

  var extent: CGRect {
    CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height).applying(place)
  }

  func transformed(by matrix: CGAffineTransform) -> PixelSource {
    PixelSource(bitmap, place.concatenating(matrix), isCrisp: isCrisp)
  }

  /// The pixels of a row from a place on; nil for what has to be sampled, since it is turned, scaled or between pixels.
  func row(at y: CGFloat, from x: CGFloat) -> ArraySlice<UInt8>? {
    let (column, row) = (x - place.tx, CGFloat(bitmap.height) - (y - place.ty) - 0.5)
    guard place.a == 1, place.d == 1, place.b == 0, place.c == 0, column == column.rounded(),
      row == row.rounded(), (0..<CGFloat(bitmap.height)).contains(row),
      (0...CGFloat(bitmap.width)).contains(column)
    else { return nil }
    let start = Int(row) * bitmap.width
    return bitmap.bytes[(start + Int(column)) * 4..<(start + bitmap.width) * 4]
  }

  /// The colour at a point, multiplied by its alpha; clear outside.
  func sample(_ x: CGFloat, _ y: CGFloat) -> SIMD4<UInt8> {
    let point = CGPoint(x: x, y: y).applying(inverse)
    let (column, row) = (point.x, CGFloat(bitmap.height) - point.y)
    // So small that nothing is left of it.
    guard abs(column) < 1e9, abs(row) < 1e9 else { return .zero }
    if isCrisp { return bitmap[Int(column.rounded(.down)), Int(row.rounded(.down))] }
    let (left, top) = ((column - 0.5).rounded(.down), (row - 0.5).rounded(.down))
    let (across, down) = (column - 0.5 - left, row - 0.5 - top)
    let (x0, y0) = (Int(left), Int(top))
    if across < 1e-6, down < 1e-6 { return bitmap[x0, y0] }
    // The edge's own pixels go on outside, so that edges stay opaque.
    func pixel(_ x: Int, _ y: Int) -> SIMD4<Double> {
      let found = bitmap[
        min(max(x, 0), bitmap.width - 1), min(max(y, 0), bitmap.height - 1)]
      return SIMD4(Double(found[0]), Double(found[1]), Double(found[2]), Double(found[3]))
    }
    let upper = pixel(x0, y0) * (1 - across) + pixel(x0 + 1, y0) * across
    let lower = pixel(x0, y0 + 1) * (1 - across) + pixel(x0 + 1, y0 + 1) * across
    let mixed = upper * (1 - down) + lower * down
    return SIMD4(
      UInt8(mixed[0].rounded()), UInt8(mixed[1].rounded()), UInt8(mixed[2].rounded()),
      UInt8(mixed[3].rounded()))
  }
}
