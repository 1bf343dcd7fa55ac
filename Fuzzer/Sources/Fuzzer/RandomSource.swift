import SwiftUI

/// Values as nobody would write them, the same for the same seed.
struct RandomSource: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64, number: Int) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(number) &* 0xD1B5_4A32_D192_ED03
  }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  private static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude, 0, -0.0, -1, 1, 0.5, -0.5,
    1e6, -1e6, 1e12,
    3.7, 100, 1e-9, 180, 360, .greatestFiniteMagnitude, .pi,
  ]

  /// A number of the kinds that break arithmetic, or an ordinary one.
  mutating func number() -> Double {
    if Bool.random(using: &self) { return Double.random(in: -500...500, using: &self) }
    return Self.numbers.randomElement(using: &self) ?? 0
  }

  mutating func optionalNumber() -> Double? {
    Int.random(in: 0..<4, using: &self) == 0 ? nil : number()
  }

  mutating func optionalLength() -> CGFloat? { optionalNumber().map { CGFloat($0) } }

  mutating func whole() -> Int {
    [0, 1, -1, 2, 3, 7, 100, -100, .max, .min, Int(Int32.max), 65_536].randomElement(using: &self)
      ?? 0
  }

  mutating func flag() -> Bool { Bool.random(using: &self) }

  mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

  mutating func size() -> CGSize { CGSize(width: number(), height: number()) }

  mutating func rect() -> CGRect { CGRect(origin: point(), size: size()) }

  mutating func transform() -> CGAffineTransform {
    CGAffineTransform(
      a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
  }

  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &self)]
  }

  private static let pieces = [
    "", " ", "a", "Ab", "\n", "\t", "\u{0}", "\u{200F}", "مرحبا", "שלום", "日本語", "👩‍👩‍👧‍👦", "🏳️‍🌈",
    "e\u{301}\u{302}\u{303}",
    "%@", "%d", "%", "\\", "\"", "'", "*", "**", "_", "`", "[", "](", ")", "<b>", "&amp;", "{0}",
    "$(", "\u{FFFC}",
    "\u{FEFF}", "ß", "İ", "ﷺ", "\u{1F1E9}", "\u{E000}", "https://example.org", "@", "#", "==",
    "AND", "SELF",
    "name", "1e999", "-", "0", "Straße",
  ]

  /// Text put together from pieces that break parsers and line breaking; now and then long.
  mutating func text() -> String {
    let count =
      Int.random(in: 0..<50, using: &self) == 0
      ? Int.random(in: 500...2_000, using: &self) : Int.random(in: 0...8, using: &self)
    return (0..<count).map { _ in pick(Self.pieces) }.joined(separator: flag() ? " " : "")
  }

  mutating func bytes() -> Data {
    let headers: [[UInt8]] = [
      [], [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], [0xFF, 0xD8, 0xFF, 0xE0],
      Array("GIF89a".utf8), Array("<svg".utf8), Array("bplist00".utf8), Array("%PDF-1.4".utf8),
      Array("RIFF....WEBP".utf8), [0, 1, 0, 0], Array("OTTO".utf8),
      Array("<?xml version=\"1.0\"?><plist>".utf8),
    ]
    let count = Int.random(in: 0...200, using: &self)
    return Data(pick(headers) + (0..<count).map { _ in UInt8.random(in: 0...255, using: &self) })
  }
}
