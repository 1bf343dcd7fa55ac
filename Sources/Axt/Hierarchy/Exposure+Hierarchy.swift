#if TESTABLE
  extension Exposure {
    /// The element and what is inside as text, a line an element, two spaces deeper a level.
    func hierarchy(level: Int) -> String {
      String(repeating: "  ", count: level) + line + "\n"
        + children.map { $0.hierarchy(level: level + 1) }.joined()
    }

    /// `→ id label="…" value=… action hidden`, without what the element does not have.
    private var line: String {
      var line = "→ " + (id ?? "")
      if let label { line += " label=\"\(label)\"" }
      if let value { line += " value=\(value)" }
      if action != nil { line += " action" }
      if !isVisible { line += " hidden" }
      return line
    }
  }
#endif
