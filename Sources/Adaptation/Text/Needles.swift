/// Where words stand in a source that make an expression worth reading.
///
/// Most function bodies hold none, and the syntax tree below them need not be walked.
struct Needles {
  private static let words: [[UInt8]] = [
    "#selector", "#keyPath", "#if", "@objc", "@convention(block)", "Bundle(", "Bundle.init(",
    "Bundle.", "NSClassFromString(", "NSStringFromClass(", "AttributedString(",
    "class ",
    "TARGET_", "AnyObject)", "extension ", "protocol ",
    "target?.perform", "target!.perform", "#available", "#unavailable", "peratingSystem",
    "waitsForConnectivity", "as NSError", "as? NSError", "as! NSError",
    "HTTPURLResponse.localizedString", "undle.localizedString(", "undle.object(", "decodeObject(",
    "decodePropertyList(",
  ].map { Array($0.utf8) }

  private let offsets: [Int]

  init(in source: SourceText) {
    let objects = Self.anyObjects(in: source)
    let own =
      Self.words + objects.flatMap { name in [".", "?.", "!."].map { name + Array($0.utf8) } }
    offsets = Self.offsets(of: own, in: source)
  }

  /// The names of the variables that are declared as any object.
  private static func anyObjects(in source: SourceText) -> Set<[UInt8]> {
    let type = Array(": AnyObject".utf8)
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
  func touch(_ range: Range<Int>) -> Bool {
    var low = 0
    var high = offsets.count
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < offsets.count && offsets[low] < range.upperBound
  }
}
