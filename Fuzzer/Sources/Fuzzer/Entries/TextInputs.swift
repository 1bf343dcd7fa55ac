import UIKit

/// Places of texts in fields and text views: of the text, beyond it, and of other texts.
enum TextInputs {
  private static let granularities: [UITextGranularity] = [
    .character, .word, .sentence, .paragraph, .line, .document,
  ]
  private static let ways: [UITextLayoutDirection] = [.left, .right, .up, .down]

  private static func direction(_ random: inout RandomSource) -> UITextDirection {
    random.pick([
      .storage(.forward), .storage(.backward), .layout(.left), .layout(.right), .layout(.up),
      .layout(.down), UITextDirection(rawValue: random.whole()),
    ])
  }

  /// A place that may belong to a text of another length.
  @MainActor private static func place(
    in input: any UITextInput, _ random: inout RandomSource
  ) -> UITextPosition {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return input.beginningOfDocument
    case 1: return input.endOfDocument
    case 2: return UITextPosition()
    case 3:
      let other = UITextField()
      other.text = String(repeating: random.text() + "a", count: 3)
      return other.endOfDocument
    default:
      let offset = Int.random(in: 0...12, using: &random)
      return input.position(from: input.beginningOfDocument, offset: offset) ?? input.endOfDocument
    }
  }

  @MainActor private static func range(
    in input: any UITextInput, _ random: inout RandomSource
  ) -> UITextRange {
    let (from, to) = (place(in: input, &random), place(in: input, &random))
    return input.textRange(from: from, to: to) ?? UITextRange()
  }

  /// A tokenizer whose field is gone when it is asked.
  @MainActor private static func orphan() -> UITextInputStringTokenizer {
    let field = UITextField()
    field.text = "a b"
    return UITextInputStringTokenizer(textInput: field)
  }

  /// The same for a field and for a text view.
  @MainActor private static func entry(
    _ name: String, _ use: @escaping @MainActor (any UITextInput, inout RandomSource) -> Void
  ) -> Entry {
    Entry(name: name) { random in
      let frame = random.flag() ? random.rect() : CGRect(x: 0, y: 0, width: 120, height: 60)
      if random.flag() {
        let field = UITextField(frame: frame)
        field.text = random.text()
        field.isSecureTextEntry = random.flag()
        field.textAlignment = random.pick([.left, .right, .center, .justified, .natural])
        use(field, &random)
        Stage.show(field)
      } else {
        let view = UITextView(frame: frame)
        view.text = random.text()
        if random.flag() { view.semanticContentAttribute = .forceRightToLeft }
        use(view, &random)
        Stage.show(view)
      }
    }
  }

  @MainActor static let entries: [Entry] = [
    entry("text positions") { input, random in
      for _ in 0..<3 {
        let from = place(in: input, &random)
        let next = input.position(from: from, offset: random.whole())
        let seen = input.position(from: from, in: random.pick(ways), offset: random.whole())
        for found in [next, seen].compactMap({ $0 }) {
          _ = (input.compare(from, to: found), input.offset(from: from, to: found))
          _ = input.caretRect(for: found)
        }
        _ = input.characterRange(byExtending: from, in: random.pick(ways))
        _ = input.baseWritingDirection(for: from, in: random.flag() ? .forward : .backward)
      }
    },
    entry("text ranges of inputs") { input, random in
      let part = range(in: input, &random)
      _ = (input.text(in: part), input.firstRect(for: part))
      _ = input.selectionRects(for: part).map { ($0.rect, $0.containsStart, $0.writingDirection) }
      _ = input.position(within: part, farthestIn: random.pick(ways))
      _ = input.closestPosition(to: random.point(), within: part)
      input.setBaseWritingDirection(.rightToLeft, for: part)
      input.selectedTextRange = part
      _ = input.selectedTextRange
    },
    entry("text at points") { input, random in
      for _ in 0..<3 {
        let point = random.point()
        if let found = input.closestPosition(to: point) { _ = input.caretRect(for: found) }
        if let found = input.characterRange(at: point) { _ = input.text(in: found) }
      }
    },
    entry("text replaced") { input, random in
      for _ in 0..<3 {
        input.replace(range(in: input, &random), withText: random.text())
        input.selectedTextRange = range(in: input, &random)
        if random.flag() { input.insertText(random.text()) } else { input.deleteBackward() }
      }
    },
    entry("text marked") { input, random in
      input.setMarkedText(
        random.flag() ? random.text() : nil,
        selectedRange: NSRange(location: random.whole(), length: random.whole()))
      _ = (input.markedTextRange, input.hasText)
      input.unmarkText()
    },
    entry("text tokenizer") { input, random in
      let tokenizer = input.tokenizer
      for granularity in granularities {
        let from = place(in: input, &random)
        let way = direction(&random)
        _ = tokenizer.isPosition(from, atBoundary: granularity, inDirection: way)
        _ = tokenizer.isPosition(from, withinTextUnit: granularity, inDirection: way)
        if let unit = tokenizer.rangeEnclosingPosition(from, with: granularity, inDirection: way) {
          _ = input.text(in: unit)
        }
        var next: UITextPosition? = from
        for _ in 0..<20 {
          next = next.flatMap {
            tokenizer.position(from: $0, toBoundary: granularity, inDirection: way)
          }
        }
      }
    },
    entry("text tokenizer of nothing") { input, random in
      _ = orphan().position(
        from: place(in: input, &random), toBoundary: random.pick(granularities),
        inDirection: direction(&random))
    },
  ]
}
