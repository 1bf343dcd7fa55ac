import SwiftUI
import UIKit

/// Parsers of strings.
enum Strings {
  @MainActor static let entries: [Entry] = [
    Entry(name: "AttributedString(markdown:)") { random in
      _ = try? AttributedString(markdown: random.text())
    },
    Entry(name: "LocalizedStringKey") { random in
      _ = String(localized: LocalizedStringResource(stringLiteral: random.text()))
    },
    Entry(name: "NSLocalizedString") { random in
      _ = NSLocalizedString(random.text(), comment: "")
    },
    Entry(name: "UIFont") { random in
      _ = UIFont(name: random.text(), size: random.number())
      _ = UIFont.systemFont(ofSize: random.number(), weight: UIFont.Weight(random.number()))
      _ = UIFontMetrics.default.scaledValue(for: random.number())
    },
    Entry(name: "boundingRect") { random in
      _ = (random.text() as NSString).boundingRect(
        with: random.size(), options: [.usesLineFragmentOrigin],
        attributes: [.font: UIFont.systemFont(ofSize: random.number())], context: nil)
      _ = (random.text() as NSString).size(withAttributes: nil)
    },
    Entry(name: "UIColor(named:)") { random in
      _ = UIColor(named: random.text())
      _ = UIImage(named: random.text())
    },
    Entry(name: "UIView.accessibilityFrame") { random in
      let view = UIView()
      view.accessibilityLabel = random.text()
      view.accessibilityFrame = random.rect()
    },
  ]
}
