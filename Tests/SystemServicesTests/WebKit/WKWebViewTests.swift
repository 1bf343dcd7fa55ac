import Accessibility
import Device
import Foundation
import FoundationAdditions
import FoundationNetworking
import Testing
import UIKit
import WebKit

/// Pages that an app shows.
@MainActor
@Suite(.serialized)
struct WKWebViewTests {
  private final class Guide: NSObject, WKNavigationDelegate, WKUIDelegate {
    private(set) var log: [String] = []
    var isAllowed: (WKNavigationAction) -> Bool = { _ in true }
    var shows = true
    /// What the app opens for links that ask for a window.
    var window: WKWebView?
    private(set) var actions: [WKNavigationAction] = []
    private var waiting: CheckedContinuation<Void, Never>?

    /// Runs until a page has been loaded or refused.
    func settled(_ start: () -> Void) async {
      await withCheckedContinuation { next in
        waiting = next
        start()
      }
    }

    private func end(_ text: String) {
      log.append(text)
      waiting?.resume()
      waiting = nil
    }

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
      actions.append(navigationAction)
      let allowed = isAllowed(navigationAction)
      log.append("action")
      decisionHandler(allowed ? .allow : .cancel)
      if !allowed { end("refused") }
    }

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
    ) async -> WKNavigationResponsePolicy {
      log.append("response")
      return shows ? .allow : .cancel
    }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
      log.append("start \(webView.isLoading)")
    }

    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
      log.append("commit")
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      end("finish \(webView.title ?? "")")
    }

    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
      withError error: any Error
    ) {
      end("failed \((error as NSError).code)")
    }

    func webView(
      _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
      for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? {
      end("window \(navigationAction.request.url?.absoluteString ?? "")")
      return window
    }
  }

  @MainActor
  private final class Screen {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let web = WKWebView(frame: CGRect(x: 0, y: 50, width: 390, height: 700))
    let guide = Guide()

    init() {
      let controller = UIViewController()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      controller.view.addSubview(web)
      web.navigationDelegate = guide
      web.uiDelegate = guide
    }

    isolated deinit { window.isHidden = true }

    /// Tests that wait let others run, whose windows then cover this one.
    func comeToFront() {
      window.isHidden = true
      window.makeKeyAndVisible()
    }

    func load(_ html: String, base: String = "https://shop.test/start") async {
      await guide.settled { web.loadHTMLString(html, baseURL: URL(string: base)) }
      comeToFront()
    }

    func element(_ type: ElementKind, _ label: String) throws -> AccessibilityElement? {
      try UIApplication.shared.settledTree().firstDescendant {
        $0.elementType == type && $0.label == label
      }
    }

    func tap(_ type: ElementKind, _ label: String) throws {
      comeToFront()
      let frame = try #require(try element(type, label)).frame
      try UIApplication.shared.send(.touches(.tap(at: CGPoint(x: frame.midX, y: frame.midY))))
    }
  }

  @Test func aPageIsToldStepByStep() async throws {
    let screen = Screen()
    var progress: [Double] = []
    let observation = screen.web.observe(\.estimatedProgress, options: [.new]) { _, change in
      progress.append(change.newValue ?? -1)
    }
    defer { observation.invalidate() }
    await screen.load("<title>Shop</title><h1>Welcome</h1><p>Fresh <b>bread</b> &amp; rolls</p>")
    #expect(
      screen.guide.log == ["action", "start true", "response", "commit", "finish Shop"])
    #expect(progress == [0.1, 1])
    #expect(!screen.web.isLoading)
    #expect(screen.web.url?.absoluteString == "https://shop.test/start")
    #expect(try screen.element(.staticText, "Welcome")?.traits.contains(.header) == true)
    #expect(try screen.element(.staticText, "Fresh bread & rolls") != nil)
    let tree = try UIApplication.shared.settledTree()
    #expect(tree.firstDescendant { $0.elementType == .webView } != nil)
  }

  @Test func linksAreFollowedIfTheDelegateAllowsIt() async throws {
    let screen = Screen()
    await screen.load("<p>Read <a href='terms.html'>our terms</a> first.</p>")
    screen.guide.isAllowed = { $0.navigationType != .linkActivated }
    await screen.guide.settled { try? screen.tap(.link, "our terms") }
    let action = try #require(screen.guide.actions.last)
    #expect(action.navigationType == .linkActivated)
    #expect(action.request.url?.absoluteString == "https://shop.test/terms.html")
    #expect(screen.guide.log.last == "refused")
    #expect(screen.web.url?.absoluteString == "https://shop.test/start")
  }

  @Test func linksWithAWindowOfTheirOwnAskForOne() async throws {
    let screen = Screen()
    await screen.load("<a href='https://other.test/' target='_blank'>Elsewhere</a>")
    await screen.guide.settled { try? screen.tap(.link, "Elsewhere") }
    #expect(screen.guide.actions.last?.targetFrame == nil)
    #expect(screen.guide.log.last == "window https://other.test/")
  }

  @Test func theWindowThatIsOpenedLoadsTheLink() async throws {
    let (screen, guide) = (Screen(), Guide())
    let opened = WKWebView(frame: .zero, configuration: screen.web.configuration)
    opened.navigationDelegate = guide
    guide.isAllowed = { _ in false }
    screen.guide.window = opened
    await screen.load("<a href='https://other.test/' target='_blank'>Elsewhere</a>")
    await guide.settled { try? screen.tap(.link, "Elsewhere") }
    #expect(guide.actions.last?.request.url?.absoluteString == "https://other.test/")
    #expect(screen.web.url?.absoluteString == "https://shop.test/start")
  }

  @Test func pagesAreToldTheDevice() async throws {
    let screen = Screen()
    await screen.load("<p>Hello</p>")
    let agent = try await screen.web.evaluateJavaScript("navigator.userAgent") as? String
    let version = UIDevice.current.systemVersion.replacingOccurrences(of: ".", with: "_")
    #expect(agent?.hasPrefix("Mozilla/5.0 (iPhone; CPU iPhone OS \(version) like Mac") == true)
  }

  @Test func formsSendWhatWasFilledIn() async throws {
    let screen = Screen()
    await screen.load(
      """
      <form action="/search">
        <label for="q">Words</label><input id="q" name="q" placeholder="Search">
        <input type="hidden" name="lang" value="en">
        <input type="checkbox" name="new" aria-label="New only" checked>
        <input type="submit" value="Go">
      </form>
      """)
    screen.guide.isAllowed = { $0.navigationType != .formSubmitted }
    try screen.tap(.textField, "Words")
    try UIApplication.shared.send(.typeText("dark rye"))
    await screen.guide.settled { try? screen.tap(.button, "Go") }
    #expect(
      screen.guide.actions.last?.request.url?.absoluteString
        == "https://shop.test/search?lang=en&q=dark%20rye&new=on")
  }

  @Test func hiddenPartsScriptsAndStylesAreNotShown() async throws {
    let screen = Screen()
    await screen.load(
      """
      <style>p { color: red }</style><script>if (1 < 2) { document.write("<p>No</p>") }</script>
      <div style="display: none">Secret <div>still secret</div></div><p hidden>Gone</p>
      <ul><li>One</li><li>Two</li></ul><img src="a.png" alt="A loaf">
      """)
    let text = try await screen.web.evaluateJavaScript("document.body.innerText") as? String
    #expect(text == "One\nTwo")
    #expect(try screen.element(.image, "A loaf") != nil)
    #expect(try screen.element(.staticText, "Two") != nil)
  }

  @Test func pagesAreGoneThroughBackAndForth() async throws {
    let screen = Screen()
    #expect(screen.web.goBack() == nil)
    await screen.load("<title>One</title>")
    await screen.load("<title>Two</title>")
    #expect(screen.web.canGoBack && !screen.web.canGoForward)
    await screen.guide.settled { screen.web.goBack() }
    #expect(screen.web.title == "One")
    #expect(screen.web.backForwardList.forwardItem?.title == "Two")
    await screen.guide.settled { screen.web.reload() }
    #expect(screen.guide.actions.last?.navigationType == .reload)
    #expect(screen.web.canGoForward)
  }

  @Test func refusedAnswersAndMissingFilesFail() async throws {
    let screen = Screen()
    screen.guide.shows = false
    await screen.load("<p>Hello</p>")
    #expect(screen.guide.log.last == "failed 102")
    screen.guide.shows = true
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    await screen.guide.settled {
      screen.web.loadFileURL(file, allowingReadAccessTo: file)
    }
    #expect(screen.guide.log.last?.hasPrefix("failed ") == true)
    #expect(!screen.web.isLoading)
  }

  @Test func scriptsThatCannotRunSaySo() async throws {
    let screen = Screen()
    await screen.load("<title>T</title>")
    #expect(try await screen.web.evaluateJavaScript("document.title;") as? String == "T")
    await #expect {
      _ = try await screen.web.evaluateJavaScript("alert(1)") as? String
    } throws: { error in
      (error as? WKError)?.code == .javaScriptExceptionOccurred
        && error.localizedDescription.contains("document.title")
    }
  }

  private final class ModernGuide: NSObject, WKNavigationDelegate {
    private(set) var asked = 0

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      preferences: WKWebpagePreferences,
      decisionHandler: @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
    ) {
      asked += 1
      decisionHandler(.cancel, preferences)
    }
  }

  @Test func decisionsWithPreferencesAreAskedForFirst() async throws {
    let guide = ModernGuide()
    let web = WKWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    web.navigationDelegate = guide
    web.loadHTMLString("<title>No</title>", baseURL: nil)
    while guide.asked == 0 { await Task.yield() }
    #expect(web.title?.isEmpty == true)
    #expect(!web.isLoading)
  }

  @Test func cookiesAreKept() async throws {
    let cookie = try #require(
      HTTPCookie(properties: [
        .name: "id", .value: "1", .domain: "shop.test", .path: "/",
      ]))
    let store = WKWebsiteDataStore.nonPersistent().httpCookieStore
    store.setCookie(cookie)
    #expect(await store.allCookies() == [cookie])
    store.delete(cookie)
    #expect(await store.allCookies().isEmpty)
  }
}
