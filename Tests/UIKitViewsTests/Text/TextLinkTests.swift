import Accessibility
import CoreGraphics
import Device
import Foundation
import Testing

@testable import UIKit

/// Links in texts that cannot be edited.
@MainActor
@Suite struct TextLinkTests {
  private final class Listener: NSObject, UITextViewDelegate {
    var asked: [String] = []
    var allows = true

    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      asked.append("\(URL.absoluteString) \(characterRange)")
      return allows
    }
  }

  private final class ActionListener: NSObject, UITextViewDelegate {
    var chosen: String?
    var replaces = true

    func textView(
      _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? {
      replaces ? UIAction { [weak self] _ in self?.chosen = "\(textItem.range)" } : nil
    }
  }

  private func text() throws -> NSAttributedString {
    let text = NSMutableAttributedString(
      string: "Read the terms first", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let link = try #require(URL(string: "https://example.com/terms"))
    text.addAttribute(.link, value: link, range: NSRange(location: 9, length: 5))
    return text
  }

  /// Shows a text view in a window of its own.
  private func show(_ delegate: (any UITextViewDelegate)? = nil) throws -> UITextView {
    let controller = UIViewController()
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 100))
    view.isEditable = false
    view.attributedText = try text()
    view.delegate = delegate
    controller.view.addSubview(view)
    UIKitViewsTests.show(controller)
    return view
  }

  private var openedURLs: [String] { UIApplication.shared.openedURLs.map(\.absoluteString) }

  @Test func aTapOnALinkOpensItsAddress() throws {
    let view = try show()
    defer { view.window?.isHidden = true }
    let before = openedURLs.count
    tap(CGPoint(x: 40, y: 118))
    #expect(openedURLs.count == before)
    tap(element(.link, "terms"))
    #expect(openedURLs.dropFirst(before) == ["https://example.com/terms"])
  }

  @Test func anOlderDelegateIsAskedToo() throws {
    final class OldListener: NSObject, UITextViewDelegate {
      var asked: [String] = []
      func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
      ) -> Bool {
        asked.append("\(URL.absoluteString) \(characterRange)")
        return false
      }
    }
    let listener = OldListener()
    let view = try show(listener)
    defer { view.window?.isHidden = true }
    let before = openedURLs.count
    tap(element(.link, "terms"))
    #expect(listener.asked == ["https://example.com/terms {9, 5}"])
    #expect(openedURLs.count == before)
  }

  @Test func linksAreElementsOfTheirOwn() throws {
    let view = try show()
    defer { view.window?.isHidden = true }
    let link = try #require(element(.link, "terms"))
    let text = try #require(element(.textView))
    #expect(text.frame.contains(link.frame))
    #expect(text.value == "Read the terms first")
    #expect(link.frame.minX > text.frame.minX + 50)
    #expect(link.frame.height < 30)
    #expect(element(.link, "terms")?.id == link.id)
    view.isEditable = true
    #expect(element(.link) == nil)
  }

  @Test func theDelegateMayObject() throws {
    let listener = Listener()
    listener.allows = false
    let view = try show(listener)
    defer { view.window?.isHidden = true }
    let before = openedURLs.count
    tap(element(.link, "terms"))
    #expect(listener.asked == ["https://example.com/terms {9, 5}"])
    #expect(openedURLs.count == before)
  }

  @Test func theDelegateGivesAnotherAction() throws {
    let listener = ActionListener()
    let view = try show(listener)
    defer { view.window?.isHidden = true }
    let before = openedURLs.count
    tap(element(.link, "terms"))
    #expect(listener.chosen == "{9, 5}")
    listener.chosen = nil
    listener.replaces = false
    tap(element(.link, "terms"))
    #expect(listener.chosen == nil)
    #expect(openedURLs.count == before)
  }

  @Test func aTextThatIsEditedFollowsNoLink() throws {
    let view = try show()
    defer {
      view.resignFirstResponder()
      view.window?.isHidden = true
    }
    let link = try #require(element(.link, "terms"))
    view.isEditable = true
    let before = openedURLs.count
    tap(link)
    #expect(view.isFirstResponder)
    #expect(openedURLs.count == before)
  }

  @Test func attributesGoBothWaysBetweenTheKindsOfStrings() throws {
    var swift = AttributedString("Bold")
    swift.uiKit.font = .boldSystemFont(ofSize: 20)
    swift.uiKit.foregroundColor = .systemRed
    swift.link = URL(string: "https://example.com")
    let old = NSAttributedString(AttributedString("Plain ") + swift)
    #expect(old.string == "Plain Bold")
    #expect(old.attribute(.font, at: 0, effectiveRange: nil) == nil)
    #expect(
      old.attribute(.font, at: 6, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 20))
    #expect(
      old.attribute(.link, at: 7, effectiveRange: nil) as? URL == URL(string: "https://example.com")
    )
    let back = AttributedString(old)
    #expect(back == AttributedString("Plain ") + swift)
  }
}
