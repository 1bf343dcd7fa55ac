/// Where words stand in a source that make an expression worth reading.
///
/// Most function bodies hold none, and the syntax tree below them need not be walked.
struct Needles {
  private static let words: [[UInt8]] = [
    "#selector", "#keyPath", "#if", "@objc", "@convention(block)", "Bundle(", "Bundle.init(",
    "Bundle.", "NSClassFromString(", "NSStringFromClass(", "AttributedString(",
    "class ",
    "TARGET_", "AnyObject)", "AnyObject?)", "extension ", "protocol ",
    ".perform(", ".responds(", "#available", "#unavailable", "peratingSystem",
    "waitsForConnectivity", "as NSError", "as? NSError", "as! NSError",
    "HTTPURLResponse.localizedString", "undle.localizedString(", "undle.object(", "decodeObject(",
    "decodePropertyList(", "unsafeBitCast(", ".passUnretained(", "Self(", "elf.init(",
    "type(of: self).init(", ":)", "]?[", "]![", "?(",
    "conforms(to:", "Timer()", "Timer.init()",
  ].map { Array($0.utf8) }

  /// What stands behind the name of an object whose members or elements are asked for.
  private static let access = [".", "?.", "!.", "[", "?[", "!["].map { Array($0.utf8) }

  private static let element: [UInt8] = Array("[AnyObject]".utf8)

  /// What stands between an element and its member and before a key, where files name `AnyObject`.
  private static let elementAccess = ["]?.", "]!.", "[\"", "?[", "!["].map { Array($0.utf8) }

  private let offsets: [Int]
  /// Where several objects of any class are named.
  private let elements: [Int]
  /// Whether the source names `AnyObject` as the type of what stands in collections.
  let hasAnyObject: Bool

  init(in source: SourceText) {
    let objects = Self.variables(of: "AnyObject", in: source)
    let several = Self.variables(of: "[AnyObject]", in: source).flatMap { name in
      Self.access.map { name + $0 } + [Array("in ".utf8) + name]
    }
    let made = Self.madeClasses(in: source)
    hasAnyObject = !Self.offsets(of: [Array("AnyObject]".utf8)], in: source).isEmpty
    let own =
      Self.words + (hasAnyObject ? Self.elementAccess : [])
      + objects.flatMap { name in Self.access.map { name + $0 } }
      + made.flatMap { name in ["(", ".init("].map { name + Array($0.utf8) } }
    elements = Self.offsets(of: [Self.element] + several, in: source)
    offsets = (Self.offsets(of: own, in: source) + elements).sorted()
  }

  /// The names of the variables that are declared to be of a type.
  private static func variables(of type: String, in source: SourceText) -> Set<[UInt8]> {
    let type = Array(": \(type)".utf8)
    var names: Set<[UInt8]> = []
    for offset in offsets(of: [type], in: source) {
      let after = offset + type.count < source.bytes.count ? source.bytes[offset + type.count] : 32
      guard !isPartOfName(after) else { continue }
      var start = offset
      while start > 0, isPartOfName(source.bytes[start - 1]) { start -= 1 }
      if start < offset { names.insert(Array(source.bytes[start..<offset])) }
    }
    return names
  }

  /// The names of generic parameters that derive from something, and of what is declared as `Cell.Type`.
  private static func madeClasses(in source: SourceText) -> Set<[UInt8]> {
    let bytes = source.bytes
    var names: Set<[UInt8]> = []
    for colon in bytes.indices where bytes[colon] == 58 {
      var end = colon
      while end > 0, bytes[end - 1] == 32 { end -= 1 }
      let name = nameStart(before: end, in: bytes)
      guard name < end else { continue }
      var before = name
      while before > 0, bytes[before - 1] == 32 || bytes[before - 1] == 10 { before -= 1 }
      guard before > 0 else { continue }
      let isParameter =
        (65...90).contains(bytes[name])
        && (bytes[before - 1] == 60 || bytes[before - 1] == 44
          || bytes[..<before].suffix(5) == Array("where".utf8)[...])
      if isParameter || isMetatype(after: colon + 1, in: bytes) {
        names.insert(Array(bytes[name..<end]))
      }
    }
    return names
  }

  /// Whether a type such as `Cell.Type` stands after a place.
  private static func isMetatype(after place: Int, in bytes: [UInt8]) -> Bool {
    var end = place
    while end < bytes.count, isPartOfName(bytes[end]) || [32, 40, 46].contains(bytes[end]) {
      end += 1
    }
    return bytes[place..<end].suffix(5) == Array(".Type".utf8)[...]
  }

  private static func nameStart(before end: Int, in bytes: [UInt8]) -> Int {
    var start = end
    while start > 0, isPartOfName(bytes[start - 1]) { start -= 1 }
    return start
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    byte == 95 || byte >= 128 || (48...57).contains(byte) || (65...90).contains(byte)
      || (97...122).contains(byte)
  }

  private static func offsets(of words: [[UInt8]], in source: SourceText) -> [Int] {
    var starts = [[[UInt8]]](repeating: [], count: 256)
    for word in words { starts[Int(word[0])].append(word) }
    let isStart = starts.map { !$0.isEmpty }
    return source.bytes.withUnsafeBufferPointer { bytes in
      var found: [Int] = []
      for index in bytes.indices where isStart[Int(bytes[index])] {
        for word in starts[Int(bytes[index])]
        where index + word.count <= bytes.count
          && word.indices.allSatisfy({ bytes[index + $0] == word[$0] })
        {
          found.append(index)
          break
        }
      }
      return found
    }
  }

  /// Whether there is one in a range of bytes.
  func touch(_ range: Range<Int>) -> Bool { Self.touch(offsets, range) }

  /// Whether several objects of any class are named in a range of bytes: all of their closures have to be read.
  func touchElements(_ range: Range<Int>) -> Bool { Self.touch(elements, range) }

  private static func touch(_ offsets: [Int], _ range: Range<Int>) -> Bool {
    var low = 0
    var high = offsets.count
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < offsets.count && offsets[low] < range.upperBound
  }
}
