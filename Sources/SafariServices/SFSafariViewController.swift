// SafariServices: web pages in a controller that the app cannot look into. May import UIKit and what
// stands below it.

import Device
import Foundation
import UIKit

/// Shows a web page with the browser's bars.
///
/// Differs from Apple's: pages are not loaded. The bars, their buttons and the delegate work.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
  public enum DismissButtonStyle: Int, Sendable {
    case done = 0
    case close = 1
    case cancel = 2
  }

  /// How the page is shown.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Differs from Apple's: pages are not loaded, so that there is no reader.
    open var entersReaderIfAvailable = false
    /// Differs from Apple's: pages are not loaded, so that the bars keep their size.
    open var barCollapsingEnabled = true

    public override init() { super.init() }
  }

  open weak var delegate: (any SFSafariViewControllerDelegate)?
  public let configuration: Configuration
  open var preferredBarTintColor: UIColor? {
    didSet { viewIfLoaded.map { _ in bar.backgroundColor = preferredBarTintColor } }
  }
  open var preferredControlTintColor: UIColor? {
    didSet { viewIfLoaded.map { _ in view.tintColor = preferredControlTintColor } }
  }
  open var dismissButtonStyle = DismissButtonStyle.done {
    didSet { viewIfLoaded.map { _ in dismissButton.setTitle(dismissTitle, for: .normal) } }
  }

  /// The address that was asked for.
  package let url: URL
  private let bar = UIView()
  private let dismissButton = UIButton(type: .system)

  public convenience init(url URL: URL) {
    self.init(url: URL, configuration: Configuration())
  }

  public init(url URL: URL, configuration: Configuration) {
    if !["http", "https"].contains(URL.scheme?.lowercased() ?? "") {
      RuntimeIssue.fail(
        "The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported: "
          + URL.absoluteString)
    }
    url = URL
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  public required init?(coder: NSCoder) { nil }

  private var dismissTitle: String {
    switch dismissButtonStyle {
    case .done: SystemWord.done.text
    case .close: SystemWord.close.text
    case .cancel: SystemWord.cancel.text
    }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.tintColor = preferredControlTintColor
    bar.backgroundColor = preferredBarTintColor ?? .secondarySystemBackground
    dismissButton.setTitle(dismissTitle, for: .normal)
    dismissButton.titleLabel?.font = .boldSystemFont(ofSize: 17)
    dismissButton.addAction(
      UIAction { [weak self] _ in self?.finish() }, for: .touchUpInside)
    let address = UILabel()
    address.text = url.host ?? url.absoluteString
    address.accessibilityLabel = "Address"
    address.accessibilityValue = url.absoluteString
    address.accessibilityIdentifier = "URL"
    address.textAlignment = .center
    for part in [bar, dismissButton, address] {
      part.translatesAutoresizingMaskIntoConstraints = false
    }
    view.addSubview(bar)
    bar.addSubview(dismissButton)
    bar.addSubview(address)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 50),
      dismissButton.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 16),
      dismissButton.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -8),
      address.centerXAnchor.constraint(equalTo: bar.centerXAnchor),
      address.centerYAnchor.constraint(equalTo: dismissButton.centerYAnchor),
      address.widthAnchor.constraint(lessThanOrEqualTo: bar.widthAnchor, constant: -180),
    ])
  }

  private var hasReportedLoad = false

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasReportedLoad else { return }
    hasReportedLoad = true
    delegate?.safariViewController(self, didCompleteInitialLoad: false)
  }

  private func finish() {
    let delegate = delegate
    dismiss(animated: true) { [self] in delegate?.safariViewControllerDidFinish(self) }
  }
}

@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// Differs from Apple's: never called; there is no button for sharing.
  func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
  ) -> [UIActivity]
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  /// Differs from Apple's: never called; no page is loaded.
  func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
  /// Differs from Apple's: never called; there is no button that opens a browser.
  func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  public func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
  ) -> [UIActivity] { [] }
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  public func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL
  ) {}
  public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
}
