import FoundationAdditions
import SwiftUI
import UIKit

/// What makes text of values, or values of text.
enum Formats {
  @MainActor static let entries: [Entry] = [
    Entry(name: "AttributedString markdown inline") { random in
      _ = try? AttributedString(
        markdown: random.text(), options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
    },
    Entry(name: "markdown marks") { random in
      let marks = ["*", "_", "`", "~~", "**", "[", "](", ")", " ", "a", "\\", "***"]
      let text = (0..<400).map { _ in random.pick(marks) }.joined()
      _ = try? AttributedString(markdown: text)
      Stage.show(AnyView(Text(LocalizedStringKey(text))))
    },
    Entry(name: "markdown nesting") { random in
      let mark = random.pick(["*", "_*", "[", "**a ", "`"])
      let count = Int.random(in: 0...2_000, using: &random)
      _ = try? AttributedString(
        markdown: String(repeating: mark, count: count) + "a"
          + String(repeating: String(mark.reversed()), count: count))
    },
    Entry(name: "DateComponentsFormatter") { random in
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = random.pick([.full, .short, .abbreviated, .positional])
      _ = formatter.string(from: random.number())
    },
    Entry(name: "RelativeDateTimeFormatter") { random in
      _ = RelativeDateTimeFormatter().localizedString(fromTimeInterval: random.number())
    },
    Entry(name: "ByteCountFormatter") { random in
      _ = ByteCountFormatter.string(fromByteCount: Int64(random.whole()), countStyle: .file)
    },
    Entry(name: "NumberFormatter") { random in
      let formatter = NumberFormatter()
      formatter.numberStyle = random.pick([.decimal, .currency, .percent, .spellOut, .scientific])
      _ = formatter.string(from: NSNumber(value: random.number()))
      _ = formatter.number(from: random.text())
    },
    Entry(name: "DateFormatter") { random in
      let formatter = DateFormatter()
      formatter.dateFormat = String(random.text().prefix(40))
      _ = formatter.string(from: Date(timeIntervalSinceReferenceDate: random.number()))
      _ = formatter.date(from: random.text())
    },
    Entry(name: "String(format:)") { random in
      _ = String(
        format: random.pick(["%@ %@", "%2$@", "%d", "%.*f", "%5.2f", "%%"]), random.text(),
        random.text())
    },
    Entry(name: "Selector") { random in _ = Selector(random.text()).description },
    Entry(name: "key-value coding") { random in
      let view = UIView()
      _ = view.value(forKey: random.pick(["frame", "alpha", "tag"]))
      view.setValue(random.number(), forKey: random.pick(["alpha", "tag"]))
    },
    Entry(name: "key paths") { random in
      let label = UILabel()
      label.setValue(random.text(), forKeyPath: "text")
      _ = label.value(forKeyPath: random.pick(["layer.cornerRadius", "text", "superview.tag"]))
    },
    Entry(name: "UIFontMetrics") { random in
      _ = UIFontMetrics(forTextStyle: .body).scaledFont(
        for: .systemFont(ofSize: random.number()), maximumPointSize: random.number())
    },
    Entry(name: "UIFontDescriptor") { random in
      let descriptor = UIFontDescriptor(name: random.text(), size: random.number())
      let font = UIFont(descriptor: descriptor.withSize(random.number()), size: random.number())
      _ = (font.lineHeight, font.ascender, font.capHeight, font.withSize(random.number()).pointSize)
    },
    Entry(name: "NSAttributedString") { random in
      let text = NSMutableAttributedString(string: random.text())
      let range = NSRange(location: 0, length: text.length)
      text.addAttribute(.font, value: UIFont.systemFont(ofSize: random.number()), range: range)
      text.addAttribute(.baselineOffset, value: random.number(), range: range)
      text.append(NSAttributedString(attachment: NSTextAttachment()))
      _ = text.boundingRect(with: random.size(), options: [.usesLineFragmentOrigin], context: nil)
    },
    Entry(name: "NSTextAttachment") { random in
      let attachment = NSTextAttachment()
      attachment.image = UIImage(data: random.bytes())
      attachment.bounds = random.rect()
      let label = UILabel(frame: random.rect())
      label.attributedText = NSAttributedString(attachment: attachment)
      Stage.show(label)
    },
    Entry(name: "UITextView positions") { random in
      let view = UITextView(frame: random.rect())
      view.text = random.text()
      _ = view.sizeThatFits(random.size())
    },
    Entry(name: "UIKeyCommand") { random in
      _ = UIKeyCommand(input: random.text(), modifierFlags: .command, action: Selector("a"))
    },
    Entry(name: "NSNotification names") { random in
      NotificationCenter.default.post(name: Notification.Name(random.text()), object: nil)
    },
    Entry(name: "URL") { random in
      if let url = URL(string: random.text()) {
        _ = (url.host, url.path, URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems)
      }
    },
    Entry(name: "JSON") { random in
      _ = try? JSONSerialization.jsonObject(with: random.bytes(), options: .fragmentsAllowed)
      _ = try? JSONDecoder().decode([String: Double].self, from: Data(random.text().utf8))
    },
    Entry(name: "UserDefaults") { random in
      let defaults = UserDefaults(suiteName: "fuzzer") ?? .standard
      defaults.set(random.number(), forKey: random.text())
      defaults.set(random.text(), forKey: "a")
      _ = (defaults.integer(forKey: "a"), defaults.bool(forKey: "a"), defaults.url(forKey: "a"))
      defaults.removePersistentDomain(forName: "fuzzer")
    },
    Entry(name: "UIPasteboard") { random in
      UIPasteboard.general.string = random.text()
      _ = UIPasteboard.general.strings
    },
    Entry(name: "UIImage codecs") { random in
      let image = UIImage(data: random.bytes())
      _ = (image?.pngData(), image?.jpegData(compressionQuality: random.number()))
    },
  ]
}
