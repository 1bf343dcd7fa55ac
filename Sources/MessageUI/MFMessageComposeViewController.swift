import Foundation
import UIKit

public enum MessageComposeResult: Int, Sendable {
  case cancelled = 0
  case sent = 1
  case failed = 2
}

@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// A text message that the user looks over, and sends or not.
///
/// Differs from Apple's: nothing is sent, whatever the user chooses. The screen is plain.
open class MFMessageComposeViewController: UINavigationController {
  public weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?

  /// False, as on a simulator.
  open class func canSendText() -> Bool { false }
  open class func canSendSubject() -> Bool { false }
  open class func canSendAttachments() -> Bool { false }

  private let screen = ComposeController(title: "New Message")

  open var recipients: [String]? { didSet { screen.set(recipients, "To") } }
  open var body: String? { didSet { screen["Message"] = body } }
  open var subject: String? { didSet { screen["Subject"] = subject } }

  public init() {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([screen], animated: false)
    screen.done = { [weak self] isSent in
      guard let self else { return }
      messageComposeDelegate?.messageComposeViewController(
        self, didFinishWith: isSent ? .sent : .cancelled)
    }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
