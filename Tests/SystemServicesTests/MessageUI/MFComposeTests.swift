import Foundation
import MessageUI
import Testing
import UIKit

@MainActor
struct MFComposeTests {
  private final class Listener: NSObject, MFMailComposeViewControllerDelegate,
    MFMessageComposeViewControllerDelegate
  {
    var mail: [MFMailComposeResult] = []
    var message: [MessageComposeResult] = []
    func mailComposeController(
      _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
      error: (any Error)?
    ) { mail.append(result) }
    func messageComposeViewController(
      _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
    ) { message.append(result) }
  }

  private func press(_ item: UIBarButtonItem?) {
    let control = UIControl()
    if let action = item?.primaryAction { control.sendAction(action) }
  }

  private func texts(_ controller: UINavigationController) throws -> [String] {
    let table = try #require(controller.topViewController as? UITableViewController)
    table.loadViewIfNeeded()
    return (0..<table.tableView.numberOfRows(inSection: 0)).map { row in
      let cell = table.tableView(table.tableView, cellForRowAt: IndexPath(row: row, section: 0))
      return "\(cell.textLabel?.text ?? "")=\(cell.detailTextLabel?.text ?? "")"
    }
  }

  @Test func theDeviceHasNoAccounts() {
    #expect(!MFMailComposeViewController.canSendMail())
    #expect(!MFMessageComposeViewController.canSendText())
  }

  @Test func aMailShowsWhatIsToBeSent() throws {
    let mail = MFMailComposeViewController()
    mail.setToRecipients(["a@example.org", "b@example.org"])
    mail.setSubject("Hello")
    mail.setMessageBody("Text", isHTML: false)
    mail.setMessageBody("Other text", isHTML: false)
    mail.addAttachmentData(Data([1, 2]), mimeType: "text/plain", fileName: "a.txt")
    #expect(mail.topViewController?.title == "Hello")
    #expect(
      try texts(mail) == [
        "To=a@example.org, b@example.org", "Subject=Hello", "Message=Other text",
        "a.txt=text/plain, 2 bytes",
      ])
  }

  @Test func theDelegateHearsWhatTheUserChooses() {
    let listener = Listener()
    let mail = MFMailComposeViewController()
    mail.mailComposeDelegate = listener
    press(mail.topViewController?.navigationItem.leftBarButtonItem)
    press(mail.topViewController?.navigationItem.rightBarButtonItem)
    #expect(listener.mail == [.cancelled, .sent])
    let message = MFMessageComposeViewController()
    message.messageComposeDelegate = listener
    press(message.topViewController?.navigationItem.leftBarButtonItem)
    #expect(listener.message == [.cancelled])
  }

  @Test func aMessageShowsItsText() throws {
    let message = MFMessageComposeViewController()
    message.body = "Hi"
    message.recipients = ["1"]
    message.recipients = nil
    #expect(try texts(message) == ["Message=Hi"])
  }
}
