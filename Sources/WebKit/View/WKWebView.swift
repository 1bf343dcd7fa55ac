// WebKit: pages of the web as texts, links, buttons and fields. May import UIKit and what stands below it.

import Accessibility
import CoreGraphics
import Device
import Foundation
import FoundationAdditions
import FoundationNetworking
import UIKit

/// Shows a page of the web.
///
/// Pages come from texts, files, and the app's `URLSession` with its `URLProtocol`s.
///
/// Differs from Apple's: a page is shown as a column of its texts, links, buttons and fields; style sheets are not
/// read, pictures are boxes that tell what they show, and scripts do not run.
@preconcurrency @MainActor
open class WKWebView: _ElementView {
  public let configuration: WKWebViewConfiguration
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  public let backForwardList = WKBackForwardList()
  public let scrollView = UIScrollView()

  /// What the page of the moment is loaded with, in place of the device's own.
  open var customUserAgent: String?
  /// Differs from Apple's: kept, and read by nobody here; the app's buttons go back and forward.
  open var allowsBackForwardNavigationGestures = false
  /// Differs from Apple's: kept, and read by nobody here; links have no preview.
  open var allowsLinkPreview = true
  /// Differs from Apple's: kept, and read by nobody here; no inspector can be attached.
  open var isInspectable = false

  // MARK: What is shown

  public private(set) var url: URL? {
    willSet { ObservableChange.begins(in: self, "url") }
    didSet { ObservableChange.ends(in: self, "url") }
  }
  public private(set) var title: String? = "" {
    willSet { ObservableChange.begins(in: self, "title") }
    didSet { ObservableChange.ends(in: self, "title") }
  }
  public private(set) var isLoading = false {
    willSet { ObservableChange.begins(in: self, "loading") }
    didSet { ObservableChange.ends(in: self, "loading") }
  }
  /// From 0 to 1.
  public private(set) var estimatedProgress = 0.0 {
    willSet { ObservableChange.begins(in: self, "estimatedProgress") }
    didSet { ObservableChange.ends(in: self, "estimatedProgress") }
  }
  public var canGoBack: Bool { backForwardList.backItem != nil }
  public var canGoForward: Bool { backForwardList.forwardItem != nil }
  public var hasOnlySecureContent: Bool { url?.scheme == "https" }

  private var page = PageContent()
  private var pageView: PageView?
  private var loading: Task<Void, Never>?
  private var lastNumber = 0

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    build()
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    build()
  }

  isolated deinit { loading?.cancel() }

  private func build() {
    backgroundColor = .white
    ownAccessibility = AccessibilityDefaults(.webView, isElement: false)
    addSubview(scrollView)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
    guard let pageView else { return }
    let height = max(pageView.layOut(width: bounds.width), bounds.height)
    pageView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    scrollView.contentSize = pageView.frame.size
  }

  // MARK: Loading

  /// Asks for a page; the delegate hears how it goes, at later turns.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    start(.request(request), .other)
  }

  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    start(.data(Data(string.utf8), mimeType: "text/html", baseURL: baseURL), .other)
  }

  /// Differs from Apple's: `readAccessURL` makes no difference; pages load nothing besides themselves.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    start(.request(URLRequest(url: URL)), .other)
  }

  /// Differs from Apple's: texts are read in UTF-8, whatever `characterEncodingName` is.
  @discardableResult
  open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    start(.data(data, mimeType: MIMEType, baseURL: baseURL), .other)
  }

  /// Loads the page that shows once more; nil without one.
  @discardableResult
  open func reload() -> WKNavigation? {
    backForwardList.currentItem.flatMap { start($0.source, .reload, item: $0) }
  }

  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { reload() }

  open func stopLoading() {
    guard isLoading else { return }
    loading?.cancel()
    loading = nil
    isLoading = false
  }

  @discardableResult
  open func goBack() -> WKNavigation? { backForwardList.backItem.flatMap { go(to: $0) } }

  @discardableResult
  open func goForward() -> WKNavigation? { backForwardList.forwardItem.flatMap { go(to: $0) } }

  @discardableResult
  open func go(to item: WKBackForwardListItem) -> WKNavigation? {
    start(item.source, .backForward, item: item)
  }

  @discardableResult
  private func start(
    _ source: PageSource, _ type: WKNavigationType, item: WKBackForwardListItem? = nil
  ) -> WKNavigation {
    loading?.cancel()
    lastNumber += 1
    let navigation = WKNavigation(number: lastNumber)
    configuration.userContentController.tellScripts()
    loading = Task { [weak self] in
      guard let self,
        await isAllowed(WKNavigationAction(source.request, type, in: self, opensWindow: false))
      else { return }
      await fetch(source, navigation, item)
    }
    return navigation
  }

  /// Asks the delegate whether a page may be loaded.
  private func isAllowed(_ action: WKNavigationAction) async -> Bool {
    guard let navigationDelegate else { return true }
    let policy = await withCheckedContinuation { next in
      let decide: @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void = {
        policy, _ in next.resume(returning: policy)
      }
      navigationDelegate.webView(
        self, decidePolicyFor: action, preferences: configuration.defaultWebpagePreferences,
        decisionHandler: decide)
    }
    return policy == .allow && !Task.isCancelled
  }

  private func fetch(
    _ source: PageSource, _ navigation: WKNavigation, _ item: WKBackForwardListItem?
  ) async {
    isLoading = true
    estimatedProgress = 0.1
    let asked = source.url
    url = asked ?? PageSource.blank
    navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    do {
      let (data, response) = try await source.answer(userAgent: sentUserAgent)
      try Task.checkCancellation()
      if let asked, let answered = response.url, answered != asked {
        url = answered
        navigationDelegate?.webView(
          self, didReceiveServerRedirectForProvisionalNavigation: navigation)
      }
      guard await isShown(response) else {
        throw NSError(
          domain: "WebKitErrorDomain", code: 102,
          userInfo: [NSLocalizedDescriptionKey: "Frame load interrupted"])
      }
      try Task.checkCancellation()
      commit(data, response, source, navigation, item)
    } catch {
      guard !Task.isCancelled else { return }
      isLoading = false
      navigationDelegate?.webView(
        self, didFailProvisionalNavigation: navigation, withError: error)
    }
  }

  private func isShown(_ response: URLResponse) async -> Bool {
    let answer = WKNavigationResponse(response)
    guard let navigationDelegate else { return answer.canShowMIMEType }
    let policy = await withCheckedContinuation { next in
      let decide: @MainActor (WKNavigationResponsePolicy) -> Void = { next.resume(returning: $0) }
      navigationDelegate.webView(self, decidePolicyFor: answer, decisionHandler: decide)
    }
    return policy == .allow
  }

  private func commit(
    _ data: Data, _ response: URLResponse, _ source: PageSource, _ navigation: WKNavigation,
    _ item: WKBackForwardListItem?
  ) {
    show(data, response)
    let moves = ["canGoBack", "canGoForward"]
    ObservableChange.make(in: self, moves) {
      if let item {
        backForwardList.move(to: item)
      } else {
        backForwardList.add(WKBackForwardListItem(source, url: url ?? PageSource.blank))
      }
    }
    navigationDelegate?.webView(self, didCommit: navigation)
    title = page.title
    backForwardList.currentItem?.title = page.title
    estimatedProgress = 1
    isLoading = false
    navigationDelegate?.webView(self, didFinish: navigation)
  }

  private func show(_ data: Data, _ response: URLResponse) {
    let text = String(decoding: data, as: UTF8.self)
    let type = response.mimeType ?? "text/html"
    if type.contains("html") {
      page = PageReader.page(text)
    } else {
      page = PageContent()
      page.source = text
      page.blocks = [
        PageContent.Block(
          pieces: type.hasPrefix("image/")
            ? [.image(alternative: response.url?.lastPathComponent ?? "")] : [.text(text)])
      ]
    }
    pageView?.removeFromSuperview()
    let shown = PageView(page) { [weak self] in self?.act($0) }
    scrollView.addSubview(shown)
    scrollView.contentOffset = .zero
    pageView = shown
    setNeedsLayout()
  }

  // MARK: Acting

  private func act(_ action: PageView.Action) {
    switch action {
    case .follow(let href, let opensWindow):
      guard let target = URL(string: href, relativeTo: url)?.absoluteURL else { return }
      follow(URLRequest(url: target), .linkActivated, opensWindow: opensWindow)
    case .send(let form, let values):
      guard let request = form.request(values, from: url) else { return }
      follow(request, .formSubmitted, opensWindow: false)
    }
  }

  private func follow(_ request: URLRequest, _ type: WKNavigationType, opensWindow: Bool) {
    guard opensWindow else {
      start(.request(request), type)
      return
    }
    Task { [weak self] in
      guard let self else { return }
      let action = WKNavigationAction(request, type, in: self, opensWindow: true)
      guard await isAllowed(action) else { return }
      let opened = uiDelegate?.webView(
        self, createWebViewWith: configuration, for: action, windowFeatures: WKWindowFeatures())
      opened?.load(request)
    }
  }

  // MARK: Scripts

  private var sentUserAgent: String? {
    customUserAgent ?? configuration.applicationNameForUserAgent.map { Self.userAgent + " " + $0 }
  }

  private static var userAgent: String {
    let device = UIDevice.current
    let version = device.systemVersion.replacingOccurrences(of: ".", with: "_")
    let system = device.model == "iPad" ? "iPad; CPU OS" : "iPhone; CPU iPhone OS"
    return
      "Mozilla/5.0 (\(system) \(version) like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)"
  }

  /// Answers what some expressions ask of the page, such as `document.title`.
  ///
  /// Differs from Apple's: scripts do not run; anything else gives the error
  /// `WKError.javaScriptExceptionOccurred`, which lists what is known.
  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    let result = Result { try answer(javaScriptString) }
    TurnScheduler.shared.enqueue {
      switch result {
      case .success(let value): completionHandler?(value, nil)
      case .failure(let error): completionHandler?(nil, error)
      }
    }
  }

  /// Answers what some expressions ask of the page, such as `document.title`.
  ///
  /// - Throws: `WKError.javaScriptExceptionOccurred` for anything else; scripts do not run.
  @discardableResult
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    try answer(javaScriptString)
  }

  private func answer(_ script: String) throws -> Any? {
    layoutIfNeeded()
    return try PageQuestions.answer(
      script, page, url: url, userAgent: sentUserAgent ?? Self.userAgent,
      size: scrollView.contentSize)
  }
}

extension PageContent.Form {
  /// What sending the form asks the server for; nil for an address that cannot be read.
  fileprivate func request(_ values: [(name: String, value: String)], from page: URL?)
    -> URLRequest?
  {
    var query = URLComponents()
    query.queryItems = values.map { URLQueryItem(name: $0.name, value: $0.value) }
    guard let target = URL(string: action, relativeTo: page)?.absoluteURL ?? page,
      var parts = URLComponents(url: target, resolvingAgainstBaseURL: true)
    else { return nil }
    if !isPost { parts.percentEncodedQuery = query.percentEncodedQuery }
    guard let url = parts.url else { return nil }
    var request = URLRequest(url: url)
    if isPost {
      request.httpMethod = "POST"
      request.setValue(
        "application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
      request.httpBody = Data((query.percentEncodedQuery ?? "").utf8)
    }
    return request
  }
}

@used @section(".init_array")
private let tables: @convention(c) () -> Void = {
  ClassTable.registerOwn { @MainActor in
    [
      ClassTable(
        WKWebView.self,
        properties: [
          ObjectiveCProperty("url", \WKWebView.url),
          ObjectiveCProperty("title", \WKWebView.title),
          ObjectiveCProperty("loading", \WKWebView.isLoading),
          ObjectiveCProperty("estimatedProgress", \WKWebView.estimatedProgress),
          ObjectiveCProperty("canGoBack", \WKWebView.canGoBack),
          ObjectiveCProperty("canGoForward", \WKWebView.canGoForward),
        ])
    ]
  }
}
