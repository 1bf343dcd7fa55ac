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
