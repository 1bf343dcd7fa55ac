import Device
import Foundation

extension UIApplication {
  /// What the system opens without another app's help.
  private static let systemSchemes: Set = [
    "http", "https", "tel", "mailto", "sms", "app-settings",
  ]

  /// Whether somebody opens the URL: the system, or the app itself.
  ///
  /// No other app is installed. As on iOS, a scheme that is neither has to be listed in the Info.plist's
  /// `LSApplicationQueriesSchemes`; otherwise the console says that it is not.
  func opens(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased() else { return false }
    let information = LaunchInformation.current
    if Self.systemSchemes.contains(scheme) || information.ownSchemes.contains(scheme) {
      return true
    }
    if information.isThere, !information.queriedSchemes.contains(scheme) {
      RuntimeIssue.report(
        "-canOpenURL: failed for URL: \"\(url)\": this app is not allowed to query for scheme "
          + "\(scheme). Add it to LSApplicationQueriesSchemes in Info.plist.")
    }
    return false
  }

  /// Whether a URL comes back to the app itself.
  func isOwn(_ url: URL) -> Bool {
    url.scheme.map { LaunchInformation.current.ownSchemes.contains($0.lowercased()) } ?? false
  }

  // MARK: Starting with a URL

  /// The variable in which a driver names the URL that starts the app.
  package static let launchURLVariable = "VITRINE_OPEN_URL"

  /// The URL that started the app, once.
  func takeLaunchURL() -> URL? {
    defer { launchURL = nil }
    return launchURL
  }

  /// Gives the app the URL that started it, if it has not had it yet.
  package func receiveLaunchURL() {
    if let url = takeLaunchURL() { receive(url) }
  }
}
