import Foundation

/// The place of a section; outside of lists its header, content and footer stand in a row.
@MainActor
package final class SectionNode: _Node {
  package var header: _Node?
  package var content: _Node?
  package var footer: _Node?
  private var readExpansion: (@MainActor () -> Bool)?
  package private(set) var isExpanded = true

  /// Takes what tells whether the rows are shown; nil if they always are.
  func setExpansion(_ read: (@MainActor () -> Bool)?) {
    readExpansion = read
    refresh()
  }

  package override func refresh() {
    let new = readExpansion.map { read in evaluateContent { read() } } ?? true
    guard new != isExpanded else { return }
    isExpanded = new
    elementsDidChange()
  }

  package override func forEachChild(_ body: (_Node) -> Void) {
    if let header { body(header) }
    if let content { body(content) }
    if let footer { body(footer) }
  }

  package override func collectElements(into elements: inout ContiguousArray<LayoutNode>) {
    header?.collectElements(into: &elements)
    if isExpanded { content?.collectElements(into: &elements) }
    footer?.collectElements(into: &elements)
  }

  package override func collectSubviews(into list: inout SubviewList) {
    let (section, role) = (list.section, list.role)
    list.section = ObjectIdentifier(self)
    list.entries.append(SubviewList.Entry(section: list.section))
    list.role = .header
    header?.collectSubviews(into: &list)
    list.role = .content
    if isExpanded { content?.collectSubviews(into: &list) }
    list.role = .footer
    footer?.collectSubviews(into: &list)
    (list.section, list.role) = (section, role)
  }

  package override var dumpLabel: String? { "Section" }
}
