import Foundation
import FoundationNetworking

/// The loading of a page.
@preconcurrency @MainActor
open class WKNavigation: NSObject {
  /// Whether JavaScript and the like were asked for; here always pages.
  let number: Int

  init(number: Int) { self.number = number }
}

/// What leads to a page.
public enum WKNavigationType: Int, Sendable {
  case linkActivated = 0
  case formSubmitted = 1
  case backForward = 2
  case reload = 3
  case formResubmitted = 4
  case other = -1
}

/// Whether a page is loaded.
public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel = 0
  case allow = 1
  /// Differs from Apple's: the same as `cancel`; nothing is downloaded.
  case download = 2
}

/// Whether what a server answers is shown.
public enum WKNavigationResponsePolicy: Int, Sendable {
  case cancel = 0
  case allow = 1
  /// Differs from Apple's: the same as `cancel`; nothing is downloaded.
  case download = 2
}

/// A frame of a page: here always the page itself.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
  public let isMainFrame = true
  public let request: URLRequest
  public private(set) weak var webView: WKWebView?

  init(_ request: URLRequest, in webView: WKWebView) {
    self.request = request
    self.webView = webView
  }
}

/// What is to be loaded, and why.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  public let sourceFrame: WKFrameInfo
  /// Nil for a page that is to have a window of its own.
  public let targetFrame: WKFrameInfo?
  public let navigationType: WKNavigationType
  public let request: URLRequest
  public let shouldPerformDownload = false

  init(
    _ request: URLRequest, _ type: WKNavigationType, in webView: WKWebView, opensWindow: Bool
  ) {
    self.request = request
    navigationType = type
    let current = webView.url.map { URLRequest(url: $0) } ?? request
    sourceFrame = WKFrameInfo(current, in: webView)
    targetFrame = opensWindow ? nil : sourceFrame
  }
}

/// What a server has answered.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
  public let isForMainFrame = true
  public let response: URLResponse
  /// Whether the answer can be shown: texts, pages and pictures can.
  public let canShowMIMEType: Bool

  init(_ response: URLResponse) {
    self.response = response
    let type = response.mimeType ?? "text/html"
    canShowMIMEType = ["text/", "image/", "application/xhtml", "application/json"]
      .contains { type.hasPrefix($0) }
  }
}

/// Hears of the loading of pages, and decides about it.
///
/// Decisions are asked for with a handler or asynchronously, whichever a class implements.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void)
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
  ) async -> WKNavigationResponsePolicy
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(
    _ webView: WKWebView,
    didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error)
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// Differs from Apple's: never called; a page that has begun to show is there whole.
  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// Differs from Apple's: never called; pages have no process of their own.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) {
    self.webView(webView, decidePolicyFor: navigationAction) { decisionHandler($0, preferences) }
  }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) {
    Task { @MainActor in
      decisionHandler(await self.webView(webView, decidePolicyFor: navigationAction))
    }
  }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy { .allow }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
  ) {
    Task { @MainActor in
      decisionHandler(await self.webView(webView, decidePolicyFor: navigationResponse))
    }
  }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
  ) async -> WKNavigationResponsePolicy { navigationResponse.canShowMIMEType ? .allow : .cancel }
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  public func webView(
    _ webView: WKWebView,
    didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {}
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}
