import Foundation

extension ASWebAuthenticationSession {
  /// The address with which a page calls the app.
  public struct Callback: Sendable {
    private enum Kind: Sendable {
      case scheme(String)
      case https(host: String, path: String)
    }

    private let kind: Kind

    /// An address of a scheme of the app's own.
    public static func customScheme(_ customScheme: String) -> Callback {
      Callback(kind: .scheme(customScheme))
    }

    /// An address of a host that the app is associated with.
    public static func https(host: String, path: String) -> Callback {
      Callback(kind: .https(host: host, path: path))
    }

    public func matchesURL(_ url: URL) -> Bool {
      switch kind {
      case .scheme(let scheme): url.scheme?.lowercased() == scheme.lowercased()
      case .https(let host, let path):
        url.scheme?.lowercased() == "https" && url.host?.lowercased() == host.lowercased()
          && url.path == path
      }
    }
  }
}
