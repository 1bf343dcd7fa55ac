import CoreGraphics
import Foundation

/// Text that can be measured and laid out any number of times.
///
/// Its content never changes; it only remembers what it worked out.
package final class Paragraph {
  package var options: ParagraphOptions { sharedOptions.value }
  private let sharedOptions: ParagraphOptions.Shared

  private enum Source {
    case plain(String, ResolvedFont)
    case rich([TextRun])
  }

  private let source: Source
  /// The metrics of the font, if there is only one; each stack around the text asks for them.
  package let plainMetrics: SharedFontMetrics?
  /// What drawing and narrow rooms need; most texts fit, and many are never drawn.
  private final class Details {
    var shape: ShapedText?
    var recentSizes = RecentSizes()
    var recentLayout: (width: CGFloat?, height: CGFloat?, layout: TextLayout)?
  }

  private lazy var details = Details()
  /// Negative until first asked for.
  @exclusivity(unchecked) private var storedIdeal = CGSize(width: -1, height: -1)
  /// Whether the text is known to be a single line at its ideal width: then no height is too small.
  @exclusivity(unchecked) private var isOneLine = false

  /// A text in one font.
  package init(
    _ text: String, font: ResolvedFont, options: ParagraphOptions.Shared = .standard
  ) {
    source = .plain(text, font)
    plainMetrics = font.sharedMetrics
    sharedOptions = options
  }

  /// A text in one font, with options of its own.
  package convenience init(_ text: String, font: ResolvedFont, options: ParagraphOptions) {
    self.init(text, font: font, options: ParagraphOptions.Shared(options))
  }

  /// A text in one font, without a lookup if `font` was used last.
  package convenience init(
    _ text: String, font: FontDescriptor, options: ParagraphOptions = .standard
  ) {
    self.init(text, font: .resolve(font), options: ParagraphOptions.Shared(options))
  }

  /// A text of several runs.
  ///
  /// Without any run the text is empty and has no height.
  package convenience init(runs: [TextRun], options: ParagraphOptions = .standard) {
    self.init(runs: runs, options: ParagraphOptions.Shared(options))
  }

  /// A text of several runs, with shared options.
  package init(runs: [TextRun], options: ParagraphOptions.Shared) {
    if runs.count == 1, let run = runs.first, case .text(let text) = run.content,
      run.tracking == 0, run.baselineOffset == 0, run.paragraph == nil
    {
      source = .plain(text, run.font)
      plainMetrics = run.font.sharedMetrics
    } else {
      source = .rich(runs)
      plainMetrics = nil
    }
    sharedOptions = options
  }

  /// The whole text; attachments are object replacement characters.
  package var text: String {
    switch source {
    case .plain(let text, _): text
    case .rich(let runs): runs.map(\.text).joined()
    }
  }

  package var runs: [TextRun] {
    switch source {
    case .plain(let text, let font): [TextRun(text, font: font)]
    case .rich(let runs): runs
    }
  }

  // MARK: Size

  /// The size in points without any limit on width and height.
  /// - Complexity: O(n) when first asked for, then O(1).
  package var idealSize: CGSize {
    if storedIdeal.width < 0 { storedIdeal = measureIdeal() }
    return storedIdeal
  }

  /// The least room in points in which the text takes its ideal size.
  ///
  /// No height is too small for a text that is known to be a single line.
  package var idealRoom: CGSize {
    let ideal = idealSize
    return CGSize(
      width: ideal.width - LineFitter.tolerance,
      height: isOneLine ? -.infinity : ideal.height - LineFitter.tolerance)
  }

  /// The size in points that the text takes in a room, rounded up to whole pixels.
  ///
  /// The width is that of the widest line, not the proposal. Lines that do not fit the height are
  /// dropped, but one is always there. nil, NaN and infinity are no limit; a negative number is 0.
  package func size(width: CGFloat?, height: CGFloat?) -> CGSize {
    let ideal = idealSize
    let roomyWidth = width.map { $0 + LineFitter.tolerance >= ideal.width } ?? true
    let roomyHeight = height.map { $0 + LineFitter.tolerance >= ideal.height } ?? true
    if roomyWidth, roomyHeight || isOneLine { return ideal }
    let room = Paragraph.room(width: width, height: height)
    if let known = details.recentSizes.size(for: room) { return known }
    let size = pixelSize(of: lineSet(width: room.width, height: room.height))
    details.recentSizes.remember(size, for: room)
    return size
  }

  /// A proposal without its unusable values.
  static func room(width: CGFloat?, height: CGFloat?) -> CGSize {
    func usable(_ length: CGFloat?) -> CGFloat {
      guard let length, !length.isNaN else { return .infinity }
      return max(0, length)
    }
    return CGSize(width: usable(width), height: usable(height))
  }

  private func measureIdeal() -> CGSize {
    if case .plain(let text, let font) = source, sharedOptions.mayBeOneLine,
      let width = font.simpleWidth(of: text)
    {
      isOneLine = true
      let scale = sharedOptions.displayScale
      return CGSize(
        width: PixelRounding.ceiling(width, scale: scale),
        height: PixelRounding.ceiling(font.metrics.lineHeight, scale: scale))
    }
    return pixelSize(of: lineSet(width: .infinity, height: .infinity))
  }

  private func pixelSize(of set: LineSet) -> CGSize {
    var height = set.height
    let reserved = options.minimumLineCount
    if reserved > set.lines.count, let last = set.lines.last {
      let spacing = options.lineSpacing.isFinite ? options.lineSpacing : 0
      let missing = Double(min(reserved, 10_000) - set.lines.count)
      height += missing * (last.leading + spacing + last.height)
    }
    let scale = options.displayScale
    return CGSize(
      width: PixelRounding.ceiling(set.width * set.scaleFactor, scale: scale),
      height: max(0, PixelRounding.ceiling(height * set.scaleFactor, scale: scale)))
  }

  // MARK: Lines

  private var shape: ShapedText {
    if let shape = details.shape { return shape }
    let shape =
      switch source {
      case .plain(let text, let font): ShapedText(text, font: font)
      case .rich(let runs): ShapedText(runs)
      }
    details.shape = shape
    return shape
  }

  private func lineSet(width: CGFloat, height: CGFloat) -> LineSet {
    LineFitter(shaped: shape, runs: runs, options: options)
      .shrinkingLines(width: width, height: height)
  }

  /// The lines of the text in a room, with the place of every character.
  ///
  /// Lines are aligned in the proposed width, or in the widest line if the width is unlimited.
  package func layout(width: CGFloat?, height: CGFloat?) -> TextLayout {
    if let recent = details.recentLayout, recent.width == width, recent.height == height {
      return recent.layout
    }
    let room = Paragraph.room(width: width, height: height)
    let set = lineSet(width: room.width, height: room.height)
    let layout = TextLayoutBuilder(
      paragraph: self, shaped: shape, set: set, size: pixelSize(of: set), room: room
    ).layout()
    details.recentLayout = (width, height, layout)
    return layout
  }
}

extension ParagraphOptions {
  /// Whether lines are as high as their fonts say.
  var hasNaturalLineHeight: Bool {
    lineHeight == .natural && lineHeightMultiple.finiteOrZero == 0
      && minimumLineHeight.finiteOrZero == 0
      && maximumLineHeight.finiteOrZero == 0
  }

  /// Whether lines have all of their room.
  var hasWholeLines: Bool { firstLineIndent == 0 && indent == 0 && tailIndent == 0 }
}
