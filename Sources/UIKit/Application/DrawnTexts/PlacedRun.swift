import CoreGraphics
import DisplayList

/// A run of glyphs with what lies between it and the screen.
struct PlacedRun {
  let run: GlyphRun
  /// From the run's space to the screen's.
  let transform: CGAffineTransform
  /// The boxes of the clips around it, the outermost first, in screen points.
  let clips: [CGRect]

  /// The parts of a font's size that low and high letters reach above the baseline.
  private static let lowLetters: CGFloat = 0.5
  private static let highLetters: CGFloat = 0.72

  // MARK: Finding

  /// The runs of a drawing, from back to front; those seen in perspective are left out.
  static func runs(in items: [DisplayItem]) -> [PlacedRun] {
    var runs: [PlacedRun] = []
    visit(items, .identity, [], &runs)
    return runs
  }

  private static func visit(
    _ items: [DisplayItem], _ transform: CGAffineTransform, _ clips: [CGRect],
    _ runs: inout [PlacedRun]
  ) {
    for item in items {
      switch item {
      case .text(let run):
        runs.append(PlacedRun(run: run, transform: transform, clips: clips))
      case .group(let attributes, let inner):
        guard attributes.projection == nil, attributes.opacity > 0 else { continue }
        let next = attributes.transform.concatenating(transform)
        let clip = attributes.clip.map { $0.path.boundingBox.applying(next) }
        visit(inner, next, clips + (clip.map { [$0] } ?? []), &runs)
      case .fill, .stroke, .image, .symbol: continue
      }
    }
  }

  // MARK: Place

  /// From the top of high letters to the baseline, in screen points.
  var frame: CGRect {
    let height = run.font.size * Self.highLetters
    return CGRect(
      x: run.origin.x, y: run.origin.y - height, width: max(run.width, 0), height: height
    ).applying(transform)
  }

  /// The size of the letters as they are seen, in screen points.
  var fontSize: CGFloat { run.font.size * hypot(transform.c, transform.d) }

  /// The middles of its letters, in screen points.
  var letters: [CGPoint] {
    var x = run.origin.x
    let y = run.origin.y - run.font.size * Self.lowLetters / 2
    var points: [CGPoint] = []
    for (character, advance) in zip(run.string, run.advances) {
      if !character.isWhitespace { points.append(CGPoint(x: x + advance / 2, y: y)) }
      x += advance
    }
    return points.map { $0.applying(transform) }
  }

  // MARK: Drawing without letters

  /// What stands in the place of texts.
  enum Stand {
    case nothing
    /// A bar in the paint of the letters, as high as low letters are.
    case bar
    /// The same in a colour that hardly any app has, as translucent as the letters.
    case mark
  }

  private static let markColor = PaintColor(red: 0.93, green: 0.07, blue: 0.81)

  /// The drawing with something else in the place of its texts.
  static func replacingTexts(of items: [DisplayItem], by stand: Stand) -> [DisplayItem] {
    items.flatMap { item -> [DisplayItem] in
      switch item {
      case .text(let run):
        let behind = run.background.map { DisplayItem.fill($0.rect, $0.color) }
        let height = run.font.size * lowLetters
        let bar = CGRect(
          x: run.origin.x, y: run.origin.y - height, width: max(run.width, 0), height: height)
        let front: DisplayItem? =
          switch stand {
          case .nothing: nil
          case .bar: .fill(bar, run.paint)
          case .mark:
            .fill(bar, markColor.multiplyingAlpha(by: run.paint.solidColor?.alpha ?? 1))
          }
        return [behind, front].compactMap(\.self)
      case .group(let attributes, let inner):
        return [.group(attributes, replacingTexts(of: inner, by: stand))]
      case .fill, .stroke, .image, .symbol: return [item]
      }
    }
  }
}
