import Foundation

/// Goes through a format once, and writes it anew without positions.
struct FormatScan {
  /// An argument that is read, in the order of reading.
  struct Need {
    /// From 0.
    let index: Int
    let kind: FormatKind
    var isWidth = false
  }

  /// Beyond this, positions and widths are taken for text.
  static let most = 1000

  private let bytes: [UInt8]
  private var place = 0
  private var next = 0
  private var output: [UInt8] = []
  private(set) var needs: [Need] = []
  private(set) var hasOddNumber = false

  init(_ format: String) { bytes = Array(format.utf8) }

  var text: String { String(decoding: output, as: UTF8.self) }

  mutating func run() {
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "%") {
        takePlaceholder()
      } else {
        output.append(bytes[place])
        place += 1
      }
    }
  }

  private mutating func takePlaceholder() {
    let start = place
    place += 1
    var position: Int?
    var followers = next
    var stars: [Need] = []
    var words: [UInt8] = [UInt8(ascii: "%")]
    var isOdd = false
    while place < bytes.count {
      let byte = bytes[place]
      if (49...57).contains(byte) {
        let first = place
        let number = takeNumber()
        isOdd = isOdd || number > Self.most
        if place < bytes.count, bytes[place] == UInt8(ascii: "$") {
          position = number - 1
          place += 1
        } else {
          words += bytes[first..<place]
        }
      } else if byte == UInt8(ascii: "*") {
        place += 1
        words.append(byte)
        let index = takeStarPosition() ?? followers
        if index == followers { followers += 1 }
        isOdd = isOdd || index >= Self.most
        stars.append(Need(index: index, kind: .integer, isWidth: true))
      } else if Self.flags.contains(byte) {
        place += 1
        words.append(byte)
      } else if let kind = FormatKind(letter: byte), !isOdd {
        place += 1
        needs += stars + [Need(index: position ?? followers, kind: kind)]
        next = position == nil ? followers + 1 : followers
        output += words + [byte]
        return
      } else if byte == UInt8(ascii: "%"), place == start + 1 {
        place += 1
        output += "%%".utf8
        return
      } else {
        break
      }
    }
    // No placeholder: what stands there is text.
    hasOddNumber = hasOddNumber || isOdd
    output += "%%".utf8
    place = start + 1
  }

  private mutating func takeNumber() -> Int {
    var number = 0
    while place < bytes.count, (48...57).contains(bytes[place]) {
      number = min(number * 10 + Int(bytes[place]) - 48, 1_000_000)
      place += 1
    }
    return number
  }

  /// The `2$` of `%*2$d`.
  private mutating func takeStarPosition() -> Int? {
    let start = place
    let number = takeNumber()
    guard number > 0, place < bytes.count, bytes[place] == UInt8(ascii: "$") else {
      place = start
      return nil
    }
    place += 1
    return number - 1
  }

  /// Between the percent sign and the letter: flags, widths, sizes.
  private static let flags = Set("-+ #'0.hlqLztj".utf8)
}
