import CoreGraphics
import Foundation
import ReviewRecords
import SnapshotTesting
import TestReporting

/// Compares the picture of a checkpoint with its baseline.
struct CheckpointComparison {
  let baseline: PictureFile
  let picture: CheckpointPicture
  let level: MatchLevel
  let rules: [PlacedRule]
  /// Elements that a review has said don't count.
  let ignored: [ElementIdentity]
  let options: Options

  /// What is passed over, and where the test is.
  struct Options {
    var ignoresDisplacements = false
    var ignoresCaret = false
    var usesPatterns = false
    /// The path of the test's file.
    var file = ""
  }

  /// What differs.
  struct Difference {
    var message: String
    var layers: ScreenDifference?
    var boxes: [CGRect] = []
    var pixelCount = 0
    /// A picture of it.
    var png: Data?
  }

  /// Nil for a picture that matches.
  ///
  /// - Throws: `EyesError` for a baseline that can't be read.
  func difference() throws -> Difference? {
    guard level != .none else { return nil }
    // The usual case: the same bytes.
    if baseline.plain == picture.png { return nil }
    if let damage = baseline.damage { throw EyesError.store("it is no picture: \(damage)") }
    let notes = baseline.notes
    let finder = picture.views.map {
      SourceFinder($0, offset: picture.origin, file: options.file, test: "")
    }
    let layers = notes.flatMap { old in
      picture.notes.map { ScreenDifference(from: old, to: $0, finder: finder) }
    }
    let layout = layoutDifferences(from: notes)
    guard level != .layout else {
      return layout.isEmpty ? nil : Difference(message: text(layout), layers: layers)
    }
    let (before, after): (CGBitmap, CGBitmap)
    do {
      (before, after) = (try baseline.bitmap(), try PictureFile(picture.png).bitmap())
    } catch {
      throw EyesError.store("\(error)")
    }
    guard before.width == after.width, before.height == after.height else {
      return Difference(
        message: """
          The sizes differ: the baseline has \(before.width) × \(before.height) pixels, the new \
          picture \(after.width) × \(after.height).
          """, layers: layers)
    }
    let comparison = compare(before, after, from: notes)
    guard comparison.pixelCount > 0 || !layout.isEmpty else { return nil }
    let boxes = comparison.places.boxes
    let views = picture.notes.flatMap { finder?.names(in: boxes, of: $0) } ?? []
    let pixels =
      "\(comparison.pixelCount) of \(comparison.totalPixels) pixels differ, in \(boxes.count) places."
    return Difference(
      message: layout.isEmpty
        ? ScreenReasons.text(layers, pixels: pixels, hasDrawing: false, views: views)
        : text(layout) + "\n" + pixels,
      layers: layers, boxes: boxes, pixelCount: comparison.pixelCount,
      png: comparison.pixelCount > 0
        ? DifferencePicture.data(of: comparison, actual: after) : nil)
  }

  private func text(_ layout: [String]) -> String {
    (["The layout changed:"] + layout.map { "  \($0)" }).joined(separator: "\n")
  }

  // MARK: Pixels

  private func compare(
    _ before: CGBitmap, _ after: CGBitmap, from notes: ScreenNotes?
  ) -> PictureComparison {
    let held = IgnoredElements(ignored, from: notes, to: picture.notes)
    let (old, new) = (held.clearing(before), held.clearing(after))
    let judge = LevelJudge(expected: old, actual: new)
    var free = rules.flatMap { rule -> [CGRect] in
      guard let offset = rule.offset(judge, scale: picture.scale), let before = rule.before else {
        return []
      }
      return [before, before.offsetBy(dx: CGFloat(offset.x), dy: CGFloat(offset.y))]
    }
    if options.ignoresDisplacements, let notes { free += displaced(from: notes, judge) }
    if let notes { free += reworded(from: notes) }
    // What is said last counts.
    let places = rules.reversed().compactMap { rule -> (PlacedRule, MatchLevel)? in
      switch rule.rule {
      case .ignored: (rule, MatchLevel.none)
      case .level(let level): (rule, level)
      case .floating, .accessibility: nil
      }
    }
    func compared() -> PictureComparison {
      PictureComparison(expected: old, actual: new) { x, y in
        if free.contains(where: { $0.holds(x, y) }) { return false }
        let own = places.first { $0.0.holds(x, y) }?.1
        return judge.counts(x, y, at: own ?? level)
      }
    }
    let comparison = compared()
    let carets = options.ignoresCaret ? comparison.places.boxes.filter(isCaret) : []
    guard !carets.isEmpty else { return comparison }
    free += carets
    return compared()
  }

  /// Whether a box is as narrow as a caret and in a text field.
  private func isCaret(_ box: CGRect) -> Bool {
    let fields: Set<String> = ["TextField", "SecureTextField", "SearchField", "TextView"]
    guard box.width <= 3 * picture.scale, box.height >= 2 * box.width, let notes = picture.notes
    else { return false }
    return notes.elements.contains { element in
      fields.contains(element.kind) && notes.pixels(of: element).contains(box)
    }
  }

  /// Where elements were and are whose words are others of the same kind, if these are passed over there.
  private func reworded(from notes: ScreenNotes) -> [CGRect] {
    guard let after = picture.notes else { return [] }
    let isEverywhere = options.usesPatterns || level == .dynamic
    let areas = rules.filter { $0.rule == .level(.dynamic) }
    guard isEverywhere || !areas.isEmpty else { return [] }
    let now = Dictionary(
      after.identified.map { ($0.identity, $0.element) }, uniquingKeysWith: { first, _ in first })
    return notes.identified.flatMap { identity, old -> [CGRect] in
      guard let new = now[identity], old.state == new.state else { return [] }
      let pairs = [(old.label, new.label), (old.value, new.value)].filter { $0.0 != $0.1 }
      guard !pairs.isEmpty, pairs.allSatisfy({ TextPattern.isOther($0.1, of: $0.0) }) else {
        return []
      }
      let (from, to) = (notes.pixels(of: old), after.pixels(of: new))
      let isInside = areas.contains { $0.holds(Int(to.midX), Int(to.midY)) }
      return isEverywhere || isInside ? [from, to] : []
    }
  }

  /// Where elements were and are that have moved and look the same.
  private func displaced(from notes: ScreenNotes, _ judge: LevelJudge) -> [CGRect] {
    guard let after = picture.notes else { return [] }
    let now = Dictionary(
      after.identified.map { ($0.identity, $0.element) }, uniquingKeysWith: { first, _ in first })
    return notes.identified.flatMap { identity, old -> [CGRect] in
      guard let new = now[identity], old.label == new.label, old.value == new.value,
        old.state == new.state, old.frame != new.frame
      else { return [] }
      let (from, to) = (notes.pixels(of: old), after.pixels(of: new))
      let offset = (x: Int(to.minX - from.minX), y: Int(to.minY - from.minY))
      return from.size == to.size && judge.isSame(from, movedBy: offset) ? [from, to] : []
    }
  }

  // MARK: Layout

  /// What differs in how elements lie, where the layout is what counts.
  private func layoutDifferences(from notes: ScreenNotes?) -> [String] {
    guard let notes, let after = picture.notes else {
      return level == .layout ? ["Nothing is known of the elements of one of the pictures."] : []
    }
    let areas = rules.filter { $0.rule == .level(.layout) }
    guard level == .layout || !areas.isEmpty else { return [] }
    let held = Set(ignored)
    return LayoutRelations.differences(from: notes, to: after) { identity, element in
      guard !held.contains(identity) else { return false }
      let frame = after.pixels(of: element)
      let (x, y) = (Int(frame.midX), Int(frame.midY))
      if rules.contains(where: { $0.rule == .ignored && $0.holds(x, y) }) { return false }
      return level == .layout || areas.contains { $0.holds(x, y) }
    }
  }
}
