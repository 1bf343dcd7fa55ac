import Foundation

/// What the system allows in a program's arguments and environment.
enum LaunchLimits {
  /// Of one argument, or of a variable with its name, in bytes with the one that ends it: the kernel's
  /// MAX_ARG_STRLEN, 32 pages.
  static let longestString = 32 * 4096

  /// - Throws: `.launchFailed` with the name of what cannot be given to a program.
  static func check(
    arguments: [String], environment: [String: String]
  ) throws(AutomationError) {
    for (index, argument) in arguments.enumerated() {
      try check(argument, as: "launch argument \(index + 1)")
    }
    for (name, value) in environment.sorted(by: { $0.key < $1.key }) {
      guard !name.isEmpty, !name.contains("=") else {
        throw AutomationError(
          .launchFailed, "\"\(name)\" is no name of an environment variable.")
      }
      try check("\(name)=\(value)", as: "environment variable \(name.prefix(100))")
    }
  }

  private static func check(_ text: String, as name: String) throws(AutomationError) {
    let length = text.utf8.count
    guard length < longestString else {
      throw AutomationError(
        .launchFailed,
        "The \(name) is too long: \(length) bytes, where the system allows \(longestString - 1). "
          + "Write it to a file and pass the file's path.")
    }
    guard !text.utf8.contains(0) else {
      throw AutomationError(
        .launchFailed, "The \(name) has a NUL character, which ends it for the system.")
    }
  }
}
