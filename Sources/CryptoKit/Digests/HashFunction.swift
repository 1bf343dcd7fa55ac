import Foundation

/// Makes a digest of data, all at once or piece by piece.
public protocol HashFunction: Sendable {
  associatedtype Digest: CryptoKit.Digest

  /// How many bytes are taken together.
  static var blockByteCount: Int { get }

  init()

  mutating func update(bufferPointer: UnsafeRawBufferPointer)

  /// The digest of all that came so far; more may follow.
  func finalize() -> Digest
}

extension HashFunction {
  public static func hash<Bytes: DataProtocol>(data: Bytes) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  public mutating func update<Bytes: DataProtocol>(data: Bytes) {
    for region in data.regions {
      region.withUnsafeBytes { update(bufferPointer: $0) }
    }
  }
}

/// One step of a hash function, over a block.
protocol BlockFunction: Sendable {
  static var blockByteCount: Int { get }
  /// How many bytes of the last block say how long the data was.
  static var lengthByteCount: Int { get }
  static var isBigEndian: Bool { get }

  init()
  mutating func take(_ block: ArraySlice<UInt8>)
  var digest: [UInt8] { get }
}

/// Cuts data into blocks and fills the last one up.
struct Blocks<Function: BlockFunction>: Sendable {
  private var function = Function()
  private var waiting: [UInt8] = []
  private var count: UInt64 = 0

  mutating func update(_ bytes: UnsafeRawBufferPointer) {
    count += UInt64(bytes.count)
    waiting.append(contentsOf: bytes)
    let size = Function.blockByteCount
    var start = 0
    while start + size <= waiting.count {
      function.take(waiting[start..<(start + size)])
      start += size
    }
    waiting.removeFirst(start)
  }

  var digest: [UInt8] {
    var function = function
    var rest = waiting + [0x80]
    let size = Function.blockByteCount
    while (rest.count + Function.lengthByteCount) % size != 0 { rest.append(0) }
    let length = (0..<8).map { UInt8(truncatingIfNeeded: (count &* 8) >> (8 * $0)) }
    let zeros = [UInt8](repeating: 0, count: Function.lengthByteCount - 8)
    rest += Function.isBigEndian ? zeros + length.reversed() : length + zeros
    for start in stride(from: 0, to: rest.count, by: size) {
      function.take(rest[start..<(start + size)])
    }
    return function.digest
  }
}

extension FixedWidthInteger {
  func rotatedRight(_ count: Int) -> Self { self >> count | self << (Self.bitWidth - count) }

  func rotatedLeft(_ count: Int) -> Self { rotatedRight(Self.bitWidth - count) }

  /// A number of bytes that stand with the highest first.
  init(bigEndianBytes bytes: ArraySlice<UInt8>) {
    self = bytes.reduce(0) { $0 << 8 | Self(truncatingIfNeeded: $1) }
  }

  var bigEndianBytes: [UInt8] {
    (0..<(Self.bitWidth / 8)).reversed().map { UInt8(truncatingIfNeeded: self >> (8 * $0)) }
  }
}

/// What primes give to SHA-2: the first bits behind the point of their roots.
enum PrimeRoots {
  /// The first of the primes.
  static func primes(_ count: Int) -> [UInt64] {
    var found: [UInt64] = []
    var candidate: UInt64 = 2
    while found.count < count {
      if found.allSatisfy({ candidate % $0 != 0 }) { found.append(candidate) }
      candidate += 1
    }
    return found
  }

  /// The first 64 bits behind the point of the cube root.
  static func cubeFraction(_ prime: UInt64) -> UInt64 {
    fraction(of: prime, power: 3)
  }

  /// The first 64 bits behind the point of the square root.
  static func squareFraction(_ prime: UInt64) -> UInt64 {
    fraction(of: prime, power: 2)
  }

  /// The largest number whose power is not more than the prime times 2 to 64 times that power, bit by bit.
  private static func fraction(of prime: UInt64, power: Int) -> UInt64 {
    let wanted = [UInt32](repeating: 0, count: 2 * power) + [UInt32(prime)]
    var root: [UInt32] = [0, 0, 0]
    for bit in (0..<72).reversed() {
      var candidate = root
      candidate[bit / 32] |= 1 << UInt32(bit % 32)
      var product = candidate
      for _ in 1..<power { product = multiply(product, candidate) }
      if !isGreater(product, wanted) { root = candidate }
    }
    return UInt64(root[1]) << 32 | UInt64(root[0])
  }

  /// Numbers as 32 bits each, the lowest first.
  private static func multiply(_ left: [UInt32], _ right: [UInt32]) -> [UInt32] {
    var result = [UInt32](repeating: 0, count: left.count + right.count)
    for (place, number) in left.enumerated() {
      var carry: UInt64 = 0
      for (other, factor) in right.enumerated() {
        let sum = UInt64(number) * UInt64(factor) + UInt64(result[place + other]) + carry
        result[place + other] = UInt32(truncatingIfNeeded: sum)
        carry = sum >> 32
      }
      result[place + right.count] = UInt32(carry)
    }
    return result
  }

  private static func isGreater(_ left: [UInt32], _ right: [UInt32]) -> Bool {
    for place in (0..<max(left.count, right.count)).reversed() {
      let one = place < left.count ? left[place] : 0
      let other = place < right.count ? right[place] : 0
      if one != other { return one > other }
    }
    return false
  }
}
