/// Identifiers for texts, the same in each run, in the form of a UUID.
enum StableUUID {
  static func text(of text: String) -> String {
    let digits =
      hexadecimal(hash(text, seed: 0xcbf2_9ce4_8422_2325))
      + hexadecimal(hash(text, seed: 0x8422_2325_cbf2_9ce4))
    var parts: [Substring] = []
    var rest = digits[...]
    for length in [8, 4, 4, 4, 12] {
      parts.append(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    return parts.joined(separator: "-")
  }

  private static func hash(_ text: String, seed: UInt64) -> UInt64 {
    var hash = seed
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }

  private static func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
