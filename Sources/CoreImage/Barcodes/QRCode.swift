import CoreGraphics
import Foundation

/// A QR code of bytes, in the smallest version that holds them (ISO/IEC 18004).
struct QRCode {
  enum Level: String {
    case low = "L"
    case medium = "M"
    case quartile = "Q"
    case high = "H"

    var row: Int {
      switch self {
      case .low: 0
      case .medium: 1
      case .quartile: 2
      case .high: 3
      }
    }

    /// As the format's bits say it.
    fileprivate var bits: Int {
      switch self {
      case .low: 1
      case .medium: 0
      case .quartile: 3
      case .high: 2
      }
    }
  }

  let version: Int
  var size: Int { version * 4 + 17 }
  /// By row and column; true is dark.
  private(set) var modules: [[Bool]]
  /// Those that carry no data.
  private var isFunction: [[Bool]]
  private let level: Level

  /// Nil for more than the largest version holds.
  init?(_ message: Data, _ level: Level) {
    let fitting = (1...40).first { version in
      let header = 4 + (version < 10 ? 8 : 16)
      return header + message.count * 8 <= QRTables.dataCount(version, level.row) * 8
    }
    guard let version = fitting else { return nil }
    self.version = version
    self.level = level
    let size = version * 4 + 17
    modules = Array(repeating: Array(repeating: false, count: size), count: size)
    isFunction = modules
    drawFunctions()
    drawData(codewords(of: message))
    chooseMask()
  }

  /// Black on white, a module a pixel, with a border of one module as Core Image's have.
  var bitmap: CGBitmap {
    let side = size + 2
    var bytes = [UInt8](repeating: 255, count: side * side * 4)
    for row in 0..<size {
      for column in 0..<size where modules[row][column] {
        let start = ((row + 1) * side + column + 1) * 4
        for channel in 0..<3 { bytes[start + channel] = 0 }
      }
    }
    return CGBitmap(width: side, height: side, bytes: bytes)
  }

  // MARK: Data

  private func codewords(of message: Data) -> [UInt8] {
    let capacity = QRTables.dataCount(version, level.row)
    var bits: [Bool] = []
    func append(_ value: Int, _ count: Int) {
      for bit in (0..<count).reversed() { bits.append(value >> bit & 1 == 1) }
    }
    append(0b0100, 4)
    append(message.count, version < 10 ? 8 : 16)
    for byte in message { append(Int(byte), 8) }
    append(0, min(4, capacity * 8 - bits.count))
    append(0, (8 - bits.count % 8) % 8)
    var bytes = stride(from: 0, to: bits.count, by: 8).map { start in
      (0..<8).reduce(UInt8(0)) { $0 << 1 | (bits[start + $1] ? 1 : 0) }
    }
    var filler: UInt8 = 0xEC
    while bytes.count < capacity {
      bytes.append(filler)
      filler ^= 0xEC ^ 0x11
    }
    return interleaved(bytes)
  }

  private func interleaved(_ data: [UInt8]) -> [UInt8] {
    let blockCount = QRTables.blocks[level.row][version - 1]
    let checkCount = QRTables.checks[level.row][version - 1]
    let total = QRTables.moduleCount(version) / 8
    let shortCount = blockCount - total % blockCount
    let shortLength = total / blockCount - checkCount
    let generator = ReedSolomon.generator(checkCount)
    var blocks: [[UInt8]] = []
    var checks: [[UInt8]] = []
    var start = 0
    for index in 0..<blockCount {
      let length = shortLength + (index < shortCount ? 0 : 1)
      let block = Array(data[start..<(start + length)])
      start += length
      blocks.append(block)
      checks.append(ReedSolomon.remainder(block, generator))
    }
    var result: [UInt8] = []
    for place in 0...shortLength {
      for block in blocks where place < block.count { result.append(block[place]) }
    }
    for place in 0..<checkCount {
      for check in checks { result.append(check[place]) }
    }
    return result
  }

  private mutating func drawData(_ bytes: [UInt8]) {
    var bit = 0
    var right = size - 1
    while right >= 1 {
      if right == 6 { right = 5 }
      for step in 0..<size {
        let isUpward = (right + 1) & 2 == 0
        let row = isUpward ? size - 1 - step : step
        for column in [right, right - 1] where !isFunction[row][column] {
          if bit < bytes.count * 8 {
            modules[row][column] = bytes[bit / 8] >> (7 - UInt8(bit % 8)) & 1 == 1
            bit += 1
          }
        }
      }
      right -= 2
    }
  }

  // MARK: Functions

  private mutating func set(_ row: Int, _ column: Int, _ isDark: Bool) {
    modules[row][column] = isDark
    isFunction[row][column] = true
  }

  private mutating func drawFunctions() {
    for place in 0..<size {
      set(6, place, place % 2 == 0)
      set(place, 6, place % 2 == 0)
    }
    for (row, column) in [(3, 3), (3, size - 4), (size - 4, 3)] { drawFinder(row, column) }
    let places = QRTables.alignments(version)
    for (i, row) in places.enumerated() {
      for (j, column) in places.enumerated() {
        let last = places.count - 1
        if (i, j) == (0, 0) || (i, j) == (0, last) || (i, j) == (last, 0) { continue }
        for dy in -2...2 {
          for dx in -2...2 { set(row + dy, column + dx, max(abs(dx), abs(dy)) != 1) }
        }
      }
    }
    drawFormat(mask: 0)
    drawVersion()
  }

  private mutating func drawFinder(_ row: Int, _ column: Int) {
    for dy in -4...4 {
      for dx in -4...4 {
        let (y, x) = (row + dy, column + dx)
        guard (0..<size).contains(y), (0..<size).contains(x) else { continue }
        let distance = max(abs(dx), abs(dy))
        set(y, x, distance != 2 && distance != 4)
      }
    }
  }

  private mutating func drawFormat(mask: Int) {
    let data = level.bits << 3 | mask
    var rest = data
    for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
    let bits = (data << 10 | rest) ^ 0x5412
    func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
    for index in 0...5 { set(index, 8, bit(index)) }
    set(7, 8, bit(6))
    set(8, 8, bit(7))
    set(8, 7, bit(8))
    for index in 9..<15 { set(8, 14 - index, bit(index)) }
    for index in 0..<8 { set(8, size - 1 - index, bit(index)) }
    for index in 8..<15 { set(size - 15 + index, 8, bit(index)) }
    set(size - 8, 8, true)
  }

  private mutating func drawVersion() {
    guard version >= 7 else { return }
    var rest = version
    for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
    let bits = version << 12 | rest
    for index in 0..<18 {
      let isDark = bits >> index & 1 == 1
      let (a, b) = (size - 11 + index % 3, index / 3)
      set(b, a, isDark)
      set(a, b, isDark)
    }
  }

  // MARK: Masks

  private mutating func chooseMask() {
    var best = (mask: 0, penalty: Int.max)
    for mask in 0..<8 {
      apply(mask)
      drawFormat(mask: mask)
      let penalty = QRPenalty.of(modules)
      if penalty < best.penalty { best = (mask, penalty) }
      apply(mask)
    }
    apply(best.mask)
    drawFormat(mask: best.mask)
  }

  private mutating func apply(_ mask: Int) {
    for y in 0..<size {
      for x in 0..<size where !isFunction[y][x] {
        let isTurned: Bool =
          switch mask {
          case 0: (x + y) % 2 == 0
          case 1: y % 2 == 0
          case 2: x % 3 == 0
          case 3: (x + y) % 3 == 0
          case 4: (x / 3 + y / 2) % 2 == 0
          case 5: x * y % 2 + x * y % 3 == 0
          case 6: (x * y % 2 + x * y % 3) % 2 == 0
          default: ((x + y) % 2 + x * y % 3) % 2 == 0
          }
        if isTurned { modules[y][x].toggle() }
      }
    }
  }
}
