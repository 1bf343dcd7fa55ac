import Foundation

/// What AudioToolbox says of files, as `NSOSStatusErrorDomain` has it.
enum SoundError {
  /// `wht?`: there is no such file, or it may not be read.
  static let unspecified = 2_003_334_207
  /// `typ?`: the file is of no known kind.
  static let unsupportedType = 1_954_115_647
  /// `fmt?`: sounds cannot be stored so.
  static let unsupportedFormat = 1_718_449_215

  static func error(_ code: Int) -> NSError {
    NSError(domain: "NSOSStatusErrorDomain", code: code)
  }

  static func error(_ problem: MediaFile.Problem) -> NSError {
    error(problem == .missing ? unspecified : unsupportedType)
  }
}
