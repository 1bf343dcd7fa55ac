import Foundation

/// Functions that are no longer safe, for what still asks for them.
public enum Insecure {
  public struct MD5: HashFunction {
    public typealias Digest = MD5Digest
    public static var blockByteCount: Int { 64 }
    public static var byteCount: Int { 16 }

    private var blocks = Blocks<MD5Block>()

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      blocks.update(bufferPointer)
    }

    public func finalize() -> MD5Digest { MD5Digest(bytes: blocks.digest) }
  }

  public struct SHA1: HashFunction {
    public typealias Digest = SHA1Digest
    public static var blockByteCount: Int { 64 }
    public static var byteCount: Int { 20 }

    private var blocks = Blocks<SHA1Block>()

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      blocks.update(bufferPointer)
    }

    public func finalize() -> SHA1Digest { SHA1Digest(bytes: blocks.digest) }
  }
}

// MARK: - Blocks

struct MD5Block: BlockFunction {
  static let blockByteCount = 64
  static let lengthByteCount = 8
  static let isBigEndian = false

  private var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]

  private static let turns = [
    [7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21],
  ]
  private static let sines = (1...64).map { UInt32(abs(sin(Double($0))) * 4_294_967_296) }

  mutating func take(_ block: ArraySlice<UInt8>) {
    let words = (0..<16).map { place in
      let start = block.startIndex + place * 4
      return UInt32(bigEndianBytes: block[start..<(start + 4)]).byteSwapped
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    for place in 0..<64 {
      let mixed: UInt32
      let word: Int
      switch place / 16 {
      case 0: (mixed, word) = ((b & c) | (~b & d), place)
      case 1: (mixed, word) = ((d & b) | (~d & c), (5 * place + 1) % 16)
      case 2: (mixed, word) = (b ^ c ^ d, (3 * place + 5) % 16)
      default: (mixed, word) = (c ^ (b | ~d), (7 * place) % 16)
      }
      let sum = a &+ mixed &+ Self.sines[place] &+ words[word]
      (a, d, c, b) = (d, c, b, b &+ sum.rotatedLeft(Self.turns[place / 16][place % 4]))
    }
    for (place, word) in [a, b, c, d].enumerated() { state[place] &+= word }
  }

  var digest: [UInt8] { state.flatMap(\.byteSwapped.bigEndianBytes) }
}

struct SHA1Block: BlockFunction {
  static let blockByteCount = 64
  static let lengthByteCount = 8
  static let isBigEndian = true

  private var state: [UInt32] = [
    0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0,
  ]

  mutating func take(_ block: ArraySlice<UInt8>) {
    var words = (0..<16).map { place in
      let start = block.startIndex + place * 4
      return UInt32(bigEndianBytes: block[start..<(start + 4)])
    }
    for place in 16..<80 {
      let mixed = words[place - 3] ^ words[place - 8] ^ words[place - 14] ^ words[place - 16]
      words.append(mixed.rotatedLeft(1))
    }
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for place in 0..<80 {
      let mixed: UInt32
      let constant: UInt32
      switch place / 20 {
      case 0: (mixed, constant) = ((b & c) | (~b & d), 0x5a82_7999)
      case 1: (mixed, constant) = (b ^ c ^ d, 0x6ed9_eba1)
      case 2: (mixed, constant) = ((b & c) | (b & d) | (c & d), 0x8f1b_bcdc)
      default: (mixed, constant) = (b ^ c ^ d, 0xca62_c1d6)
      }
      let next = a.rotatedLeft(5) &+ mixed &+ e &+ constant &+ words[place]
      (e, d, c, b, a) = (d, c, b.rotatedLeft(30), a, next)
    }
    for (place, word) in [a, b, c, d, e].enumerated() { state[place] &+= word }
  }

  var digest: [UInt8] { state.flatMap(\.bigEndianBytes) }
}
