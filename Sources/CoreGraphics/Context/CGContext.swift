/// A place to draw, which records what is drawn.
///
/// Base space is in points with its origin at the top left and y down; the first transform of the
/// context leads from user space to it. A context for a view starts with the identity, a bitmap
/// context with a flip, so that y points up in it as on iOS.
public final class CGContext {
  package private(set) var drawing: CGDrawing
  var state: GraphicsState
  private var savedStates: [GraphicsState] = []
  private var openLayers: [OpenLayer] = []
  /// How many layers inside of those are none.
  private var layersLeftOut = 0
  private static let mostLayers = 50
  let currentPath = CGMutablePath()
  /// Where the pixels of a bitmap context lie; nil for other contexts.
  private var memory: BitmapMemory?

  /// A context that records into a fresh drawing.
  ///
  /// - Parameters:
  ///   - size: The size of the picture in points; zero if it is not meant to become an image.
  ///   - scale: Pixels for each point.
  ///   - isOpaque: Whether an image of it starts black instead of clear.
  package init(size: CGSize, scale: CGFloat = 1, isOpaque: Bool = false) {
    func pixels(_ length: CGFloat) -> Int {
      let value = (length * scale).rounded(.up)
      return value > 0 && value < 65_536 ? Int(value) : 0
    }
    drawing = CGDrawing(
      width: pixels(size.width), height: pixels(size.height), scale: scale, isOpaque: isOpaque)
    state = GraphicsState()
  }

  /// A bitmap context, in which y points up.
  ///
  /// With `data` what is drawn is there after each call that draws, and what was there is drawn over.
  /// Nil without a positive size, and for layouts of pixels that `data` cannot be read as: other than
  /// eight bits a component in an RGB or grey space. Differs from Apple's: such layouts give a
  /// context where `data` is nil, whose pixels are RGB with alpha.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0, width < 65_536, height < 65_536 else { return nil }
    let layout = PixelLayout(
      width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
      model: space.model, info: CGBitmapInfo(rawValue: bitmapInfo))
    if data != nil, layout == nil { return nil }
    self.init(size: CGSize(width: width, height: height))
    state.transform = CGAffineTransform(1, 0, 0, -1, 0, CGFloat(height))
    guard let layout else { return }
    memory = BitmapMemory(layout, bytesPerRow: layout.bytesPerRow, space, data)
    if let present = memory?.present { drawing.marks = [.whole(present)] }
  }

  /// The pixels of a bitmap context, the top row first; nil for other contexts.
  ///
  /// They are those of what was drawn until now.
  public var data: UnsafeMutableRawPointer? {
    writePixels()
    return memory?.pointer
  }

  /// Draws what was recorded into the memory, on which later marks are drawn.
  private func writePixels() {
    guard let memory, openLayers.isEmpty, memory.isBehind,
      let bitmap = CGRasterizer.bitmap(of: drawing)
    else { return }
    memory.write(bitmap)
    drawing.marks = [.whole(bitmap)]
    drawing.depth = 0
  }

  private func marksDidChange() {
    guard let memory else { return }
    memory.isBehind = true
    if memory.isShared { writePixels() }
  }

  // MARK: Size

  /// In pixels.
  public var width: Int { drawing.width }
  /// In pixels.
  public var height: Int { drawing.height }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { memory?.layout.bitsPerPixel ?? 32 }
  public var bytesPerRow: Int { memory?.layout.bytesPerRow ?? width * 4 }
  public var colorSpace: CGColorSpace? { memory?.space ?? .standard }
  public var alphaInfo: CGImageAlphaInfo { memory?.layout.alphaInfo ?? .premultipliedLast }

  /// What was drawn so far as an image.
  ///
  /// Nil for a context without a size.
  public func makeImage() -> CGImage? {
    guard drawing.width > 0, drawing.height > 0 else { return nil }
    guard drawing.depth <= CGDrawing.deepest else { return flatImage() }
    return CGImage(drawing: drawing)
  }

  /// The pixels of what is too deep to be kept as it was recorded; it is clear where nothing can draw it.
  private func flatImage() -> CGImage {
    if let bitmap = CGRasterizer.bitmap(of: drawing) { return CGImage(bitmap: bitmap) }
    var drawing = drawing
    drawing.marks = []
    drawing.depth = 0
    return CGImage(drawing: drawing)
  }

  // MARK: States

  public func saveGState() {
    savedStates.append(state)
  }

  /// Does nothing when no state is saved, as on iOS.
  public func restoreGState() {
    guard let saved = savedStates.popLast() else { return }
    state = saved
  }

  /// Begins a group that is drawn as one, with the alpha, blend mode and shadow of this moment.
  ///
  /// Differs from Apple's: `auxiliaryInfo` is not used; Apple names no key of it. Inside of 50 layers there are no
  /// others: what is drawn then belongs to the innermost one.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    saveGState()
    guard openLayers.count < Self.mostLayers else {
      layersLeftOut += 1
      return
    }
    drawing.depth = max(drawing.depth, openLayers.count + 1)
    openLayers.append(OpenLayer(marks: drawing.marks, state: state.mark))
    drawing.marks = []
    state.mark.alpha = 1
    state.mark.blendMode = .normal
    state.mark.shadow = nil
    state.mark.clips = []
  }

  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  public func endTransparencyLayer() {
    if layersLeftOut > 0 {
      layersLeftOut -= 1
      restoreGState()
      return
    }
    guard let layer = openLayers.popLast() else { return }
    let marks = drawing.marks
    drawing.marks = layer.marks
    drawing.marks.append(CGDrawing.Mark(ink: .layer(marks), state: layer.state))
    restoreGState()
    marksDidChange()
  }

  /// Differs from Apple's: does nothing; what is drawn has not to be sent anywhere.
  public func flush() {}
  /// Differs from Apple's: does nothing; what is drawn has not to be sent anywhere.
  public func synchronize() {}

  // MARK: Recording

  func record(_ ink: CGDrawing.Ink) {
    drawing.marks.append(CGDrawing.Mark(ink: ink, state: state.mark))
    drawing.depth = max(drawing.depth, ink.depth + openLayers.count)
    marksDidChange()
  }

  /// Records a command of a higher floor, in user space.
  ///
  /// `depth`: How many pictures and groups lie inside of each other in it.
  package func record<Command: Hashable & Sendable>(foreign command: Command, depth: Int = 0) {
    record(.foreign(CGDrawing.Foreign(command, depth: depth), state.transform))
  }

  private struct OpenLayer {
    var marks: [CGDrawing.Mark]
    var state: CGDrawing.State
  }
}
