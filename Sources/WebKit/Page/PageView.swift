import CoreGraphics
import Foundation
import UIKit

/// A page as a column of texts, links, buttons and fields.
@MainActor
final class PageView: _ElementView {
  /// What the user does on a page.
  enum Action {
    case follow(href: String, opensWindow: Bool)
    case send(PageContent.Form, [(name: String, value: String)])
  }

  private let page: PageContent
  private let act: (Action) -> Void
  private var rows: [[UIView]] = []
  private var fields: [Int: UIControl] = [:]

  init(_ page: PageContent, act: @escaping (Action) -> Void) {
    self.page = page
    self.act = act
    super.init(frame: .zero)
    backgroundColor = .white
    ownAccessibility = AccessibilityDefaults(.other, isElement: false, label: page.title)
    rows = page.blocks.map { block in block.pieces.map { view(of: $0, in: block) } }
    for part in rows.joined() { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Parts

  private func view(of piece: PageContent.Piece, in block: PageContent.Block) -> UIView {
    switch piece {
    case .text(let text): item(text, block)
    case .link(let text, let href, let opensWindow):
      PageLink(label(text, block, .systemBlue)) { [act] in
        act(.follow(href: href, opensWindow: opensWindow))
      }
    case .image(let alternative): picture(alternative)
    case .button(let title, let form):
      UIButton(
        type: .system, primaryAction: UIAction(title: title) { [weak self] _ in self?.send(form) })
    case .field(let index): field(index)
    }
  }

  private func label(_ text: String, _ block: PageContent.Block, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    label.textColor = color
    // The sizes that browsers give to headings, from 1 to 6, of 16 points.
    let sizes: [CGFloat] = [32, 24, 18.72, 16, 13.28, 10.72]
    let heading = block.heading.map { min(max($0, 1), sizes.count) }
    label.font = heading.map { .boldSystemFont(ofSize: sizes[$0 - 1]) } ?? .systemFont(ofSize: 16)
    if heading != nil { label.accessibilityTraits = [.staticText, .header] }
    return label
  }

  /// The mark of an item is no part of what it says.
  private func item(_ text: String, _ block: PageContent.Block) -> UILabel {
    let label = label(block.isListItem ? "• " + text : text, block, .black)
    if block.isListItem { label.accessibilityLabel = text }
    return label
  }

  private func picture(_ alternative: String) -> UIView {
    let view = UIImageView()
    view.backgroundColor = .systemGray5
    view.isAccessibilityElement = true
    view.accessibilityLabel = alternative
    view.accessibilityTraits = .image
    return view
  }

  private func field(_ index: Int) -> UIView {
    let content = page.fields[index]
    if content.kind == .checkbox {
      let box = UISwitch()
      box.isOn = content.isOn
      box.accessibilityLabel = content.label
      fields[index] = box
      return box
    }
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.isSecureTextEntry = content.kind == .password
    field.placeholder = content.placeholder
    field.text = content.value
    field.accessibilityLabel = content.label
    fields[index] = field
    return field
  }

  // MARK: Sending

  private func send(_ form: Int?) {
    guard let form else { return }
    var values = page.forms[form].hidden
    for (index, field) in page.fields.enumerated() where field.form == form && !field.name.isEmpty {
      switch fields[index] {
      case let box as UISwitch: if box.isOn { values.append((field.name, field.value)) }
      case let text as UITextField: values.append((field.name, text.text ?? ""))
      default: break
      }
    }
    act(.send(page.forms[form], values))
  }

  // MARK: Layout

  private static let margin: CGFloat = 8
  private static let gap: CGFloat = 16
  private static let space: CGFloat = 4

  /// Places the parts in a width in points, and gives the height of the page.
  func layOut(width: CGFloat) -> CGFloat {
    let room = max(width - 2 * Self.margin, 0)
    var top = Self.margin
    for (row, block) in zip(rows, page.blocks) {
      for line in Self.lines(of: row, in: room) {
        let height = line.map(\.size.height).max() ?? 0
        var x = Self.margin
        for (part, size) in line {
          part.frame = CGRect(
            x: x, y: top + (height - size.height) / 2, width: size.width, height: size.height)
          x += size.width + Self.space
        }
        top += height
      }
      top += block.isListItem ? Self.gap / 4 : Self.gap
    }
    return top
  }

  /// The parts that stand beside each other, as many as fit.
  private static func lines(
    of row: [UIView], in width: CGFloat
  ) -> [[(part: UIView, size: CGSize)]] {
    var lines: [[(part: UIView, size: CGSize)]] = []
    var rest: CGFloat = 0
    for part in row {
      let size = size(of: part, in: width)
      if lines.isEmpty || size.width > rest {
        lines.append([])
        rest = width
      }
      lines[lines.count - 1].append((part, size))
      rest -= size.width + space
    }
    return lines
  }

  private static func size(of part: UIView, in width: CGFloat) -> CGSize {
    switch part {
    case is UITextField: CGSize(width: min(width, 170), height: 34)
    case is UIImageView: CGSize(width: min(width, 100), height: 100)
    default:
      CGSize(
        width: min(part.sizeThatFits(CGSize(width: width, height: .infinity)).width, width),
        height: part.sizeThatFits(CGSize(width: width, height: .infinity)).height)
    }
  }
}

/// A link in a page.
@MainActor
final class PageLink: _ElementView {
  private let label: UILabel
  private let follow: () -> Void

  init(_ label: UILabel, follow: @escaping () -> Void) {
    self.label = label
    self.follow = follow
    super.init(frame: .zero)
    addSubview(label)
    var defaults = AccessibilityDefaults(.link, label: label.text, traits: .link)
    defaults.listsChildren = true
    ownAccessibility = defaults
    let tap = UITapGestureRecognizer()
    tap.onRecognized = { [weak self] _ in self?.follow() }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { label.sizeThatFits(size) }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  override func accessibilityActivate() -> Bool {
    follow()
    return true
  }
}
