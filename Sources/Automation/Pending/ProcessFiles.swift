import Foundation

/// What the kernel tells about this process, in files.
enum ProcessFiles {
  /// The entries of a folder; empty if there is none.
  static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }

  /// The text of a small file; empty if there is none.
  static func text(of path: String) -> String {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return "" }
    defer { close(file) }
    return withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { buffer in
      let count = read(file, buffer.baseAddress, buffer.count)
      return String(decoding: buffer.prefix(max(count, 0)), as: UTF8.self)
    }
  }

  /// The text of a file of any length; empty if there is none.
  ///
  /// The kernel hands out long ones in pieces, the first of which Foundation takes for the whole.
  static func wholeText(of path: String) -> String {
    let bytes = try? FileHandle(forReadingFrom: URL(fileURLWithPath: path)).readToEnd()
    return String(decoding: bytes ?? Data(), as: UTF8.self)
  }

  /// What a symbolic link refers to; empty if there is none.
  static func target(of link: String) -> String {
    withUnsafeTemporaryAllocation(byteCount: 256, alignment: 1) { buffer in
      guard let start = buffer.baseAddress?.assumingMemoryBound(to: CChar.self) else { return "" }
      let count = readlink(link, start, buffer.count)
      return String(decoding: buffer.prefix(max(count, 0)), as: UTF8.self)
    }
  }
}
