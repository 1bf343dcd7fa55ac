import Foundation

/// Methods of a class that a subclass's stand in for, for all objects of the class.
///
/// Foundation calls its own functions directly, whatever the program defines; calls from outside go through the
/// table of the class, which lies in memory that can be written.
enum ReplacedMethods {
  /// Puts methods of a subclass into the table of its class.
  ///
  /// To be called when the program is loaded, before there are objects on other threads.
  /// - Parameters:
  ///   - names: The functions to replace, as the linker knows them.
  ///   - base: A class that is not resilient.
  ///   - subclass: Overrides the methods and has no stored properties: its code runs on objects of the class.
  static func replace(_ names: [String], of base: AnyClass, by subclass: AnyClass) {
    let originals = Set(names.compactMap { original($0) })
    let words = table(base)
    let others = table(subclass)
    for index in words.indices where originals.contains(words[index]) {
      words[index] = others[index]
    }
  }

  /// Those of some functions that still stand in the table of a class, or never did.
  static func missing(_ names: [String], of base: AnyClass, by subclass: AnyClass) -> [String] {
    let words = Set(table(base))
    return names.filter { name in
      guard let address = original(name) else { return true }
      return words.contains(address)
    }
  }

  private static func original(_ name: String) -> UInt? {
    dlsym(nil, name).map { UInt(bitPattern: $0) }
  }

  /// The words of a class behind what all classes have, as the Swift runtime lays them out: the fifth word holds the
  /// size of the whole and where in it the class begins.
  private static func table(_ type: AnyClass) -> UnsafeMutableBufferPointer<UInt> {
    let start = unsafeBitCast(type, to: UnsafeMutablePointer<UInt>.self)
    let sizes = start[4]
    let size = Int(sizes & 0xFFFF_FFFF) - Int(sizes >> 32)
    return UnsafeMutableBufferPointer(start: start, count: max(size / 8, 0))
  }
}
