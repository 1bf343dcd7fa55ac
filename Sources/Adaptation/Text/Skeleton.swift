/// A source whose function bodies are blank where they hold nothing to rewrite.
///
/// Most of an app's code is such, and the parser is what takes the time. All bytes stay at their places, so that
/// positions in the tree are those of the source.
struct Skeleton {
  /// The bytes with blanks; nil if the braces cannot be matched for certain without parsing.
  static func bytes(of source: SourceText, needles: Needles) -> [UInt8]? {
    let bodies = source.bytes.withUnsafeBufferPointer { bytes -> [Range<Int>]? in
      var reader = Reader(bytes)
      return reader.bodies()
    }
    guard let bodies else { return nil }
    var result = source.bytes
    for body in bodies where !needles.touch(body) {
      for index in body { result[index] = UInt8(ascii: " ") }
    }
    return result
  }

  private enum Declaration {
    case type, code
  }

  /// Reads declarations, and goes over code.
  private struct Reader {
    private var text: SkippingReader
    private var declaration: Declaration?
    /// Whether what stands in the body of the declaration matters: for observed and overriding members.
    private var isKept = false
    private var depth = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
      text = SkippingReader(bytes)
    }

    mutating func bodies() -> [Range<Int>]? {
      var bodies: [Range<Int>] = []
      var parentheses = 0
      while let byte = text.nextSignificant() {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["):
          parentheses += 1
          text.position += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"):
          parentheses -= 1
          text.position += 1
        case UInt8(ascii: ";"):
          text.position += 1
          reset()
        case UInt8(ascii: "}"):
          depth -= 1
          text.position += 1
          reset()
        case UInt8(ascii: "{"):
          if parentheses == 0, declaration == .type {
            depth += 1
            text.position += 1
            reset()
            continue
          }
          let start = text.position + 1
          text.skipBraces()
          if parentheses == 0 {
            if declaration == .code, !isKept, !text.failed {
              bodies.append(start..<text.position - 1)
            }
            reset()
          }
        default: take(text.word())
        }
        if text.failed || depth < 0 || parentheses < 0 { return nil }
      }
      return depth == 0 && parentheses == 0 && !text.failed ? bodies : nil
    }

    private mutating func reset() {
      declaration = nil
      isKept = false
    }

    private mutating func take(_ word: StaticWord) {
      switch word {
      case .type: declaration = .type
      case .code: declaration = .code
      case .kept: isKept = true
      case .other: break
      }
    }
  }
}

/// What a word says about the declaration that it stands in.
enum StaticWord {
  case type, code, kept, other

  private static let words: [(StaticString, StaticWord)] = [
    ("class", .type), ("struct", .type), ("enum", .type), ("extension", .type),
    ("protocol", .type), ("actor", .type), ("func", .code), ("init", .code), ("deinit", .code),
    ("subscript", .code), ("var", .code), ("let", .code), ("dynamic", .kept), ("override", .kept),
    ("objc", .kept), ("NSManaged", .kept), ("IBInspectable", .kept), ("IBOutlet", .kept),
    ("GKInspectable", .kept),
  ]

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    self = .other
    guard range.count >= 3, range.count <= 13 else { return }
    for (word, kind) in Self.words
    where word.utf8CodeUnitCount == range.count
      && word.withUTF8Buffer({ $0.elementsEqual(UnsafeBufferPointer(rebasing: bytes[range])) })
    {
      self = kind
      return
    }
  }
}
