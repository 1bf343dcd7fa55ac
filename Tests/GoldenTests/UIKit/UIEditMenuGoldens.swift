import CoreGraphics
import Foundation
import Testing
import UIKit

@MainActor
struct UIEditMenuGoldens {
  @Test func selectedWord() throws {
    try expectGolden(
      "UIKit/edit-menu", size: CGSize(width: 260, height: 120), largeHeight: 180,
      controller: Reader.init, prepare: { ($0 as? Reader)?.selectWord() })
  }
}

/// A text to be read, whose menu has commands of the app's own.
private final class Reader: UIViewController, UITextViewDelegate {
  private let text = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    text.text = "Read these words"
    text.font = .preferredFont(forTextStyle: .body)
    // The keyboard doesn't come, and what lies on the pasteboard doesn't count.
    text.isEditable = false
    text.delegate = self
    view.addSubview(text)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    text.frame = CGRect(x: 8, y: 64, width: bounds.width - 16, height: bounds.height - 64)
  }

  /// Selects the second word, as two taps on it do.
  func selectWord() {
    text.becomeFirstResponder()
    text.selectedRange = NSRange(location: 5, length: 5)
    text.showEditMenu()
    addSystemWindows()
  }

  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    UIMenu(
      children: suggestedActions + [
        UIAction(title: "Highlight") { _ in },
        UIAction(title: "Note", attributes: .disabled) { _ in },
      ])
  }
}
