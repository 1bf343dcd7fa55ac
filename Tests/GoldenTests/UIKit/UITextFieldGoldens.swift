import CoreGraphics
import Testing
import UIKit

@MainActor
struct UITextFieldGoldens {
  @Test func fields() throws {
    try expectGolden(
      "UIKit/text-field", size: CGSize(width: 170, height: 140), largeHeight: 220,
      views: {
        let plain = UITextField()
        plain.placeholder = "Name"
        let bordered = UITextField()
        bordered.borderStyle = .roundedRect
        bordered.text = "Ada"
        bordered.clearButtonMode = .always
        let secret = UITextField()
        secret.borderStyle = .roundedRect
        secret.text = "1234"
        secret.isSecureTextEntry = true
        for field in [plain, bordered, secret] {
          field.font = .preferredFont(forTextStyle: .body)
          field.widthAnchor.constraint(equalToConstant: 140).isActive = true
        }
        return [plain, bordered, secret]
      })
  }

  @Test func textView() throws {
    try expectGolden(
      "UIKit/text-view", size: CGSize(width: 160, height: 90), largeHeight: 190,
      views: {
        let text = UITextView()
        text.text = "Two lines\nof text"
        text.font = .preferredFont(forTextStyle: .body)
        text.isScrollEnabled = false
        text.backgroundColor = .secondarySystemBackground
        text.widthAnchor.constraint(equalToConstant: 140).isActive = true
        return [text]
      })
  }

  @Test func labels() throws {
    try expectGolden(
      "UIKit/label", size: CGSize(width: 160, height: 130), largeHeight: 300,
      views: {
        let styles: [UIFont.TextStyle] = [.title2, .headline, .body, .footnote]
        return zip(styles, ["Title", "Headline", "Body", "Footnote"]).map { style, text in
          let label = UILabel()
          label.text = text
          label.font = .preferredFont(forTextStyle: style)
          label.textColor = style == .footnote ? .secondaryLabel : .label
          return label
        }
      })
  }

  @Test func searchBar() throws {
    try expectGolden(
      "UIKit/search-bar", size: CGSize(width: 200, height: 120), largeHeight: 160,
      views: {
        let empty = UISearchBar()
        empty.placeholder = "Search"
        let filled = UISearchBar()
        filled.text = "Ada"
        filled.showsCancelButton = true
        for bar in [empty, filled] {
          bar.widthAnchor.constraint(equalToConstant: 200).isActive = true
        }
        return [empty, filled]
      })
  }
}
