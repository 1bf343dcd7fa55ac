import CoreGraphics
import Foundation

/// A paragraph's characters on one endless line: where each begins and ends, and where lines may
/// break.
///
/// A cluster is one character as a reader sees it (a grapheme cluster).
struct ShapedText {
  struct Cluster {
    /// Left and right edge in points; kerning between two clusters is the gap between them.
    var start: Double
    var end: Double
    /// UTF-8 offset in the whole text.
    var offset: Int32
    /// Flags in the lowest byte, the index of the run above.
    fileprivate var bits: UInt32

    /// The line may end before this cluster.
    var allowsBreakBefore: Bool { bits & 1 != 0 }
    /// White space that hangs over the edge at the end of a wrapped line.
    var isSpace: Bool { bits & 2 != 0 }
    /// The line ends here whatever its width.
    var isNewline: Bool { bits & 4 != 0 }
    /// Such a line end after which a new paragraph begins.
    var endsParagraph: Bool { bits & 8 != 0 }
    var run: Int { Int(bits >> 8) }
  }

  private(set) var clusters: [Cluster] = []
  /// Length of the text in UTF-8.
  private(set) var byteCount: Int32 = 0

  /// Distance of tab stops in points.
  private static let tabStop = 28.0

  private var breaker = LineBreaker()
  private var position = 0.0
  private var hardLineStart = 0.0
  /// The scalar that the next one kerns with; 0 at the start of a line or run.
  private var kerningScalar: UInt32 = 0
  private var runBits: UInt32 = 0

  init(_ text: String, font: ResolvedFont) {
    clusters.reserveCapacity(text.utf8.count)
    append(text, font: font, tracking: 0)
  }

  init(_ runs: [TextRun]) {
    clusters.reserveCapacity(runs.reduce(0) { $0 + $1.text.utf8.count })
    for (index, run) in runs.enumerated() {
      kerningScalar = 0
      runBits = UInt32(truncatingIfNeeded: index) << 8
      switch run.content {
      case .text(let text): append(text, font: run.font, tracking: run.tracking)
      case .attachment(let size): appendAttachment(width: size.width.finiteOrZero)
      }
    }
  }

  var count: Int { clusters.count }

  /// The UTF-8 offset of a cluster; past the last one, the length of the text.
  func offset(_ cluster: Int) -> Int {
    cluster < clusters.count ? Int(clusters[cluster].offset) : Int(byteCount)
  }

  /// Width in points of the widest part between line ends.
  var naturalWidth: Double {
    var widest = 0.0
    var start = 0.0
    for cluster in clusters {
      if cluster.isNewline {
        start = cluster.end
      } else {
        widest = max(widest, cluster.end - start)
      }
    }
    return widest
  }

  // MARK: Appending

  private mutating func append(_ text: String, font: ResolvedFont, tracking: Double) {
    var text = text
    let isSimple = text.withUTF8 { bytes in
      !bytes.contains { $0 >= 0x80 || $0 == 0x0D }
    }
    if isSimple {
      text.withUTF8 { bytes in
        for byte in bytes {
          appendScalar(UInt32(byte), length: 1, font: font, tracking: tracking)
        }
      }
      return
    }
    for character in text {
      let length = Int32(truncatingIfNeeded: character.utf8.count)
      let scalars = character.unicodeScalars
      let first = scalars[scalars.startIndex].value
      if scalars.index(after: scalars.startIndex) == scalars.endIndex {
        appendScalar(first, length: length, font: font, tracking: tracking)
      } else {
        append(character, first: first, length: length, font: font, tracking: tracking)
      }
    }
  }

  /// Appends a character of one scalar.
  @inline(__always)
  private mutating func appendScalar(
    _ scalar: UInt32, length: Int32, font: ResolvedFont, tracking: Double
  ) {
    let mayBreak = breaker.mayBreak(before: LineBreakClass(scalar))
    if scalar < 0x20 || scalar >= 0x85 {
      if ShapedText.isNewline(scalar) {
        appendNewline(scalar, length: length)
        return
      }
      if scalar == 0x09 {
        appendTab()
        return
      }
    }
    position += font.kerning(kerningScalar, scalar)
    kerningScalar = scalar
    var width = font.width(ofSingle: scalar)
    if width > 0 { width += tracking }
    let space: UInt32 = ShapedText.isSpace(scalar) ? 2 : 0
    place(width: width, length: length, flags: (mayBreak ? 1 : 0) | space)
  }

  /// Appends a character of several scalars: a letter with marks, an emoji sequence, CR LF.
  private mutating func append(
    _ character: Character, first: UInt32, length: Int32, font: ResolvedFont, tracking: Double
  ) {
    var flags: UInt32 = 0
    var isFirst = true
    for scalar in character.unicodeScalars {
      let mayBreak = breaker.mayBreak(before: LineBreakClass(scalar.value))
      if isFirst, mayBreak { flags = 1 }
      isFirst = false
    }
    if ShapedText.isNewline(first) {
      appendNewline(first, length: length)
      return
    }
    position += font.kerning(kerningScalar, first)
    kerningScalar = first
    place(width: font.width(of: character) + tracking, length: length, flags: flags)
  }

  private mutating func appendAttachment(width: Double) {
    let mayBreak = breaker.mayBreak(before: LineBreakClass(0xFFFC))
    place(width: width, length: 3, flags: mayBreak ? 1 : 0)
  }

  private mutating func appendTab() {
    let column = ((position - hardLineStart) / ShapedText.tabStop).rounded(.down) + 1
    let width = hardLineStart + column * ShapedText.tabStop - position
    place(width: width, length: 1, flags: 2)
    kerningScalar = 0
  }

  private mutating func appendNewline(_ scalar: UInt32, length: Int32) {
    place(width: 0, length: length, flags: scalar == 0x2028 ? 4 : 4 | 8)
    hardLineStart = position
    kerningScalar = 0
  }

  @inline(__always)
  private mutating func place(width: Double, length: Int32, flags: UInt32) {
    let end = position + width
    clusters.append(
      Cluster(start: position, end: end, offset: byteCount, bits: runBits | flags))
    position = end
    byteCount &+= length
  }

  // MARK: Classes

  @inline(__always)
  static func isNewline(_ scalar: UInt32) -> Bool {
    scalar <= 0x0D ? scalar >= 0x0A : scalar == 0x85 || scalar == 0x2028 || scalar == 0x2029
  }

  /// White space at which a line may end; no-break spaces are letters here.
  @inline(__always)
  static func isSpace(_ scalar: UInt32) -> Bool {
    if scalar < 0x1680 { return scalar == 0x20 }
    return switch scalar {
    case 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
    default: false
    }
  }
}
