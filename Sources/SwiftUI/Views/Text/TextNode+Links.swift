import Accessibility
import CoreGraphics
import Foundation

/// A part of a text that opens a URL.
struct TextLink {
  let url: URL
  var label: String
  /// One for each line that it stands in, in the text's space, in points.
  var frames: [CGRect]

  /// A rectangle that every part of the link on its first line is in.
  var frame: CGRect { frames.first ?? .zero }
}

/// Parts of a text that are links open their URLs when they are tapped.
extension TextNode {
  /// The links in the order of the text; neighbouring runs with the same URL are one link.
  var links: [TextLink] {
    guard let looks, looks.contains(where: { $0.link != nil }) else { return [] }
    let layout = paragraph.layout(width: size.width, height: size.height)
    var found: [(run: Int, link: TextLink)] = []
    for line in layout.lines {
      for fragment in line.fragments.sorted(by: { $0.order < $1.order }) {
        guard looks.indices.contains(fragment.runIndex), let url = looks[fragment.runIndex].link
        else { continue }
        let frame = CGRect(
          x: fragment.minX, y: line.frame.minY, width: fragment.maxX - fragment.minX,
          height: line.frame.height)
        if let last = found.last, last.link.url == url, fragment.runIndex - last.run <= 1 {
          found[found.count - 1].run = fragment.runIndex
          found[found.count - 1].link.add(fragment.text, frame)
        } else {
          found.append(
            (fragment.runIndex, TextLink(url: url, label: fragment.text, frames: [frame])))
        }
      }
    }
    return found.map(\.link)
  }

  /// The link at a point in the text's space; nil in a button's label, which takes its touches.
  func link(at point: CGPoint) -> URL? {
    guard environment.values.isEnabled, nearest(ButtonNode.self) == nil else { return nil }
    return links.first { $0.frames.contains { $0.contains(point) } }?.url
  }

  func addLink(_ url: URL, to collection: inout GestureCollection) {
    let tap = TapGesture().onEnded { [weak self] in self?.environment.values.openURL(url) }
    collection.add(TypedGestureRecognizer(tap, node: self, priority: .normal))
  }

  /// The elements of the links, which stand in that of the text.
  func linkElements(_ builder: AccessibilityBuilder) -> [AccessibilityElement] {
    links.enumerated().map { index, link in
      let element = builder.control(
        .link, frame: link.frame, for: self, label: link.label.trimmingCharacters(in: .whitespaces),
        part: UInt64(index % 200) + 1)
      element.traits.insert(.link)
      let url = link.url
      graph.accessibilityActions.add(to: element.id) { [weak self] action in
        guard case .activate = action, let self, environment.values.isEnabled else { return false }
        environment.values.openURL(url)
        return true
      }
      return element
    }
  }
}

extension TextLink {
  fileprivate mutating func add(_ text: String, _ frame: CGRect) {
    label += text
    if let last = frames.last, last.minY == frame.minY {
      frames[frames.count - 1] = last.union(frame)
    } else {
      frames.append(frame)
    }
  }
}
