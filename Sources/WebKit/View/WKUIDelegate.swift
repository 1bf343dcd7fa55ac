import Foundation

/// What a page asks of the app's window.
///
/// Differs from Apple's: no scripts run, so that there are no panels of theirs.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {
  /// A link asks for a window of its own; nil shows nothing.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?
  /// Differs from Apple's: never called; no scripts run.
  func webViewDidClose(_ webView: WKWebView)
}

extension WKUIDelegate {
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }
  public func webViewDidClose(_ webView: WKWebView) {}
}

/// What a page wants of a window of its own: nothing in particular.
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {
  public let menuBarVisibility: NSNumber? = nil
  public let statusBarVisibility: NSNumber? = nil
  public let toolbarsVisibility: NSNumber? = nil
  public let allowsResizing: NSNumber? = nil
  public let x: NSNumber? = nil
  public let y: NSNumber? = nil
  public let width: NSNumber? = nil
  public let height: NSNumber? = nil
}
