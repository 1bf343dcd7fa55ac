import Foundation

/// What apps called in older releases.
extension UIApplication {
  /// Opens a URL as `open(_:options:completionHandler:)` does, and says whether somebody takes it; deprecated since
  /// iOS 10.
  ///
  /// Differs from Apple's: works as up to iOS 17; later ones refuse it for apps that are built with their SDK.
  @discardableResult
  public func openURL(_ url: URL) -> Bool {
    let isTaken = canOpenURL(url)
    open(url)
    return isTaken
  }

  /// Keeps the next launch from showing a picture of the app as it was.
  ///
  /// Differs from Apple's: nothing happens, as no launch shows such a picture.
  public func ignoreSnapshotOnNextApplicationLaunch() {}
}
