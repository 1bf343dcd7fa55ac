import ReviewRecords

/// What differs between the elements of two screens, in words: what came, went, changed, and what moved why.
struct ElementChanges {
  typealias Element = ScreenNotes.Element

  private var pairs: [(old: Element, new: Element)] = []
  private var removed: [Element] = []
  private var added: [Element] = []

  private let before: [Element]
  private let after: [Element]

  init(from before: [Element], to after: [Element]) {
    (self.before, self.after) = (before, after)
    var rest: [(key: String, element: Element)] = Self.keyed(before)
    var unmatched: [Element] = []
    for (key, element) in Self.keyed(after) {
      if let index = rest.firstIndex(where: { $0.key == key }) {
        pairs.append((rest.remove(at: index).element, element))
      } else {
        unmatched.append(element)
      }
    }
    // What is of one kind and has other words now is the same element with other words.
    for element in unmatched {
      if let index = rest.firstIndex(where: { $0.element.kind == element.kind }) {
        pairs.append((rest.remove(at: index).element, element))
      } else {
        added.append(element)
      }
    }
    removed = rest.map(\.element)
  }

  /// Named by the app, or by kind and label; those that are alike are counted.
  private static func keyed(_ elements: [Element]) -> [(key: String, element: Element)] {
    var counts: [String: Int] = [:]
    return elements.map { element in
      let name = element.identifier.isEmpty ? "l:\(element.label)" : "i:\(element.identifier)"
      let key = "\(element.kind) \(name)"
      counts[key, default: 0] += 1
      return ("\(key) \(counts[key, default: 1])", element)
    }
  }

  /// What the changes are, whatever the words and the numbers.
  var shape: [String] {
    func names(_ elements: [Element]) -> [Element: String] {
      let identities = ElementIdentity.numbered(elements.map { ($0.kind, $0.identifier) })
      return Dictionary(
        zip(elements, identities.map { "\($0.kind) \($0.identifier) \($0.number)" }),
        uniquingKeysWith: { first, _ in first })
    }
    let (before, after) = (names(self.before), names(self.after))
    var shape = removed.map { "- \(before[$0] ?? "")" } + added.map { "+ \(after[$0] ?? "")" }
    var moves: [String] = []
    for (old, new) in pairs {
      let name = before[old] ?? ""
      if old.label != new.label { shape.append("label \(name)") }
      if old.value != new.value { shape.append("value \(name)") }
      if old.state != new.state { shape.append("state \(name) \(new.state)") }
      let (width, height) = (
        new.frame.width - old.frame.width, new.frame.height - old.frame.height
      )
      if abs(width) >= 0.01 || abs(height) >= 0.01 { shape.append("size \(name)") }
      if !place(old, new).isEmpty { moves.append("place \(name)") }
    }
    return shape.isEmpty ? moves : shape
  }

  /// A change in words, and where what it comes from is written.
  private struct Change {
    let text: String
    var source: String?

    /// `Button 'Pay' moved 4 pt down because Text 'Total' above grew (CartView.swift:41)`.
    var sentence: String { text + (source.map { " (\($0))" } ?? "") }
  }

  /// The changes from which the others follow, wherever they are written: moves only where nothing else changed.
  var causes: [String] {
    var causes = presence()
    for pair in pairs { causes += words(pair.old, pair.new) }
    for pair in pairs { causes += size(pair.old, pair.new) }
    if causes.isEmpty { for pair in pairs { causes += place(pair.old, pair.new) } }
    return causes.map(\.text)
  }

  /// A sentence a change: those that may be a cause before those that follow.
  var texts: [String] {
    let told = presence(where: { !$0.isBox })
    let changes = told + pairs.flatMap { words($0.old, $0.new) }
    let named = pairs.filter { !$0.new.isAnonymous }
    let follow = named.flatMap { size($0.old, $0.new) } + named.flatMap { place($0.old, $0.new) }
    guard changes.isEmpty, follow.isEmpty else { return (changes + follow).map(\.sentence) }
    // How cells and groups lie says something only where nothing else does.
    let others = pairs.flatMap { size($0.old, $0.new) } + pairs.flatMap { place($0.old, $0.new) }
    return (presence { $0.isBox } + others).map(\.sentence)
  }

  /// What came and went.
  private func presence(where isTold: (Element) -> Bool = { _ in true }) -> [Change] {
    removed.filter(isTold).map { Change(text: "\($0.plainName) is gone", source: $0.source) }
      + added.filter(isTold).map { Change(text: "\($0.plainName) is new", source: $0.source) }
  }

  // MARK: One element

  private func words(_ old: Element, _ new: Element) -> [Change] {
    var texts: [String] = []
    if old.label != new.label {
      texts.append("\(old.plainName) says '\(new.label.shortened)' now")
    }
    if old.value != new.value {
      texts.append(
        "\(new.plainName) had the value '\(old.value.shortened)', has '\(new.value.shortened)'")
    }
    if old.state != new.state {
      let state =
        new.state.isEmpty
        ? "no longer \(old.state.joined(separator: " and "))"
        : "now \(new.state.joined(separator: " and "))"
      texts.append("\(new.plainName) is \(state)")
    }
    return texts.map { Change(text: $0, source: new.source) }
  }

  private func size(_ old: Element, _ new: Element) -> [Change] {
    var parts: [String] = []
    let (width, height) = (new.frame.width - old.frame.width, new.frame.height - old.frame.height)
    if abs(width) >= 0.01 {
      parts.append("\(abs(width).shortText) pt \(width > 0 ? "wider" : "narrower")")
    }
    if abs(height) >= 0.01 {
      parts.append("\(abs(height).shortText) pt \(height > 0 ? "taller" : "lower")")
    }
    guard !parts.isEmpty else { return [] }
    let text = "\(new.plainName) became \(parts.joined(separator: " and "))"
    return [Change(text: text, source: new.source)]
  }

  private func place(_ old: Element, _ new: Element) -> [Change] {
    let (x, y) = (new.frame.x - old.frame.x, new.frame.y - old.frame.y)
    var parts: [String] = []
    if abs(x) >= 0.01 { parts.append("\(abs(x).shortText) pt \(x > 0 ? "right" : "left")") }
    if abs(y) >= 0.01 { parts.append("\(abs(y).shortText) pt \(y > 0 ? "down" : "up")") }
    guard !parts.isEmpty else { return [] }
    let moved = "\(new.plainName) moved \(parts.joined(separator: " and "))"
    guard let cause = cause(of: old, x: x, y: y) else {
      return [Change(text: moved, source: new.source)]
    }
    // Where to look is where the cause is written.
    return [Change(text: "\(moved) because \(cause.text)", source: cause.source ?? new.source)]
  }

  // MARK: Causes

  /// What grew, shrank, came or went beside an element that moved, as far as it moved.
  private func cause(of moved: Element, x: Double, y: Double) -> Change? {
    for (old, new) in pairs where old != moved {
      let (width, height) = (new.frame.width - old.frame.width, new.frame.height - old.frame.height)
      if y != 0, fits(height, y), old.frame.maxY <= moved.frame.y + 0.5 {
        let text = "\(new.plainName) above \(height > 0 ? "grew" : "shrank")"
        return Change(text: text, source: new.source)
      }
      if x != 0, fits(width, x), old.frame.maxX <= moved.frame.x + 0.5 {
        let text = "\(new.plainName) before it \(width > 0 ? "grew" : "shrank")"
        return Change(text: text, source: new.source)
      }
    }
    if y > 0,
      let new = added.first(where: {
        $0.frame.y <= moved.frame.y + 0.5 && $0.frame.height <= y + 0.5
      })
    {
      return Change(text: "\(new.plainName) above is new", source: new.source)
    }
    if y < 0, let old = removed.first(where: { $0.frame.maxY <= moved.frame.y + 0.5 }) {
      return Change(text: "\(old.plainName) above is gone", source: old.source)
    }
    return nil
  }

  /// Whether a change of length moves something this far: wholly, or by half in the middle of a screen.
  private func fits(_ growth: Double, _ distance: Double) -> Bool {
    growth * distance > 0 && (abs(growth - distance) < 0.51 || abs(growth / 2 - distance) < 0.51)
  }
}
