import FixtureFonts

/// The font of boxes by a name that no other test installs: those called Blocks stay.
enum StacksFont {
  static let regular = renamed(BlocksFont.regular)
  static let bold = renamed(BlocksFont.bold)

  /// A file with other letters in its names, which are in UTF-16 and as long.
  private static func renamed(_ file: [UInt8]) -> [UInt8] {
    var file = file
    let (old, new) = (letters("Blocks"), letters("Stacks"))
    for start in file.indices.dropLast(old.count) where file[start...].starts(with: old) {
      file.replaceSubrange(start..<(start + old.count), with: new)
    }
    return file
  }

  private static func letters(_ name: String) -> [UInt8] {
    name.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
  }
}
