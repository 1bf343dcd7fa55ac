import CoreGraphics
import Foundation

/// The links of a text that cannot be edited: a tap on one opens its address, unless the delegate objects.
extension UITextView {
  private var followsLinks: Bool { isSelectable && !isEditable }

  /// The links in the text, in its order.
  var links: [UITextItem] {
    guard followsLinks, let text = attributedText else { return [] }
    var links: [UITextItem] = []
    text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length)) {
      value, range, _ in
      let url = value as? URL ?? (value as? String).flatMap { URL(string: $0) }
      if let url { links.append(UITextItem(.link(url), range)) }
    }
    return links
  }

  /// The link at a point of the view's space, in points.
  func link(at point: CGPoint) -> UITextItem? {
    links.first { link in rectangles(of: link.range).contains { $0.contains(point) } }
  }

  /// Does what a tap on the link does.
  func follow(_ link: UITextItem) {
    guard case .link(let url) = link.content else { return }
    let open = UIAction(title: url.absoluteString) { _ in UIApplication.shared.open(url) }
    if let delegate {
      let chosen = DefaultRequirement.call {
        delegate.textView(self, primaryActionFor: link, defaultAction: open)
      }
      if let chosen {
        chosen?.perform(sender: self)
        return
      }
      let allows = DefaultRequirement.call {
        delegate.textView(
          self, shouldInteractWith: url, in: link.range, interaction: .invokeDefaultAction)
      }
      guard
        allows
          ?? DefaultRequirement.asked(
            delegate.textView(self, shouldInteractWith: url, in: link.range))
      else {
        return
      }
    }
    open.perform(sender: self)
  }
}

/// A link of a text view, as assistive technologies and drivers of user interfaces see it.
final class TextLinkElement: UIAccessibilityElement {
  let link: UITextItem

  init(_ link: UITextItem, in view: UITextView) {
    self.link = link
    super.init(accessibilityContainer: view)
    accessibilityLabel = ((view.text ?? "") as NSString).substring(with: link.range)
    accessibilityTraits = .link
  }

  /// Takes the place that the link has in the text now.
  func updateFrame() {
    guard let view = accessibilityContainer as? UITextView else { return }
    let rectangles = view.rectangles(of: link.range)
    let frame = rectangles.dropFirst().reduce(rectangles.first ?? .null) { $0.union($1) }
    guard frame != accessibilityFrameInContainerSpace else { return }
    accessibilityFrameInContainerSpace = frame
    // Where a link goes over several lines, the middle of its frame may be beside it.
    guard let first = rectangles.first, rectangles.count > 1 else { return }
    accessibilityActivationPoint = view.convert(CGPoint(x: first.midX, y: first.midY), to: nil)
  }

  override func accessibilityActivate() -> Bool {
    guard let view = accessibilityContainer as? UITextView else { return false }
    view.follow(link)
    return true
  }
}
