import DisplayList
import Foundation
import Typesetting

extension Text {
  /// A text that is laid out: its lines, from top to bottom.
  ///
  /// Points; the origin is the top left corner of the text.
  public struct Layout: RandomAccessCollection, Equatable {
    let source: TextLayoutSource

    public var isTruncated: Bool { source.layout.isTruncated }
    public var startIndex: Int { 0 }
    public var endIndex: Int { source.layout.lines.count }

    public subscript(index: Int) -> Line { Line(source: source, index: index) }

    public static func == (lhs: Layout, rhs: Layout) -> Bool { lhs.source === rhs.source }
  }
}

extension Text.Layout {
  /// The place of a character in a text.
  public struct CharacterIndex: Comparable, Hashable, Sendable {
    let offset: Int

    public static func < (lhs: CharacterIndex, rhs: CharacterIndex) -> Bool {
      lhs.offset < rhs.offset
    }
  }

  /// How a part of a text is drawn.
  public struct DrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Glyphs are never moved to whole pixels, so that this changes nothing.
    public static var disablesSubpixelQuantization: DrawingOptions { DrawingOptions(rawValue: 1) }
  }

  /// The place of a part of a text, in points.
  public struct TypographicBounds: Equatable, Sendable {
    /// The left end of the baseline.
    public var origin = CGPoint.zero
    public var width: CGFloat = 0
    public var ascent: CGFloat = 0
    public var descent: CGFloat = 0
    public var leading: CGFloat = 0

    public init() {}

    /// From the ascent to the descent.
    public var rect: CGRect {
      CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
    }

    fileprivate mutating func include(_ other: TypographicBounds) {
      let right = Swift.max(origin.x + width, other.origin.x + other.width)
      origin.x = Swift.min(origin.x, other.origin.x)
      width = right - origin.x
      ascent = Swift.max(ascent, other.ascent)
      descent = Swift.max(descent, other.descent)
      leading = Swift.max(leading, other.leading)
    }
  }

  /// A line of a text: its runs from left to right.
  public struct Line: RandomAccessCollection, Equatable {
    let source: TextLayoutSource
    let index: Int

    private var line: TextLine { source.layout.lines[index] }

    public var startIndex: Int { 0 }
    public var endIndex: Int { line.fragments.count }

    public subscript(index: Int) -> Run {
      Run(source: source, line: self.index, index: index)
    }

    /// The left end of the baseline.
    public var origin: CGPoint { CGPoint(x: line.frame.minX, y: line.baseline) }

    public var typographicBounds: TypographicBounds {
      guard var bounds = first?.typographicBounds else {
        var bounds = TypographicBounds()
        bounds.origin = origin
        bounds.ascent = line.baseline - line.frame.minY
        bounds.descent = line.frame.maxY - line.baseline
        return bounds
      }
      for run in dropFirst() { bounds.include(run.typographicBounds) }
      return bounds
    }

    public static func == (lhs: Line, rhs: Line) -> Bool {
      lhs.source === rhs.source && lhs.index == rhs.index
    }
  }

  /// A part of a line in one look: its glyphs, each as a slice.
  public struct Run: RandomAccessCollection, Equatable {
    public typealias SubSequence = RunSlice

    let source: TextLayoutSource
    let line: Int
    let index: Int

    fileprivate var fragment: TextFragment { source.layout.lines[line].fragments[index] }

    public var startIndex: Int { 0 }
    public var endIndex: Int { fragment.positions.count }

    public subscript(index: Int) -> RunSlice { self[index..<(index + 1)] }

    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, bounds: bounds) }

    /// The mark of a type that the app put on the text; nil without one.
    public subscript<T: TextAttribute>(key: T.Type) -> T? {
      source.look(of: fragment)?.attributes[ObjectIdentifier(key)]?.value as? T
    }

    public var layoutDirection: LayoutDirection {
      fragment.isRightToLeft ? .rightToLeft : .leftToRight
    }

    public var typographicBounds: TypographicBounds {
      self[startIndex..<endIndex].typographicBounds
    }

    public var characterIndices: [CharacterIndex] {
      fragment.offsets.map { CharacterIndex(offset: $0) }
    }

    public static func == (lhs: Run, rhs: Run) -> Bool {
      lhs.source === rhs.source && lhs.line == rhs.line && lhs.index == rhs.index
    }
  }

  /// Some glyphs of a run.
  public struct RunSlice: RandomAccessCollection, Equatable {
    public typealias SubSequence = RunSlice

    let run: Run
    let bounds: Range<Int>

    public var startIndex: Int { bounds.lowerBound }
    public var endIndex: Int { bounds.upperBound }

    public subscript(index: Int) -> RunSlice { run[index] }

    public subscript(bounds: Range<Int>) -> RunSlice { run[bounds] }

    /// The mark of a type that the app put on the text; nil without one.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

    public var characterIndices: [CharacterIndex] { Array(run.characterIndices[bounds]) }

    public var typographicBounds: TypographicBounds {
      let fragment = run.fragment.part(bounds)
      let line = run.source.layout.lines[run.line]
      var result = TypographicBounds()
      result.origin = CGPoint(x: fragment.minX, y: line.baseline - fragment.baselineOffset)
      result.width = fragment.maxX - fragment.minX
      result.ascent = fragment.font.metrics.ascender
      result.descent = -fragment.font.metrics.descender
      result.leading = fragment.font.metrics.leading
      if case .attachment(let size) = fragment.content {
        result.ascent = size.height
        result.descent = 0
      }
      return result
    }

    public static func == (lhs: RunSlice, rhs: RunSlice) -> Bool {
      lhs.run == rhs.run && lhs.bounds == rhs.bounds
    }
  }
}

extension TextFragment {
  /// Some of its glyphs.
  fileprivate func part(_ bounds: Range<Int>) -> TextFragment {
    guard bounds != 0..<positions.count, !bounds.isEmpty else { return self }
    var part = self
    part.positions = Array(positions[bounds])
    part.advances = Array(advances[bounds])
    part.offsets = Array(offsets[bounds])
    part.text = String(Array(text)[bounds])
    return part
  }
}

// MARK: - Drawing

/// What the values of a layout look into.
final class TextLayoutSource {
  let layout: TextLayout
  private let looks: [TextLook]?
  private let items: (TextFragment, TextLine) -> [DisplayItem]

  init(
    _ layout: TextLayout, _ looks: [TextLook]?,
    items: @escaping (TextFragment, TextLine) -> [DisplayItem]
  ) {
    self.layout = layout
    self.looks = looks
    self.items = items
  }

  func look(of fragment: TextFragment) -> TextLook? {
    guard let looks, looks.indices.contains(fragment.runIndex) else { return nil }
    return looks[fragment.runIndex]
  }

  func items(of slice: Text.Layout.RunSlice) -> [DisplayItem] {
    guard !slice.bounds.isEmpty else { return [] }
    return items(slice.run.fragment.part(slice.bounds), layout.lines[slice.run.line])
  }
}

extension GraphicsContext {
  /// Draws a line of a text at its place.
  ///
  /// Differs from Apple's: glyphs stand where the layout has put them, whatever the options.
  public func draw(
    _ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()
  ) {
    for run in line { draw(run, options: options) }
  }

  /// Draws a run of a text at its place.
  ///
  /// Differs from Apple's: glyphs stand where the layout has put them, whatever the options.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    draw(run[run.startIndex..<run.endIndex], options: options)
  }

  /// Draws some glyphs of a text at their place.
  ///
  /// Differs from Apple's: glyphs stand where the layout has put them, whatever the options.
  public func draw(
    _ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()
  ) {
    append(slice.run.source.items(of: slice))
  }
}

extension TextNode {
  /// The layout as values; what they draw is nothing once the text has gone.
  func makeLayoutSource(scale: CGFloat) -> TextLayoutSource {
    let bounds = CGRect(origin: .zero, size: size)
    return TextLayoutSource(
      paragraph.layout(width: size.width, height: size.height), looks,
      items: { [weak self] fragment, line in
        var piece = DisplayCanvas(scale: scale)
        self?.draw(fragment, of: line, in: bounds, into: &piece)
        return piece.items
      })
  }

  /// Lets a renderer of the app's own draw the text.
  func draw(with renderer: AnyTextRenderer, into canvas: inout DisplayCanvas) {
    let scale = canvas.scale
    let source = makeLayoutSource(scale: scale)
    let recording = CanvasRecording(
      size: size, scale: scale, scope: environment,
      render: { [unowned self] view, proposal in rendered(view, proposal, scale) },
      symbol: { _ in nil })
    var context = GraphicsContext(recording)
    evaluateContent { renderer.renderer.draw(layout: Text.Layout(source: source), in: &context) }
    let place = CGAffineTransform(translationX: canvas.origin.x, y: canvas.origin.y)
    canvas.group(GroupAttributes(transform: place)) { inner in
      for item in recording.items { inner.append(item) }
    }
  }
}
