#if TESTABLE
  extension Exposure {
    /// The element and what is inside as text, a line an element, two spaces deeper a level.
    func hierarchy(level: Int) -> String {
      HierarchyLine(
        id: id, label: label, value: value, hasAction: action != nil, isHidden: !isVisible
      )
      .text(level: level) + children.map { $0.hierarchy(level: level + 1) }.joined()
    }
  }
#endif
