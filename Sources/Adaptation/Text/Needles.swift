/// Where words stand in a source that make an expression worth reading.
///
/// Most function bodies hold none, and the syntax tree below them need not be walked.
struct Needles {
  private static let words: [[UInt8]] = [
    "#selector", "#keyPath", "#if", "@objc", "@convention(block)", "Bundle(", "Bundle.init(",
    "Bundle.", "NSClassFromString(",
    "class ",
    "TARGET_", "AnyObject)", "UIApplicationMain", "extension ", "protocol ",
    "target?.perform", "target!.perform",
  ].map { Array($0.utf8) }

  private let offsets: [Int]

  init(in source: SourceText) {
    var starts = [[[UInt8]]](repeating: [], count: 256)
    for word in Self.words { starts[Int(word[0])].append(word) }
    let isStart = starts.map { !$0.isEmpty }
    offsets = source.bytes.withUnsafeBufferPointer { bytes in
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
