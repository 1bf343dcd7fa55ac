import Foundation

/// Hears of the loading of pages, and decides about it.
///
/// Decisions are asked for with a handler, isolated to the main actor or not, or asynchronously, whichever a class
/// implements.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: _WKPlainDecisions {
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

// The isolated ones name the actor once more: those that a protocol from before Swift 6 gives its actor to are linked
// by names that don't tell them from the plain ones.
extension WKNavigationDelegate {
  @MainActor public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) {
    let isMade = PlainDecision.isMade {
      let plain: (WKNavigationActionPolicy, WKWebpagePreferences) -> Void = { policy, preferences in
        MainActor.assumeIsolated { decisionHandler(policy, preferences) }
      }
      self.webView(
        webView, decidePolicyFor: navigationAction, preferences: preferences,
        decisionHandler: plain)
    }
    guard !isMade else { return }
    let isolated: @MainActor (WKNavigationActionPolicy) -> Void = {
      decisionHandler($0, preferences)
    }
    self.webView(webView, decidePolicyFor: navigationAction, decisionHandler: isolated)
  }
  @MainActor public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) {
    let isMade = PlainDecision.isMade {
      let plain: (WKNavigationActionPolicy) -> Void = { policy in
        MainActor.assumeIsolated { decisionHandler(policy) }
      }
      self.webView(webView, decidePolicyFor: navigationAction, decisionHandler: plain)
    }
    guard !isMade else { return }
    Task { @MainActor in
      decisionHandler(await self.webView(webView, decidePolicyFor: navigationAction))
    }
  }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy { .allow }
  @MainActor public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
  ) {
    let isMade = PlainDecision.isMade {
      let plain: (WKNavigationResponsePolicy) -> Void = { policy in
        MainActor.assumeIsolated { decisionHandler(policy) }
      }
      self.webView(webView, decidePolicyFor: navigationResponse, decisionHandler: plain)
    }
    guard !isMade else { return }
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
