import Foundation
import UIKit

/// Opens a URL.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
  /// What has become of a URL.
  public struct Result: Sendable {
    package enum Kind: Sendable {
      case handled, discarded
      case systemAction(URL?)
    }

    package let kind: Kind

    /// The handler opened the URL.
    public static let handled = Result(kind: .handled)
    /// The handler did not open the URL, and nobody else shall.
    public static let discarded = Result(kind: .discarded)
    /// The system shall open the URL.
    public static let systemAction = Result(kind: .systemAction(nil))

    /// The system shall open another URL.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .systemAction(url)) }
  }

  private let handler: (@MainActor (URL) -> Result)?

  @preconcurrency
  public nonisolated init(handler: @escaping @MainActor (URL) -> Result) {
    self.handler = handler
  }

  nonisolated init() { handler = nil }

  /// Opens `url`.
  public func callAsFunction(_ url: URL) {
    callAsFunction(url) { _ in }
  }

  /// Opens `url` and says whether that worked.
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    switch handler?(url).kind ?? .systemAction(nil) {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .systemAction(let other):
      UIApplication.shared.open(other ?? url) { completion($0) }
    }
  }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction() }
}

extension EnvironmentValues {
  /// Opens URLs for links and for the app.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
