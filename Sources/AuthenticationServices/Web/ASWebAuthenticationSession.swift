import Device
import Foundation
import SafariServices
import UIKit

/// Lets the user sign in on a page of somebody else, who then calls the app with an address.
///
/// The system asks first, then the browser's sheet comes; both can be declined.
///
/// Differs from Apple's: pages are not loaded, so that nobody calls the app: a session ends with
/// `ASWebAuthenticationSessionError.canceledLogin`.
@preconcurrency @MainActor
open class ASWebAuthenticationSession: NSObject {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  /// Who is asked where the page is shown; without it the session does not begin.
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// Whether the page knows nothing of the browser's cookies: then the system does not ask first.
  open var prefersEphemeralWebBrowserSession = false
  /// Differs from Apple's: kept, and sent to nobody.
  open var additionalHeaderFields: [String: String]?

  private let url: URL
  private var completion: CompletionHandler?
  private var hasStarted = false
  private var browser: SFSafariViewController?

  /// Differs from Apple's: nobody calls with an address of `callbackURLScheme`.
  public init(
    url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
  ) {
    url = URL
    completion = completionHandler
  }

  /// Differs from Apple's: nobody calls with an address of `callback`.
  public init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
    url = URL
    completion = completionHandler
  }

  // MARK: Beginning and ending

  /// Whether the session has somebody who says where, and has not begun.
  open var canStart: Bool { presentationContextProvider != nil && !hasStarted }

  /// Asks the user whether the app may use the page's address; false where the session can't begin.
  ///
  /// A session lives until it ends.
  @discardableResult
  open func start() -> Bool {
    guard !hasStarted else { return false }
    guard let presentationContextProvider else {
      fail(.presentationContextNotProvided)
      return false
    }
    hasStarted = true
    let anchor = presentationContextProvider.presentationAnchor(for: self)
    guard let place = Self.place(on: anchor) else {
      fail(.presentationContextInvalid)
      return false
    }
    if prefersEphemeralWebBrowserSession {
      show(on: place)
    } else {
      question.ask { [self] in $0 == .granted ? show(on: place) : fail(.canceledLogin) }
    }
    return true
  }

  /// Takes the page away.
  ///
  /// That the handler is not called is from memory.
  open func cancel() {
    completion = nil
    browser?.presentingViewController?.dismiss(animated: true)
    browser = nil
  }

  /// The words are those of iOS 18 in English.
  private var question: SystemQuestion {
    let info = Bundle.main.infoDictionary
    let app =
      info?["CFBundleDisplayName"] as? String ?? info?["CFBundleName"] as? String
      ?? ProcessInfo.processInfo.processName
    return SystemQuestion(
      service: "webAuthentication",
      title: "“\(app)” Wants to Use “\(url.host ?? url.absoluteString)” to Sign In",
      message: "This allows the app and website to share information about you.",
      answers: [
        SystemQuestion.Answer(SystemWord.cancel.text, .denied, isKept: false),
        SystemQuestion.Answer("Continue", .granted, isKept: false),
      ])
  }

  /// The controller above all of a window, or of the key window where the app has made one for the answer only.
  private static func place(on anchor: UIWindow) -> UIViewController? {
    let root = anchor.isHidden ? nil : anchor.rootViewController
    let application = UIApplication.shared
    var place = root ?? (application.keyWindow ?? application.windows.last)?.rootViewController
    while let above = place?.presentedViewController { place = above }
    return place
  }

  private func show(on place: UIViewController) {
    guard completion != nil else { return }
    let browser = SFSafariViewController(url: url)
    browser.dismissButtonStyle = .cancel
    browser.modalPresentationStyle = .pageSheet
    browser.delegate = self
    self.browser = browser
    place.present(browser, animated: true)
    browser.presentationController?.delegate = self
  }

  /// Tells the app at a later turn.
  private func fail(_ code: ASWebAuthenticationSessionError.Code) {
    TurnScheduler.shared.enqueue { [self] in
      let completion = completion
      self.completion = nil
      browser = nil
      completion?(nil, ASWebAuthenticationSessionError(code))
    }
  }
}

extension ASWebAuthenticationSession: SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
    fail(.canceledLogin)
  }
}

extension ASWebAuthenticationSession: UIAdaptivePresentationControllerDelegate {
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {
    fail(.canceledLogin)
  }
}

/// Says over which window a page is shown.
@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
