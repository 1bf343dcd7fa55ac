// MessageUI: writing mails and messages. May import UIKit and what stands below it.

import Foundation
import UIKit

public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

public enum MFMailComposeResult: Int, Sendable {
  case cancelled = 0
  case saved = 1
  case sent = 2
  case failed = 3
}

@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}

/// A mail that the user looks over, and sends or not.
///
/// Differs from Apple's: nothing is sent, whatever the user chooses, and drafts are not kept. The screen is plain.
open class MFMailComposeViewController: UINavigationController {
  public weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  /// False, as on a simulator: the device has no mail account.
  open class func canSendMail() -> Bool { false }

  private let screen = ComposeController(title: "New Message")

  public init() {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([screen], animated: false)
    screen.done = { [weak self] isSent in
      guard let self else { return }
      mailComposeDelegate?.mailComposeController(
        self, didFinishWith: isSent ? .sent : .cancelled, error: nil)
    }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func setSubject(_ subject: String) {
    screen["Subject"] = subject
    screen.title = subject.isEmpty ? "New Message" : subject
  }

  open func setToRecipients(_ toRecipients: [String]?) { screen.set(toRecipients, "To") }
  open func setCcRecipients(_ ccRecipients: [String]?) { screen.set(ccRecipients, "Cc") }
  open func setBccRecipients(_ bccRecipients: [String]?) { screen.set(bccRecipients, "Bcc") }
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {
    screen["From"] = emailAddress
  }

  /// - Parameters:
  ///   - body: The text.
  ///   - isHTML: Whether it is marked up; the marks are shown as they stand.
  open func setMessageBody(_ body: String, isHTML: Bool) {
    screen[isHTML ? "HTML" : "Message"] = body
  }

  /// - Parameters:
  ///   - attachment: The bytes, of which the number is shown.
  ///   - mimeType: Their kind.
  ///   - filename: What the attachment is called.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
    screen[filename] = "\(mimeType), \(attachment.count) bytes"
  }
}
