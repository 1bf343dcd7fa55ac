/// Encrypts blocks of 16 bytes with a key of 16, 24 or 32.
struct AESBlock: Sendable {
  /// As many words of four bytes as a block has, for each round.
  private let keys: [[UInt8]]

  /// Nil for a key of another length.
  init?(key: [UInt8]) {
    guard [16, 24, 32].contains(key.count) else { return nil }
    let length = key.count / 4
    var words = stride(from: 0, to: key.count, by: 4).map { Array(key[$0..<($0 + 4)]) }
    var round: UInt8 = 1
    for place in length..<(4 * (length + 7)) {
      var word = words[place - 1]
      if place % length == 0 {
        word = [word[1], word[2], word[3], word[0]].map { Self.box[Int($0)] }
        word[0] ^= round
        round = Self.doubled(round)
      } else if length > 6, place % length == 4 {
        word = word.map { Self.box[Int($0)] }
      }
      words.append(zip(words[place - length], word).map { $0 ^ $1 })
    }
    keys = stride(from: 0, to: words.count, by: 4).map { words[$0..<($0 + 4)].flatMap(\.self) }
  }

  func encrypted(_ block: [UInt8]) -> [UInt8] {
    var state = zip(block, keys[0]).map { $0 ^ $1 }
    for round in 1..<keys.count {
      // The rows move by their number, each byte through the box.
      let moved = (0..<16).map { Self.box[Int(state[($0 + 4 * ($0 % 4)) % 16])] }
      let mixed = round == keys.count - 1 ? moved : Self.mixed(moved)
      state = zip(mixed, keys[round]).map { $0 ^ $1 }
    }
    return state
  }

  private static func mixed(_ state: [UInt8]) -> [UInt8] {
    (0..<16).map { place in
      let column = place - place % 4
      let byte = { (offset: Int) in state[column + (place + offset) % 4] }
      return doubled(byte(0)) ^ doubled(byte(1)) ^ byte(1) ^ byte(2) ^ byte(3)
    }
  }

  // MARK: Arithmetic of bytes

  private static func doubled(_ byte: UInt8) -> UInt8 { byte << 1 ^ (byte & 0x80 == 0 ? 0 : 0x1b) }

  /// The inverse of each byte, with its bits mixed.
  private static let box: [UInt8] = {
    var box = [UInt8](repeating: 0x63, count: 256)
    // Powers of 3 and of its inverse lead through all bytes but 0.
    var power: UInt8 = 1
    var inverse: UInt8 = 1
    repeat {
      power ^= doubled(power)
      inverse ^= inverse << 1
      inverse ^= inverse << 2
      inverse ^= inverse << 4
      if inverse & 0x80 != 0 { inverse ^= 0x09 }
      let mixed =
        inverse ^ inverse.rotatedLeft(1) ^ inverse.rotatedLeft(2) ^ inverse.rotatedLeft(3)
        ^ inverse.rotatedLeft(4)
      box[Int(power)] = mixed ^ 0x63
    } while power != 1
    return box
  }()
}
