#if os(Linux)
  import Foundation
  import XCUIAutomation

  /// What the app shows at one moment, as a flat list in reading order.
  @MainActor
  struct SoakScreen: Equatable {
    struct Element: Hashable {
      let type: XCUIElement.ElementType
      let label: String
      let identifier: String
      let value: String
      let frame: CGRect
      let isEnabled: Bool
      let depth: Int

      var center: CGPoint { CGPoint(x: frame.midX.rounded(), y: frame.midY.rounded()) }

      var line: String {
        let name = [label, identifier, value].filter { !$0.isEmpty }.joined(separator: " · ")
        return String(repeating: "  ", count: depth) + "type \(type.rawValue) '\(name)' \(frame)"
      }
    }

    let bounds: CGRect
    let elements: [Element]

    init(_ app: XCUIApplication) throws {
      let root = try app.snapshot()
      var found: [Element] = []
      func visit(_ element: any XCUIElementSnapshot, _ depth: Int) {
        found.append(
          Element(
            type: element.elementType, label: element.label, identifier: element.identifier,
            value: element.value.map { "\($0)" } ?? "", frame: element.frame,
            isEnabled: element.isEnabled, depth: depth))
        for child in element.children { visit(child, depth + 1) }
      }
      visit(root, 0)
      bounds = root.frame
      elements = found
    }

    func has(_ type: XCUIElement.ElementType) -> Bool { elements.contains { $0.type == type } }

    /// The elements whose middle a finger can reach.
    var reachable: [Element] {
      elements.filter { $0.depth > 1 && bounds.contains($0.center) && !$0.frame.isEmpty }
    }

    /// The button that goes back or away from where the reader is, if there is one.
    var wayBack: Element? {
      let names: Set = ["Cancel", "Done", "OK", "Next", "Start reading"]
      if let button = reachable.last(where: { $0.type == .button && names.contains($0.label) }) {
        return button
      }
      guard let bar = elements.lastIndex(where: { $0.type == .navigationBar }) else { return nil }
      let inBar = elements[(bar + 1)...].prefix { $0.depth > elements[bar].depth }
      return inBar.first { $0.type == .button && bounds.contains($0.center) }
    }

    var tabs: [Element] {
      guard let bar = elements.firstIndex(where: { $0.type == .tabBar }) else { return [] }
      return elements[(bar + 1)...].prefix { $0.depth > elements[bar].depth }
        .filter { $0.type == .button }
    }

    var text: String { elements.map(\.line).joined(separator: "\n") }
  }
#endif
