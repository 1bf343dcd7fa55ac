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
        let place = "{{\(frame.minX), \(frame.minY)}, {\(frame.width), \(frame.height)}}"
        let name = [label, identifier, value].filter { !$0.isEmpty }.joined(separator: " · ")
        return String(repeating: "  ", count: depth) + "\(type) '\(name)' \(place)"
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
            value: element.value.map { "\($0)" } ?? "", frame: element.frame.rounded,
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
    var wayBack: Element? { closeButton ?? backButton }

    /// The button that ends a sheet, an alert or a search.
    var closeButton: Element? {
      let names: Set = ["Cancel", "Done", "OK", "Next", "Start reading"]
      return reachable.last { $0.type == .button && names.contains($0.label) }
    }

    private var backButton: Element? {
      guard let bar = elements.lastIndex(where: { $0.type == .navigationBar }) else { return nil }
      return elements[(bar + 1)...].prefix { $0.depth > elements[bar].depth }
        .first { $0.type == .button && bounds.contains($0.center) }
    }

    /// The buttons of the tab bar.
    var tabs: [Element] {
      guard let bar = elements.firstIndex(where: { $0.type == .tabBar }) else { return [] }
      return elements[(bar + 1)...].prefix { $0.depth > elements[bar].depth }
        .filter { $0.type == .button }
    }

    /// A line for each element.
    var text: String { elements.map(\.line).joined(separator: "\n") }
  }

  extension CGRect {
    /// To thousandths of a point: sums in another order differ in the last digits.
    fileprivate var rounded: CGRect {
      func rounded(_ number: CGFloat) -> CGFloat { (number * 1000).rounded() / 1000 }
      return CGRect(
        x: rounded(minX), y: rounded(minY), width: rounded(width), height: rounded(height))
    }
  }
#endif
