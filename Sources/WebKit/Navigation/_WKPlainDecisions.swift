import Foundation

/// Decisions of a navigation delegate whose handlers are not isolated to the main actor, as code from before Swift 6
/// writes them.
@preconcurrency @MainActor
public protocol _WKPlainDecisions: NSObjectProtocol {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences,
    decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void)
}

// Of the protocol that refines this one: there Swift 5 would else take the isolated defaults, which ask these, for what
// answers here.
extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences,
    decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) { PlainDecision.isMissing = true }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) { PlainDecision.isMissing = true }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
  ) { PlainDecision.isMissing = true }
}

/// Tells a method that a class implements from the default one.
@MainActor
enum PlainDecision {
  fileprivate(set) static var isMissing = false

  /// Whether more than the default ran.
  static func isMade(_ ask: () -> Void) -> Bool {
    let outer = isMissing
    defer { isMissing = outer }
    isMissing = false
    ask()
    return !isMissing
  }
}
