import Foundation

/// Why the system refuses something, in words that say what to do.
package enum SystemTrouble {
  /// - Parameters:
  ///   - code: An error number of the C library.
  ///   - path: The file or folder in question.
  /// - Returns: A part of a sentence.
  package static func words(for code: Int32, at path: String) -> String {
    let text = String(cString: strerror(code))
    switch code {
    case ENOSPC: return "\(text): the disk of \(path) is full, or has no room for another file"
    case EDQUOT: return "\(text): this user may store no more on the disk of \(path)"
    case EACCES, EPERM, EROFS: return "\(text): \(path) cannot be written"
    case ENOENT, ENOTDIR: return "\(text): there is no folder \(path)"
    case ENAMETOOLONG: return "\(text): the path \(path) is too long"
    case EMFILE, ENFILE: return "\(text): see ulimit -n"
    default: return text
    }
  }
}
