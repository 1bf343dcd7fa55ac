import Foundation

/// The sentences of Info.plist by which an app says what it wants of the user.
///
/// iOS ends an app that reaches for something private without one.
package enum UsageDescription {
  /// Fails the running test if the app has none of these keys.
  ///
  /// Packages have no property list that could say it; there nothing is checked.
  package static func require(_ keys: String..., for purpose: String) {
    require(anyOf: keys, for: purpose)
  }

  package static func require(anyOf keys: [String], for purpose: String) {
    guard LaunchedProduct.current?.host != nil || LaunchedProduct.current?.apps != nil,
      let first = keys.first, !keys.contains(where: isThere)
    else { return }
    Mistake.fail(
      "This app has attempted to access privacy-sensitive data without a usage description (\(purpose)). "
        + "The app's Info.plist must contain a \(first) key with a string value that tells the user how "
        + "the app uses this data.")
  }

  private static func isThere(_ key: String) -> Bool {
    let text = Bundle.main.object(forInfoDictionaryKey: key) as? String
    return !(text ?? "").isEmpty
  }
}
