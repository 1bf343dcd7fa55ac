import Foundation

/// What a view is in a pair of a label and what it labels.
@frozen
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case label
  case content
}

extension View {
  /// Pairs a label with what it labels, wherever the two stand.
  ///
  /// A content without words of its own is spoken with those of its label, and can be called by them.
  public nonisolated func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    attach(.link(role == .label ? .label : .content, AccessibilityName(id, namespace)))
  }

  /// Links elements that belong together, so that users can go from one to the next.
  ///
  /// Differs from Apple's: nobody goes; the tree of elements says which are linked.
  public nonisolated func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { attach(.link(.member, AccessibilityName(id, namespace))) }
}
