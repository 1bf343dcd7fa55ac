import Foundation

public struct SHA256: HashFunction {
  public typealias Digest = SHA256Digest
  public static var blockByteCount: Int { 64 }
  public static var byteCount: Int { 32 }

  private var blocks = Blocks<SHA256Block>()

  public init() {}

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    blocks.update(bufferPointer)
  }

  public func finalize() -> SHA256Digest { SHA256Digest(bytes: blocks.digest) }
}

public struct SHA384: HashFunction {
  public typealias Digest = SHA384Digest
  public static var blockByteCount: Int { 128 }
  public static var byteCount: Int { 48 }

  private var blocks = Blocks<SHA384Block>()

  public init() {}

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    blocks.update(bufferPointer)
  }

  public func finalize() -> SHA384Digest { SHA384Digest(bytes: blocks.digest) }
}

public struct SHA512: HashFunction {
  public typealias Digest = SHA512Digest
  public static var blockByteCount: Int { 128 }
  public static var byteCount: Int { 64 }

  private var blocks = Blocks<SHA512Block>()

  public init() {}

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    blocks.update(bufferPointer)
  }

  public func finalize() -> SHA512Digest { SHA512Digest(bytes: blocks.digest) }
}

// MARK: - Blocks

/// The rounds of SHA-2, which differ in the width of their words, their number and how far bits are turned.
private struct SHA2Rounds<Word: FixedWidthInteger & Sendable>: Sendable {
  var state: [Word]
  let constants: [Word]
  /// How far bits are turned for the words of the schedule, and in the rounds.
  let small: [[Int]]
  let large: [[Int]]

  mutating func take(_ block: ArraySlice<UInt8>) {
    let size = Word.bitWidth / 8
    var words = (0..<16).map { place in
      let start = block.startIndex + place * size
      return Word(bigEndianBytes: block[start..<(start + size)])
    }
    for place in 16..<constants.count {
      let one = words[place - 15]
      let two = words[place - 2]
      let first =
        one.rotatedRight(small[0][0]) ^ one.rotatedRight(small[0][1]) ^ (one >> Word(small[0][2]))
      let second =
        two.rotatedRight(small[1][0]) ^ two.rotatedRight(small[1][1]) ^ (two >> Word(small[1][2]))
      words.append(words[place - 16] &+ first &+ words[place - 7] &+ second)
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for place in constants.indices {
      let sum = turned(e, large[1])
      let choice = (e & f) ^ (~e & g)
      let one = h &+ sum &+ choice &+ constants[place] &+ words[place]
      let majority = (a & b) ^ (a & c) ^ (b & c)
      let two = turned(a, large[0]) &+ majority
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ one, c, b, a, one &+ two)
    }
    for (place, word) in [a, b, c, d, e, f, g, h].enumerated() { state[place] &+= word }
  }

  private func turned(_ word: Word, _ counts: [Int]) -> Word {
    word.rotatedRight(counts[0]) ^ word.rotatedRight(counts[1]) ^ word.rotatedRight(counts[2])
  }

  var digest: [UInt8] { state.flatMap(\.bigEndianBytes) }

  static func wide(_ start: [UInt64]) -> SHA2Rounds<UInt64> {
    SHA2Rounds<UInt64>(
      state: start, constants: SHA2Constants.wide, small: [[1, 8, 7], [19, 61, 6]],
      large: [[28, 34, 39], [14, 18, 41]])
  }
}

private enum SHA2Constants {
  static let wide = PrimeRoots.primes(80).map(PrimeRoots.cubeFraction)
  static let narrow = wide.prefix(64).map { UInt32($0 >> 32) }
  static let start = PrimeRoots.primes(8).map(PrimeRoots.squareFraction)
  static let start384 = PrimeRoots.primes(16).suffix(8).map(PrimeRoots.squareFraction)
}

struct SHA256Block: BlockFunction {
  static let blockByteCount = 64
  static let lengthByteCount = 8
  static let isBigEndian = true

  private var rounds = SHA2Rounds<UInt32>(
    state: SHA2Constants.start.map { UInt32($0 >> 32) }, constants: SHA2Constants.narrow,
    small: [[7, 18, 3], [17, 19, 10]], large: [[2, 13, 22], [6, 11, 25]])

  mutating func take(_ block: ArraySlice<UInt8>) { rounds.take(block) }
  var digest: [UInt8] { rounds.digest }
}

struct SHA512Block: BlockFunction {
  static let blockByteCount = 128
  static let lengthByteCount = 16
  static let isBigEndian = true

  private var rounds = SHA2Rounds<UInt64>.wide(SHA2Constants.start)

  mutating func take(_ block: ArraySlice<UInt8>) { rounds.take(block) }
  var digest: [UInt8] { rounds.digest }
}

struct SHA384Block: BlockFunction {
  static let blockByteCount = 128
  static let lengthByteCount = 16
  static let isBigEndian = true

  private var rounds = SHA2Rounds<UInt64>.wide(SHA2Constants.start384)

  mutating func take(_ block: ArraySlice<UInt8>) { rounds.take(block) }
  var digest: [UInt8] { Array(rounds.digest.prefix(48)) }
}
