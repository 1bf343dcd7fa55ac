import Foundation
import FoundationNetworking

/// What pages leave on the device: here their cookies.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  private static let shared = WKWebsiteDataStore(HTTPCookieStorage.shared)

  public let httpCookieStore: WKHTTPCookieStore
  public let isPersistent: Bool

  private init(_ storage: HTTPCookieStorage?) {
    httpCookieStore = WKHTTPCookieStore(storage)
    isPersistent = storage != nil
  }

  open class func `default`() -> WKWebsiteDataStore { shared }

  /// A store that nothing else sees.
  ///
  /// Differs from Apple's: pages are loaded with the cookies of the app's session all the same.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(nil) }

  open class func allWebsiteDataTypes() -> Set<String> { [WKWebsiteDataTypeCookies] }

  /// Differs from Apple's: there are only cookies, and of those all go that the types ask for, whatever the date.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor () -> Void
  ) {
    if dataTypes.contains(WKWebsiteDataTypeCookies) { httpCookieStore.removeAll() }
    DispatchQueue.main.async { completionHandler() }
  }
}

public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"

/// The cookies of pages.
@preconcurrency @MainActor
open class WKHTTPCookieStore: NSObject {
  /// Nil for cookies that are kept here alone.
  private let storage: HTTPCookieStorage?
  private var own: [HTTPCookie] = []

  init(_ storage: HTTPCookieStorage?) { self.storage = storage }

  private var cookies: [HTTPCookie] { storage.map { $0.cookies ?? [] } ?? own }

  open func getAllCookies(_ completionHandler: @escaping @MainActor ([HTTPCookie]) -> Void) {
    let cookies = cookies
    DispatchQueue.main.async { completionHandler(cookies) }
  }

  open func allCookies() async -> [HTTPCookie] { cookies }

  open func setCookie(
    _ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil
  ) {
    if let storage {
      storage.setCookie(cookie)
    } else {
      own.removeAll { $0.isSame(as: cookie) }
      own.append(cookie)
    }
    DispatchQueue.main.async { completionHandler?() }
  }

  open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
    storage?.deleteCookie(cookie)
    own.removeAll { $0.isSame(as: cookie) }
    DispatchQueue.main.async { completionHandler?() }
  }

  func removeAll() {
    for cookie in storage?.cookies ?? [] { storage?.deleteCookie(cookie) }
    own = []
  }
}

extension HTTPCookie {
  fileprivate func isSame(as other: HTTPCookie) -> Bool {
    name == other.name && domain == other.domain && path == other.path
  }
}
