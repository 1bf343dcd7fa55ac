import Accessibility

/// A member of a group of elements that belong together.
package struct AccessibilityLink {
  package enum Role {
    case member
    case label
    case content
  }

  let role: Role
  let element: AccessibilityElement
}

extension AccessibilityBuilder {
  /// Ties the elements of each group to each other, and gives what is labelled the words of its label.
  ///
  /// A content without words of its own takes those of its label; one with words can be called by both.
  mutating func resolveLinks() {
    for group in links.values {
      let words = group.filter { $0.role == .label }.map(\.element.label).filter { !$0.isEmpty }
        .joined(separator: ", ")
      for link in group {
        let others = group.map(\.element.id).filter { $0 != link.element.id }
        link.element.linkedElements += others
        guard link.role == .content, !words.isEmpty else { continue }
        if link.element.label.isEmpty { link.element.label = words }
        link.element.inputLabels.append(words)
      }
    }
    links = [:]
  }
}
