import CoreGraphics
import Device
import DisplayList
import Foundation

/// A layer; a view's own layer shares the view's geometry.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The view whose backing layer this is.
  weak var owner: UIView?
  /// What a layer without a view has of the properties that a view's own layer shares with its view.
  final var own = OwnValues()
  /// The animations that run or stay, in the order in which they were added.
  var played: [LayerAnimation] = []
  /// The layer whose presentation this is; nil for a layer of the model.
  var modelLayer: CALayer?
  /// When the layer was put where it is, for what is animated by itself only once it was seen.
  final var commit: UInt64 = 0

  public override init() {
    super.init()
  }

  /// Makes a layer for the presentation of another; what the framework knows is copied afterwards.
  ///
  /// Differs from Apple's: nothing is copied from a layer that is passed by the app itself.
  public init(layer: Any) {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: Geometry

  open var bounds: CGRect {
    get { owner?.bounds ?? own.bounds }
    set { share(bounds: newValue) }
  }

  open var position: CGPoint {
    get { owner?.center ?? own.position }
    set { share(position: newValue) }
  }

  /// The place of the bounds that lies at the position and stays where the transform turns and scales, in parts of the
  /// size from the first corner.
  open var anchorPoint: CGPoint {
    get { owner?.storedAnchor ?? own.anchorPoint }
    set { share(anchorPoint: newValue) }
  }
  open var zPosition: CGFloat = 0 {
    didSet {
      guard keeps(&zPosition, insteadOf: oldValue, as: "zPosition") else { return }
      didChange("zPosition", from: .number(oldValue))
    }
  }
  /// Differs from Apple's: kept, and read by nobody here; transforms are about a place in the layer's plane.
  open var anchorPointZ: CGFloat = 0
  /// A view's own layer shares it with the view: setting one replaces the other.
  ///
  /// Differs from Apple's: perspective is not seen; what leads out of the plane is shorter or narrower.
  open var transform: CATransform3D {
    get { sharedTransform }
    set { share(transform: newValue) }
  }
  /// Differs from Apple's: kept, and animated, but the sublayers are seen without it.
  open var sublayerTransform = CATransform3DIdentity {
    didSet {
      guard keeps(&sublayerTransform, insteadOf: oldValue, as: "sublayerTransform") else { return }
      didChange("sublayerTransform", from: .transform(oldValue))
    }
  }
  /// Differs from Apple's: kept, and read by nobody here; the back of a layer is seen.
  open var isDoubleSided = true
  /// Differs from Apple's: kept, and read by nobody here; y always grows downwards.
  open var isGeometryFlipped = false

  open var frame: CGRect {
    get { owner?.frame ?? planeGeometry.frame }
    set { share(frame: newValue) }
  }

  /// The identity where the transform leads out of the plane.
  open func affineTransform() -> CGAffineTransform { sharedAffineTransform }
  open func setAffineTransform(_ transform: CGAffineTransform) { share(affineTransform: transform) }

  // MARK: Appearance

  open var backgroundColor: CGColor? {
    get { owner.map { $0.backgroundColor?.cgColor } ?? own.backgroundColor }
    set { share(backgroundColor: newValue) }
  }
  open var isHidden: Bool {
    get { owner?.isHidden ?? own.isHidden }
    set { share(isHidden: newValue) }
  }
  open var opacity: Float {
    get { owner.map { Float($0.alpha) } ?? own.opacity }
    set { share(opacity: newValue) }
  }
  open var masksToBounds: Bool {
    get { owner?.clipsToBounds ?? own.masksToBounds }
    set { share(masksToBounds: newValue) }
  }
  open var isOpaque = false
  open var cornerRadius: CGFloat = 0 {
    didSet {
      guard keeps(&cornerRadius, insteadOf: oldValue, as: "cornerRadius") else { return }
      didChange("cornerRadius", from: .number(oldValue))
    }
  }
  open var cornerCurve = CALayerCornerCurve.circular
  open var maskedCorners = CACornerMask.all { didSet { noteChange() } }
  open var borderWidth: CGFloat = 0 {
    didSet {
      guard keeps(&borderWidth, insteadOf: oldValue, as: "borderWidth") else { return }
      didChange("borderWidth", from: .number(oldValue))
    }
  }
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1) {
    didSet { didChange("borderColor", from: .color(oldValue)) }
  }
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1) {
    didSet { didChange("shadowColor", from: .color(oldValue)) }
  }
  open var shadowOpacity: Float = 0 {
    didSet {
      guard keeps(&shadowOpacity, insteadOf: oldValue, as: "shadowOpacity") else { return }
      didChange("shadowOpacity", from: .number(oldValue))
    }
  }
  open var shadowOffset = CGSize(width: 0, height: -3) {
    didSet {
      guard keeps(&shadowOffset, insteadOf: oldValue, as: "shadowOffset") else { return }
      didChange("shadowOffset", from: .size(oldValue))
    }
  }
  open var shadowRadius: CGFloat = 3 {
    didSet {
      guard keeps(&shadowRadius, insteadOf: oldValue, as: "shadowRadius") else { return }
      didChange("shadowRadius", from: .number(oldValue))
    }
  }
  open var shadowPath: CGPath? { didSet { didChange("shadowPath", from: .path(oldValue)) } }
  /// Differs from Apple's: a layer without a view shows new contents at once, and not with a fade.
  open var contents: Any? { didSet { didChange("contents", from: .object(oldValue)) } }
  open var contentsScale: CGFloat = 1
  open var contentsGravity = CALayerContentsGravity.resize { didSet { noteChange() } }
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) {
    didSet {
      guard keeps(&contentsRect, insteadOf: oldValue, as: "contentsRect") else { return }
      didChange("contentsRect", from: .rect(oldValue))
    }
  }
  /// How contents that are larger than their pixels are drawn; `.nearest` leaves the pixels as squares.
  open var magnificationFilter = CALayerContentsFilter.linear { didSet { noteChange() } }
  /// How contents that are smaller than their pixels are drawn; `.trilinear` is the same as `.linear`.
  open var minificationFilter = CALayerContentsFilter.linear { didSet { noteChange() } }
  /// Whether the layer draws again when its size changes; a view decides that by its content mode.
  open var needsDisplayOnBoundsChange = false
  /// Differs from Apple's: kept, and read by nobody here; all is drawn when somebody looks.
  open var drawsAsynchronously = false
  /// Differs from Apple's: none is asked for when a layer comes or goes (`onOrderIn`, `onOrderOut`).
  open var actions: [String: any CAAction]?
  open var mask: CALayer? { didSet { maskDidChange(from: oldValue) } }
  /// Differs from Apple's: kept, and read by nobody here; what is drawn is the same.
  open var shouldRasterize = false
  /// Differs from Apple's: kept, and read by nobody here; layers are drawn at the scale of the picture.
  open var rasterizationScale: CGFloat = 1
  /// Differs from Apple's: kept, and read by nobody here; edges are always smoothed.
  open var allowsEdgeAntialiasing = false
  open var name: String?
  /// How fast time goes in the layer, as a multiple of that of the layer above.
  open var speed: Float = 1 { didSet { LayerTime.didChange(in: self) } }
  /// Added to the layer's time, in seconds.
  open var timeOffset: CFTimeInterval = 0 { didSet { LayerTime.didChange(in: self) } }
  /// When the layer's time begins, in seconds of the layer above.
  open var beginTime: CFTimeInterval = 0 { didSet { LayerTime.didChange(in: self) } }
  open weak var delegate: AnyObject?

  // MARK: Tree

  final weak var storedSuperlayer: CALayer?
  open var superlayer: CALayer? {
    if let modelLayer { return modelLayer.superlayer?.presentation() }
    return storedSuperlayer ?? owner?.superview?.layer
  }
  /// The layers that were added as such.
  final var added = AddedLayers()
  /// How many layers lie inside of each other here at most, this one among them.
  final var levels = 1

  /// From back to front, the layers of the owner's subviews among them; nil where there are none.
  open var sublayers: [CALayer]? {
    get {
      let layers = children.compactMap { modelLayer == nil ? $0.layer : $0.layer.presentation() }
      return layers.isEmpty ? nil : layers
    }
    set { replaceSublayers(with: newValue ?? []) }
  }

  open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: children.firstIndex { $0.layer === sibling } ?? 0)
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, at: children.firstIndex { $0.layer === sibling }.map { $0 + 1 } ?? children.count)
  }

  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  open func removeFromSuperlayer() { leaveSuperlayer() }

  // MARK: Coordinates

  open func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint {
    p.applying(transform(to: layer))
  }

  open func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint {
    p.applying(transform(to: layer).wayBack)
  }

  open func convert(_ r: CGRect, to layer: CALayer?) -> CGRect {
    r.applying(transform(to: layer))
  }

  open func convert(_ r: CGRect, from layer: CALayer?) -> CGRect {
    r.applying(transform(to: layer).wayBack)
  }

  open func contains(_ p: CGPoint) -> Bool {
    let bounds = bounds
    return p.x >= bounds.minX && p.x < bounds.maxX && p.y >= bounds.minY && p.y < bounds.maxY
  }

  /// The front-most layer under a point of the layer above.
  open func hitTest(_ p: CGPoint) -> CALayer? { frontmost(at: p) }

  // MARK: Layout and display

  private(set) var sublayersNeedLayout = false

  open func setNeedsLayout() {
    sublayersNeedLayout = true
    owner?.setNeedsLayout()
    UIChange.note()
  }
  open func needsLayout() -> Bool { sublayersNeedLayout }
  open func layoutIfNeeded() {
    owner?.layoutIfNeeded()
    guard sublayersNeedLayout else { return }
    sublayersNeedLayout = false
    layoutSublayers()
  }
  open func layoutSublayers() {
    if owner == nil { (delegate as? any CALayerDelegate)?.layoutSublayers(of: self) }
  }
  open func preferredFrameSize() -> CGSize { bounds.size }
  private var isDisplayDue = false

  open func setNeedsDisplay() {
    guard modelLayer == nil, !LayerPresentation.isMaking else { return }
    isDisplayDue = true
    LayerDisplay.schedule(self)
    noteChange()
  }
  /// Differs from Apple's: the whole layer is shown anew, whatever `r` says.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  /// Puts a point of the layer at the origin of the scroll layer that it is in; without one nothing happens.
  open func scroll(_ p: CGPoint) {
    if let scrollLayer { scrollLayer.scroll(convert(p, to: scrollLayer)) }
  }
  /// Shows a part of the layer in the scroll layer that it is in; without one nothing happens.
  open func scrollRectToVisible(_ r: CGRect) {
    if let scrollLayer { scrollLayer.scrollRectToVisible(convert(r, to: scrollLayer)) }
  }
  /// What the scroll layer that the layer is in shows of it; all without one.
  open var visibleRect: CGRect { partInScrollLayer }
  open func displayIfNeeded() {
    guard isDisplayDue else { return }
    isDisplayDue = false
    display()
  }
  /// Lets the delegate give the layer its contents, where it does.
  ///
  /// Differs from Apple's: what is drawn instead is drawn when somebody looks.
  open func display() {
    isDisplayDue = false
    LayerDisplay.display(self)
  }
  /// Draws the layer's contents: what its view or its delegate draws.
  open func draw(in context: CGContext) {
    if let owner {
      owner.draw(self, in: context)
    } else {
      (delegate as? any CALayerDelegate)?.draw(self, in: context)
    }
  }
  open func needsDisplay() -> Bool { isDisplayDue }
  open class func needsDisplay(forKey key: String) -> Bool { false }
  open class func defaultValue(forKey key: String) -> Any? { nil }
  /// What happens when a property changes: what the delegate says, else what stands in `actions`,
  /// else an animation.
  open func action(forKey event: String) -> (any CAAction)? {
    LayerActions.action(of: self, forKey: event)
  }
  /// The animation of a property that changes by itself; nil for one that jumps.
  open class func defaultAction(forKey event: String) -> (any CAAction)? {
    LayerActions.standard(forKey: event)
  }

  /// Draws the layer as the model has it; a presentation layer as it is seen.
  open func render(in context: CGContext) {
    context.draw(wholeContent)
  }

  // MARK: Animations

  /// Plays a copy of an animation, in place of one with the same key.
  ///
  /// Differs from Apple's: properties that an app's own layer adds are not animated, and blocks of views and animators
  /// give a layer their animations without a call of this function.
  open func add(_ animation: CAAnimation, forKey key: String?) {
    guard modelLayer == nil else { return }
    play(animation, forKey: key)
  }

  /// The copy that the layer plays.
  open func animation(forKey key: String) -> CAAnimation? {
    played.first { $0.key == key }?.animation
  }

  open func animationKeys() -> [String]? {
    played.isEmpty ? nil : played.map(\.key)
  }

  open func removeAnimation(forKey key: String) {
    for animation in played where animation.key == key { animation.end(finished: false) }
  }

  open func removeAllAnimations() {
    endAnimations(finished: false)
  }

  /// The layer as it is seen now; nil for one that is in no window.
  open func presentation() -> Self? {
    if modelLayer != nil { return self }
    return isInWindow ? makePresentation() as? Self : nil
  }

  open func model() -> Self { modelLayer as? Self ?? self }

  // MARK: Time

  /// From the time of a layer, or of the device, to that of this one, in seconds.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    LayerTime.convert(t, from: l, to: self)
  }

  /// From this layer's time to that of a layer, or of the device, in seconds.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    LayerTime.convert(t, from: self, to: l)
  }

  // MARK: What a kind of layer draws

  /// Lets what lies in the layer be drawn: once.
  func appendSublayers(to canvas: inout ViewCanvas, _ draw: (inout ViewCanvas) -> Void) {
    draw(&canvas)
  }

  /// What a kind of layer shows over its background.
  func appendContents(to canvas: inout ViewCanvas, in rect: CGRect) {
    if let image = contentImage {
      append(image, to: &canvas, in: rect)
    } else if drawsContents, rect.width > 0, rect.height > 0 {
      appendDrawnContents(to: &canvas, in: rect)
    }
  }

  // MARK: Presentation

  /// Takes over what another layer shows.
  func copyValues(from layer: CALayer) {
    takeValues(of: layer)
  }
}
