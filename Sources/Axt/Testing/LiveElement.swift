#if TESTABLE
  /// An element of a host: what `AxtElement` has beyond the original is built on these.
  @MainActor
  protocol LiveElement: AxtElement {
    /// Tells of changes.
    var tree: ExposureTree { get }
    /// The element and what is inside as text; empty when it is gone.
    var text: String { get }
    /// The first view inside with an accessibility identifier.
    func first(accessibilityIdentifier: String) -> (any AxtElement)?
  }

  extension AxtElement {
    /// The first view inside with an accessibility identifier, exposed or not.
    ///
    /// The element tells what assistive technologies hear, and its action is theirs.
    public func find(accessibilityIdentifier: String) -> (any AxtElement)? {
      (self as? any LiveElement)?.first(accessibilityIdentifier: accessibilityIdentifier)
    }

    /// The element and what is inside as text, a line an element, two spaces deeper a level.
    ///
    /// Each line is `→ id label="…" value=… action hidden`, without what the element does not have.
    /// It ends with a newline; it is empty when the view is gone.
    public var hierarchy: String {
      if let element = self as? any LiveElement { return element.text }
      return exists ? HierarchyLine.text(of: self, level: 0) : ""
    }

    /// The hierarchy now and after each change, until the view is gone.
    public func watchHierarchy() -> HierarchyUpdates {
      HierarchyUpdates(of: self, in: (self as? any LiveElement)?.tree)
    }
  }
#endif
