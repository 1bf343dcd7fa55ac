import Device
import Foundation

/// A script that an app adds to pages.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool

  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
  }
}

/// Differs from Apple's: makes no difference; no scripts run.
public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart = 0
  case atDocumentEnd = 1
}

/// What a page's script has sent.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  public let body: Any
  public let name: String
  public private(set) weak var webView: WKWebView?

  init(body: Any, name: String, webView: WKWebView?) {
    self.body = body
    self.name = name
    self.webView = webView
  }
}

/// Hears what scripts of pages send.
///
/// Differs from Apple's: no scripts run, so that nothing is sent.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// The scripts that an app adds to pages, and who hears what they send.
///
/// Differs from Apple's: no scripts run; the console says so when a page with some is loaded.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  public private(set) var userScripts: [WKUserScript] = []
  private(set) var handlers: [String: any WKScriptMessageHandler] = [:]

  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  open func removeAllUserScripts() { userScripts = [] }

  /// A second handler of one name fails, as it does on iOS.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    if handlers[name] != nil {
      RuntimeIssue.fail(
        "Attempt to add script message handler with name '\(name)' when one already exists.")
      return
    }
    handlers[name] = scriptMessageHandler
  }

  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
  open func removeAllScriptMessageHandlers() { handlers = [:] }

  private static var hasTold = false

  /// Says once that the scripts of an app don't run.
  func tellScripts() {
    guard !userScripts.isEmpty, !Self.hasTold else { return }
    Self.hasTold = true
    RuntimeIssue.report("WKUserScript: scripts do not run in pages here.")
  }
}
