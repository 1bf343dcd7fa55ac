/// Small pieces of text work on paths and lists that do without Foundation's slower ways.
extension String {
  /// The text without white space at both ends.
  var trimmed: String {
    let bytes = utf8
    guard let start = bytes.firstIndex(where: { $0 > 32 }),
      let last = bytes.lastIndex(where: { $0 > 32 })
    else { return "" }
    return String(self[start...last])
  }

  /// What follows the last slash.
  var lastPathPart: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return self }
    return String(self[utf8.index(after: slash)...])
  }

  /// What stands before the last slash; empty when there is none.
  var withoutLastPathPart: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == utf8.startIndex ? "/" : String(self[..<slash])
  }

  /// The last part's letters after its last dot, without the dot, in small letters.
  var pathSuffix: String {
    let name = lastPathPart
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.utf8.startIndex else {
      return ""
    }
    return name[name.utf8.index(after: dot)...].lowercased()
  }

  /// The last part without its last dot and what follows it.
  var pathBaseName: String {
    let name = lastPathPart
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.utf8.startIndex else {
      return name
    }
    return String(name[..<dot])
  }

  /// This path with another one behind it; one that begins with a slash stands for itself.
  func appending(path: String) -> String {
    if path.isEmpty { return self }
    if path.utf8.first == UInt8(ascii: "/") || isEmpty { return path }
    return utf8.last == UInt8(ascii: "/") ? self + path : self + "/" + path
  }

  /// The path without `.`, `..` and doubled slashes.
  var standardizedPath: String {
    let bytes = utf8
    var previous: UInt8 = 0
    var isClean = true
    for byte in bytes {
      if byte == UInt8(ascii: "/") || byte == UInt8(ascii: "."), previous == UInt8(ascii: "/") {
        isClean = false
        break
      }
      previous = byte
    }
    if isClean, bytes.count < 2 || previous != UInt8(ascii: "/"), previous != UInt8(ascii: ".") {
      return self
    }
    let isAbsolute = bytes.first == UInt8(ascii: "/")
    var parts: [Substring] = []
    for part in split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute {
        parts.append(part)
      }
    }
    return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
  }

  /// The path as seen from a folder, if it lies in it.
  func relativePath(to folder: String) -> String? {
    let prefix = folder.utf8.last == UInt8(ascii: "/") ? folder : folder + "/"
    return hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }

  /// The words of a list as a shell splits them: quotes and backslashes keep spaces.
  package var shellWords: [String] {
    var words: [String] = []
    var word: [UInt8]?
    var quote: UInt8 = 0
    var isEscaped = false
    for byte in utf8 {
      if isEscaped {
        word = (word ?? []) + [byte]
        isEscaped = false
      } else if byte == UInt8(ascii: "\\"), quote != UInt8(ascii: "'") {
        isEscaped = true
      } else if quote != 0 {
        if byte == quote { quote = 0 } else { word?.append(byte) }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
        word = word ?? []
      } else if byte <= 32 {
        if let finished = word { words.append(String(decoding: finished, as: UTF8.self)) }
        word = nil
      } else {
        word = (word ?? []) + [byte]
      }
    }
    if let finished = word { words.append(String(decoding: finished, as: UTF8.self)) }
    return words
  }
}
