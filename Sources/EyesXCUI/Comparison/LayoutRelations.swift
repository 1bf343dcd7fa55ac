import CoreGraphics
import ReviewRecords
import SnapshotTesting

/// How the elements of two screens lie to each other: what the level `layout` looks at.
struct LayoutRelations {
  /// Elements touch each other before this many points overlap.
  private static let slack = 2.0
  /// As many differences are told.
  private static let longest = 8

  /// What differs, a sentence each; empty if nothing does.
  ///
  /// - Parameters:
  ///   - before: The baseline's screen.
  ///   - after: The new one.
  ///   - counts: Whether an element of a screen is looked at.
  /// - Returns: the sentences.
  static func differences(
    from before: ScreenNotes, to after: ScreenNotes,
    counts: (ElementIdentity, ScreenNotes.Element) -> Bool
  ) -> [String] {
    let old = elements(of: before, counts)
    let new = elements(of: after, counts)
    let (oldPlaces, newPlaces) = (places(of: old), places(of: new))
    var texts = old.filter { newPlaces[$0.identity] == nil }.map { "\($0.element.name) is gone" }
    texts += new.filter { oldPlaces[$0.identity] == nil }.map { "\($0.element.name) is new" }
    let pairs = old.compactMap { entry in
      newPlaces[entry.identity].map { (entry.element, new[$0].element) }
    }
    for (index, first) in pairs.enumerated() {
      for second in pairs.dropFirst(index + 1) {
        guard texts.count < longest else { return texts }
        let was = relation(first.0.frame, second.0.frame)
        let isNow = relation(first.1.frame, second.1.frame)
        if was != isNow {
          texts.append("\(first.1.name) was \(was) \(second.1.name), is \(isNow) it")
        }
      }
    }
    return texts
  }

  private static func elements(
    of notes: ScreenNotes, _ counts: (ElementIdentity, ScreenNotes.Element) -> Bool
  ) -> [(identity: ElementIdentity, element: ScreenNotes.Element)] {
    notes.identified.filter { identity, element in
      element.frame.width > 0 && element.frame.height > 0
        && !["Application", "Window", "Other"].contains(identity.kind)
        && counts(identity, element)
    }
  }

  private static func places(
    of elements: [(identity: ElementIdentity, element: ScreenNotes.Element)]
  ) -> [ElementIdentity: Int] {
    Dictionary(
      elements.enumerated().map { ($1.identity, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Where one frame is, seen from another.
  private static func relation(_ one: ScreenNotes.Frame, _ other: ScreenNotes.Frame) -> String {
    if one.maxY <= other.y + slack { return "above" }
    if other.maxY <= one.y + slack { return "below" }
    if one.maxX <= other.x + slack { return "left of" }
    if other.maxX <= one.x + slack { return "right of" }
    if contains(one, other) { return "around" }
    if contains(other, one) { return "inside of" }
    return "overlapping"
  }

  private static func contains(_ one: ScreenNotes.Frame, _ other: ScreenNotes.Frame) -> Bool {
    one.x <= other.x + slack && one.y <= other.y + slack && one.maxX >= other.maxX - slack
      && one.maxY >= other.maxY - slack
  }
}
