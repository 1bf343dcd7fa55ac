// Long file: what an app may override has to stand in the class itself.
import CoreGraphics
import Device
import DisplayList
import Foundation

/// A layer; a view's own layer shares the view's geometry.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The view whose backing layer this is.
  weak var owner: UIView?
  private var storedBounds = CGRect.zero
  private var storedPosition = CGPoint.zero
  private var storedBackgroundColor: CGColor?
  private var storedIsHidden = false
  private var storedOpacity: Float = 1
  private var storedMasksToBounds = false
  private var animations: [(key: String, animation: CAAnimation)] = []

  public override init() {
    super.init()
  }

  public init(layer: Any) {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: Geometry

  open var bounds: CGRect {
    get { owner?.bounds ?? storedBounds }
    set {
      if let owner { owner.bounds = newValue } else { storedBounds = newValue }
      setNeedsLayout()
    }
  }

  open var position: CGPoint {
    get { owner?.center ?? storedPosition }
    set {
      if let owner { owner.center = newValue } else { storedPosition = newValue }
      UIChange.note()
    }
  }

  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var zPosition: CGFloat = 0
  open var anchorPointZ: CGFloat = 0
  private var storedTransform = CATransform3DIdentity
  /// A view's own layer shares the affine part with the view.
  open var transform: CATransform3D {
    get {
      guard let owner, CATransform3DIsAffine(storedTransform) else { return storedTransform }
      return CATransform3DMakeAffineTransform(owner.transform)
    }
    set {
      storedTransform = newValue
      if let owner, CATransform3DIsAffine(newValue) {
        owner.transform = CATransform3DGetAffineTransform(newValue)
      }
      UIChange.note()
    }
  }
  open var sublayerTransform = CATransform3DIdentity { didSet { UIChange.note() } }
  open var isDoubleSided = true
  open var isGeometryFlipped = false

  open var frame: CGRect {
    get {
      owner?.frame
        ?? CGRect(
          x: position.x - bounds.width * anchorPoint.x,
          y: position.y - bounds.height * anchorPoint.y, width: bounds.width, height: bounds.height)
    }
    set {
      if let owner {
        owner.frame = newValue
      } else {
        bounds = CGRect(origin: bounds.origin, size: newValue.size)
        position = CGPoint(
          x: newValue.minX + newValue.width * anchorPoint.x,
          y: newValue.minY + newValue.height * anchorPoint.y)
      }
    }
  }

  open func affineTransform() -> CGAffineTransform {
    owner?.transform
      ?? CGAffineTransform(
        a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.m41,
        ty: transform.m42)
  }

  open func setAffineTransform(_ transform: CGAffineTransform) {
    if let owner {
      owner.transform = transform
    } else {
      self.transform = CATransform3DMakeAffineTransform(transform)
    }
  }

  // MARK: Appearance

  open var backgroundColor: CGColor? {
    get { owner.map { $0.backgroundColor?.cgColor } ?? storedBackgroundColor }
    set {
      if let owner {
        owner.backgroundColor = newValue.map { UIColor(cgColor: $0) }
      } else {
        storedBackgroundColor = newValue
      }
      UIChange.note()
    }
  }
  open var isHidden: Bool {
    get { owner?.isHidden ?? storedIsHidden }
    set {
      if let owner { owner.isHidden = newValue } else { storedIsHidden = newValue }
      UIChange.note()
    }
  }
  open var opacity: Float {
    get { owner.map { Float($0.alpha) } ?? storedOpacity }
    set {
      if let owner { owner.alpha = CGFloat(newValue) } else { storedOpacity = newValue }
      UIChange.note()
    }
  }
  open var masksToBounds: Bool {
    get { owner?.clipsToBounds ?? storedMasksToBounds }
    set {
      if let owner { owner.clipsToBounds = newValue } else { storedMasksToBounds = newValue }
      UIChange.note()
    }
  }
  open var isOpaque = false
  open var cornerRadius: CGFloat = 0 { didSet { UIChange.note() } }
  open var cornerCurve = CALayerCornerCurve.circular
  open var maskedCorners = CACornerMask.all { didSet { UIChange.note() } }
  open var borderWidth: CGFloat = 0 { didSet { UIChange.note() } }
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { UIChange.note() } }
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { UIChange.note() } }
  open var shadowOpacity: Float = 0 { didSet { UIChange.note() } }
  open var shadowOffset = CGSize(width: 0, height: -3) { didSet { UIChange.note() } }
  open var shadowRadius: CGFloat = 3 { didSet { UIChange.note() } }
  open var shadowPath: CGPath? { didSet { UIChange.note() } }
  open var contents: Any? { didSet { UIChange.note() } }
  open var contentsScale: CGFloat = 1
  open var contentsGravity = CALayerContentsGravity.resize { didSet { UIChange.note() } }
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var needsDisplayOnBoundsChange = false
  open var drawsAsynchronously = false
  open var actions: [String: any CAAction]?
  open var mask: CALayer? { didSet { UIChange.note() } }
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var allowsEdgeAntialiasing = false
  open var name: String?
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var beginTime: CFTimeInterval = 0
  open weak var delegate: AnyObject?

  // MARK: Tree

  private weak var storedSuperlayer: CALayer?
  open var superlayer: CALayer? { storedSuperlayer ?? owner?.superview?.layer }
  /// The layers that were added as such, each with how many subviews of the owner lie below it.
  private var added: [(layer: CALayer, subviewsBelow: Int)] = []

  /// Layers and subviews from back to front.
  enum Child {
    case layer(CALayer)
    case view(UIView)

    @MainActor var layer: CALayer {
      switch self {
      case .layer(let layer): layer
      case .view(let view): view.layer
      }
    }
  }

  var children: [Child] {
    let views = owner?.storedSubviews ?? []
    guard !added.isEmpty else { return views.map { .view($0) } }
    var result: [Child] = []
    var next = 0
    for (layer, below) in added {
      while next < min(below, views.count) {
        result.append(.view(views[next]))
        next += 1
      }
      result.append(.layer(layer))
    }
    return result + views[next...].map { .view($0) }
  }

  /// From back to front, the layers of the owner's subviews among them; nil where there are none.
  open var sublayers: [CALayer]? {
    get {
      let layers = children.map(\.layer)
      return layers.isEmpty ? nil : layers
    }
    set {
      for (layer, _) in added { layer.storedSuperlayer = nil }
      added.removeAll()
      for layer in newValue ?? [] where layer.owner == nil { addSublayer(layer) }
      UIChange.note()
    }
  }

  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: children.count)
  }

  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer, at: Int(index))
  }

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

  private func insert(_ layer: CALayer, at index: Int) {
    guard layer !== self else { return }
    if let view = layer.owner {
      // The layer of a view comes with its view.
      owner?.addSubview(view)
      return
    }
    layer.removeFromSuperlayer()
    let before = children.prefix(max(index, 0))
    let below = before.reduce(0) { count, child in
      if case .view = child { return count + 1 }
      return count
    }
    added.insert((layer, below), at: before.count - below)
    layer.storedSuperlayer = self
    setNeedsLayout()
    UIChange.note()
  }

  open func removeFromSuperlayer() {
    if let owner, owner.superview != nil { owner.removeFromSuperview() }
    storedSuperlayer?.added.removeAll { $0.layer === self }
    storedSuperlayer = nil
    UIChange.note()
  }

  // MARK: Coordinates

  /// To the space of the layer above.
  private var toSuperlayer: CGAffineTransform {
    let move = CGAffineTransform(
      translationX: -bounds.minX - bounds.width * anchorPoint.x,
      y: -bounds.minY - bounds.height * anchorPoint.y)
    return move.concatenating(affineTransform())
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  private var toRoot: CGAffineTransform {
    sequence(first: self, next: \.superlayer).reduce(.identity) {
      $0.concatenating($1.toSuperlayer)
    }
  }

  private func transform(to layer: CALayer?) -> CGAffineTransform {
    toRoot.concatenating((layer?.toRoot ?? .identity).inverted())
  }

  open func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint {
    p.applying(transform(to: layer))
  }

  open func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint {
    p.applying(transform(to: layer).inverted())
  }

  open func convert(_ r: CGRect, to layer: CALayer?) -> CGRect {
    r.applying(transform(to: layer))
  }

  open func convert(_ r: CGRect, from layer: CALayer?) -> CGRect {
    r.applying(transform(to: layer).inverted())
  }

  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The front-most layer under a point of the layer above.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    let point = p.applying(toSuperlayer.inverted())
    if masksToBounds, !contains(point) { return nil }
    for child in children.reversed() {
      if let hit = child.layer.hitTest(point) { return hit }
    }
    return contains(point) ? self : nil
  }

  // MARK: Layout and display

  private var sublayersNeedLayout = false

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
  open func setNeedsDisplay() { UIChange.note() }
  open func setNeedsDisplay(_ r: CGRect) { UIChange.note() }
  open func displayIfNeeded() {}
  open func display() {}
  /// Draws the layer's contents; does nothing by itself.
  open func draw(in context: CGContext) {
    if owner == nil { (delegate as? any CALayerDelegate)?.draw(self, in: context) }
  }
  open func needsDisplay() -> Bool { false }
  open class func needsDisplay(forKey key: String) -> Bool { false }
  open class func defaultValue(forKey key: String) -> Any? { nil }
  open func action(forKey event: String) -> (any CAAction)? { actions?[event] }

  open func render(in context: CGContext) {
    var canvas = ViewCanvas(traits: owner?.traitCollection ?? UITraitCollection.current)
    if let owner {
      owner.layoutIfNeeded()
      canvas.list.items = DrawingPass.content(of: owner)
    } else {
      appendOwn(to: &canvas)
    }
    context.draw(canvas.list)
  }

  // MARK: Animations

  /// Model values are what is seen: an animation only sends its delegate the end.
  open func add(_ animation: CAAnimation, forKey key: String?) {
    let key = key ?? "animation\(animations.count)"
    removeAnimation(forKey: key)
    animations.append((key, animation))
    CAAnimationRun.start(animation, on: self, forKey: key)
  }

  open func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }

  open func animationKeys() -> [String]? {
    animations.isEmpty ? nil : animations.map(\.key)
  }

  open func removeAnimation(forKey key: String) {
    guard let animation = forget(key) else { return }
    CAAnimationRun.stop(animation, finished: false)
  }

  func forget(_ key: String) -> CAAnimation? {
    guard let index = animations.firstIndex(where: { $0.key == key }) else { return nil }
    return animations.remove(at: index).animation
  }

  open func removeAllAnimations() {
    let running = animations
    animations.removeAll()
    for (_, animation) in running { CAAnimationRun.stop(animation, finished: false) }
    if let owner { AnimationRun.cancel(for: owner) }
  }

  open func presentation() -> Self? { self }
  open func model() -> Self { self }

  // MARK: Drawing

  /// Appends what the layer itself shows and its sublayers, in its superlayer's coordinates.
  func appendDisplayItems(to canvas: inout ViewCanvas) {
    guard !isHidden, opacity > 0 else { return }
    var own = ViewCanvas(traits: canvas.traits)
    appendOwn(to: &own)
    var attributes = GroupAttributes(opacity: Double(opacity), transform: toSuperlayer)
    attributes.shadow = shadowValue(traits: canvas.traits)
    attributes.mask = maskList(traits: canvas.traits)
    canvas.list.append(contentsOf: own.list.grouped(attributes))
  }

  /// Where the layer shows: where its mask is opaque.
  ///
  /// Nil where there is no mask.
  func maskList(traits: UITraitCollection) -> DisplayList? {
    guard let mask else { return nil }
    var canvas = ViewCanvas(traits: traits)
    mask.appendDisplayItems(to: &canvas)
    return canvas.list
  }

  private func appendOwn(to canvas: inout ViewCanvas) {
    if sublayersNeedLayout { layoutIfNeeded() }
    if let color = storedBackgroundColor {
      canvas.append(.fill(outline(of: bounds), canvas.paint(UIColor(cgColor: color))))
    }
    appendContents(to: &canvas, in: bounds)
    for (sublayer, _) in added.sorted(by: { $0.layer.zPosition < $1.layer.zPosition }) {
      sublayer.appendDisplayItems(to: &canvas)
    }
    if masksToBounds {
      canvas.list = canvas.list.grouped(GroupAttributes(clip: Clip(outline(of: bounds))))
    }
    appendBorder(to: &canvas, in: bounds)
  }

  /// A rectangle with the layer's corners.
  func outline(of rect: CGRect) -> CGPath {
    CornerPath.path(in: rect, radius: cornerRadius, corners: maskedCorners)
  }

  /// What a kind of layer shows over its background.
  func appendContents(to canvas: inout ViewCanvas, in rect: CGRect) {
    if let contents, type(of: contents) is CGImage.Type, let image = contents as? CGImage {
      let place = contentsGravity.place(
        CGSize(
          width: CGFloat(image.width) / max(contentsScale, 1),
          height: CGFloat(image.height) / max(contentsScale, 1)), in: rect)
      canvas.append(.image(ImageContent.of(image), in: place))
    } else if owner == nil, delegate != nil || type(of: self) != CALayer.self, rect.width > 0,
      rect.height > 0
    {
      canvas.list.append(
        contentsOf: CustomDrawing.list(size: rect.size, scale: canvas.scale) { self.draw(in: $0) })
    }
  }

  func appendBorder(to canvas: inout ViewCanvas, in rect: CGRect) {
    guard borderWidth > 0, let borderColor else { return }
    let inner = rect.insetBy(dx: borderWidth / 2, dy: borderWidth / 2)
    let path = CornerPath.path(
      in: inner, radius: max(cornerRadius - borderWidth / 2, 0), corners: maskedCorners)
    canvas.append(
      .stroke(path, canvas.paint(UIColor(cgColor: borderColor)), width: borderWidth))
  }

  /// What the layer's own opacity adds to its view's: a backing layer's is the view's.
  var opacityFactor: Float { owner == nil ? opacity : 1 }

  func shadowValue(traits: UITraitCollection) -> Shadow? {
    guard shadowOpacity > 0, let shadowColor else { return nil }
    return Shadow(
      color: PaintColor(shadowColor).multiplyingAlpha(by: Double(shadowOpacity)),
      radius: shadowRadius, offset: shadowOffset)
  }
}
