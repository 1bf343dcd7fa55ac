import CoreGraphics
import DisplayList
import Foundation

/// Draws into a canvas, at once and in order.
///
/// A copy of a context draws into the same canvas with a state of its own.
public struct GraphicsContext {
  /// Whose drawing is collected.
  package let recording: CanvasRecording
  package var state: CanvasState

  package init(_ recording: CanvasRecording, _ state: CanvasState = CanvasState()) {
    self.recording = recording
    self.state = state
  }

  // MARK: State

  /// How much shows of what is drawn, from 0 to 1.
  public var opacity: Double {
    get { state.opacity }
    set { state.opacity = newValue }
  }

  public var blendMode: BlendMode {
    get { BlendMode(state.blendMode) }
    set { state.blendMode = newValue.mode }
  }

  public var environment: EnvironmentValues { recording.values }

  /// From the space of what is drawn to that of the canvas, in points.
  public var transform: CGAffineTransform {
    get { state.transform }
    set { state.transform = newValue }
  }

  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    state.transform = CGAffineTransform(scaleX: x, y: y).concatenating(state.transform)
  }

  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    state.transform = CGAffineTransform(translationX: x, y: y).concatenating(state.transform)
  }

  public mutating func rotate(by angle: Angle) {
    state.transform = CGAffineTransform(rotationAngle: angle.radians)
      .concatenating(state.transform)
  }

  public mutating func concatenate(_ matrix: CGAffineTransform) {
    state.transform = matrix.concatenating(state.transform)
  }

  // MARK: Clips

  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
  }

  /// The bounds of all clips, in the present space; infinite where nothing is clipped.
  public var clipBoundingRect: CGRect {
    state.clips.reduce(CGRect.infinite) { $0.intersection($1.path.boundingBox) }
      .applying(state.transform.inverted())
  }

  /// Shows only what is drawn inside a path from now on, or outside of it.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    var transform = state.transform
    let placed = path.cgPath.copy(using: &transform) ?? path.cgPath
    guard options.contains(.inverse) else {
      state.clips.append(Clip(placed, rule: style.isEOFilled ? .evenOdd : .winding))
      return
    }
    let hole = CGMutablePath()
    hole.addRect(CGRect(origin: .zero, size: recording.size))
    hole.addPath(placed)
    state.clips.append(Clip(hole, rule: .evenOdd))
  }

  /// Shows only what is drawn where a layer is opaque from now on, or where it is not.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let mask = [DisplayItem.group(GroupAttributes(opacity: opacity), try recorded(content))]
    guard options.contains(.inverse) else {
      state.masks.append(DisplayList(mask))
      return
    }
    let all = CGRect(origin: .zero, size: recording.size)
    state.masks.append(
      DisplayList([
        .group(
          GroupAttributes(isIsolated: true),
          [
            .fill(all, PaintColor(white: 0, alpha: 1)),
            .group(GroupAttributes(blendMode: .destinationOut), mask),
          ])
      ]))
  }

  // MARK: Layers

  /// Draws into a layer, which then is drawn as one with the state of this context.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    append([.group(GroupAttributes(isIsolated: true), try recorded(content))])
  }

  /// Draws with Core Graphics, in the same space.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let context = CGContext(size: recording.size)
    try content(context)
    append(DisplayList(context).items)
  }

  private func recorded(
    _ content: (inout GraphicsContext) throws -> Void
  ) rethrows -> [DisplayItem] {
    let inner = CanvasRecording(recording)
    var context = GraphicsContext(inner)
    try content(&context)
    return inner.items
  }

  // MARK: Filters

  /// Filters all that is drawn from now on.
  ///
  /// Differs from Apple's: colours are mixed in non-linear sRGB, whatever the options.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    switch filter.kind {
    case .pixels(let filters): state.filters += filters
    case .shadow(let color, let radius, let offset, let isAlone):
      let color = recording.values.colorResolution.paint(color)
      state.shadows.append(
        CanvasShadow(
          shadow: Shadow(color: color, radius: radius, offset: offset), isAlone: isAlone))
    case .multiply(let color):
      state.filters.append(.colorMultiply(recording.values.colorResolution.paint(color)))
    case .threshold(let range, let color):
      state.filters.append(
        .alphaThreshold(range, recording.values.colorResolution.paint(color)))
    case .projection(let transform): concatenate(transform)
    }
  }

  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Differs from Apple's: colours are mixed in non-linear sRGB.
    public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
  }

  // MARK: Recording

  /// Adds items that are drawn in the present space, with the present state.
  package func append(_ items: [DisplayItem]) {
    guard !items.isEmpty, state.opacity > 0 else { return }
    var result = items
    if !state.transform.isIdentity {
      result = [.group(GroupAttributes(transform: state.transform), result)]
    }
    for filter in state.filters.reversed() {
      result = [.group(GroupAttributes(filters: [filter]), result)]
    }
    for shadow in state.shadows.reversed() { result = [shadow.around(result)] }
    for mask in state.masks { result = [.group(GroupAttributes(mask: mask), result)] }
    for clip in state.clips.reversed() {
      result = [.group(GroupAttributes(clip: clip), result)]
    }
    let whole = GroupAttributes(
      opacity: state.opacity, blendMode: state.blendMode)
    recording.items += whole.isPlain ? result : [.group(whole, result)]
  }
}

/// What a copy of a context keeps to itself.
package struct CanvasState {
  var opacity = 1.0
  var blendMode = CGBlendMode.normal
  var transform = CGAffineTransform.identity
  var clips: [Clip] = []
  var masks: [DisplayList] = []
  var filters: [PixelFilter] = []
  var shadows: [CanvasShadow] = []
}

/// A shadow of all that is drawn.
package struct CanvasShadow {
  let shadow: Shadow
  /// Whether only the shadow shows.
  let isAlone: Bool

  fileprivate func around(_ items: [DisplayItem]) -> DisplayItem {
    guard isAlone else { return .group(GroupAttributes(shadow: shadow), items) }
    let color = shadow.color
    let paint = [
      0, 0, 0, 0, color.red, 0, 0, 0, 0, color.green, 0, 0, 0, 0, color.blue, 0, 0, 0, color.alpha,
      0,
    ]
    let move = CGAffineTransform(translationX: shadow.offset.width, y: shadow.offset.height)
    return .group(
      GroupAttributes(
        transform: move, filters: [.colorMatrix(paint), .blur(radius: shadow.radius)]), items)
  }
}
