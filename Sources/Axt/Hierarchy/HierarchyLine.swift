#if TESTABLE
  /// What a line of a hierarchy tells.
  struct HierarchyLine {
    var id: String?
    var label: String?
    var value: Any?
    var hasAction = false
    var isHidden = false

    /// `→ id label="…" value=… action hidden`, without what the element does not have.
    func text(level: Int) -> String {
      var line = String(repeating: "  ", count: level) + "→ " + (id ?? "")
      if let label { line += " label=\"\(label)\"" }
      if let value { line += " value=\(value)" }
      if hasAction { line += " action" }
      if isHidden { line += " hidden" }
      return line + "\n"
    }

    /// An element that tells no more than any element has to.
    @MainActor
    static func text(of element: any AxtElement, level: Int) -> String {
      HierarchyLine(id: element.id, label: element.label, value: element.value).text(level: level)
        + element.children.map { text(of: $0, level: level + 1) }.joined()
    }
  }
#endif
