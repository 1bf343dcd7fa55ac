import Accessibility
import FoundationAdditions

/// What a test may have meant when its query found nothing.
@MainActor
enum NearestCandidates {
  /// Paragraphs for a message: the nearest elements, and the call that would find the best of them.
  static func text(for chain: QueryChain, in root: AccessibilityElement) -> [String] {
    guard let key = wantedName(of: chain), !key.isEmpty else { return [] }
    let wanted = chain.elementType
    let sameName = root.firstDescendant { $0.answers(to: key) && $0.elementType != wanted }
    if let sameName, wanted != .any {
      return [
        """
        There is a \(sameName.elementType.name) of that name: \(sameName.line(.frame))
        Use app.\(provider(for: sameName.elementType))["\(key)"] for it.
        """
      ]
    }
    let nearest = nearest(to: key, type: wanted, in: root)
    guard let best = nearest.first else { return [] }
    let lines = nearest.map { "    " + $0.element.line(.frame) }.joined(separator: "\n")
    let call = "app.\(provider(for: best.element.elementType))[\"\(best.name)\"]"
    return ["Did you mean:\n\(lines)\nUse \(call) for the first of them."]
  }

  private static func wantedName(of chain: QueryChain) -> String? {
    for link in chain.links.reversed() {
      if case .matching(let matcher) = link.step, let key = matcher.key { return key }
    }
    return nil
  }

  private struct Candidate {
    var element: AccessibilityElement
    var name: String
    var distance: Int
  }

  private static func nearest(
    to key: String, type: ElementKind, in root: AccessibilityElement
  ) -> [Candidate] {
    var candidates: [Candidate] = []
    let bound = max(2, key.count / 2)
    root.forEachDescendant { element in
      let isOtherType = type != .any && element.elementType != type
      for name in element.identifiers {
        let distance = EditDistance.ofName(name, from: key, atMost: bound) + (isOtherType ? 1 : 0)
        if distance <= bound {
          candidates.append(Candidate(element: element, name: name, distance: distance))
          break
        }
      }
    }
    // Stable: equally near ones stay in document order.
    let order = candidates.enumerated().sorted {
      ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset)
    }
    return order.prefix(3).map(\.element)
  }

  /// The property of a query for elements of that type.
  static func provider(for type: ElementKind) -> String {
    switch type {
    case .any, .application: "descendants(matching: .any)"
    case .other: "otherElements"
    case .switch: "switches"
    case .checkBox: "checkBoxes"
    case .comboBox: "comboBoxes"
    default: type.name.prefix(1).lowercased() + type.name.dropFirst() + "s"
    }
  }
}
