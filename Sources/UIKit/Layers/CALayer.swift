import CoreGraphics
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
  open var transform = CATransform3DIdentity { didSet { UIChange.note() } }

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
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  open var borderWidth: CGFloat = 0 { didSet { UIChange.note() } }
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { UIChange.note() } }
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { UIChange.note() } }
  open var shadowOpacity: Float = 0 { didSet { UIChange.note() } }
  open var shadowOffset = CGSize(width: 0, height: -3) { didSet { UIChange.note() } }
  open var shadowRadius: CGFloat = 3 { didSet { UIChange.note() } }
  open var shadowPath: CGPath?
  open var contents: Any? { didSet { UIChange.note() } }
  open var contentsScale: CGFloat = 1
  open var contentsGravity = CALayerContentsGravity.resize
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

  open private(set) weak var superlayer: CALayer?
  open private(set) var sublayers: [CALayer]?

  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
  }

  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
    layer.superlayer = self
    UIChange.note()
  }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    let index = sublayers?.firstIndex { $0 === sibling } ?? 0
    insertSublayer(layer, at: UInt32(index))
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let index = sublayers?.firstIndex { $0 === sibling }.map { $0 + 1 } ?? sublayers?.count ?? 0
    insertSublayer(layer, at: UInt32(index))
  }

  open func removeFromSuperlayer() {
    if let owner, owner.superview != nil { owner.removeFromSuperview() }
    superlayer?.sublayers?.removeAll { $0 === self }
    if superlayer?.sublayers?.isEmpty ?? false { superlayer?.sublayers = nil }
    superlayer = nil
    UIChange.note()
  }

  // MARK: Layout and display

  open func setNeedsLayout() { owner?.setNeedsLayout() }
  open func layoutIfNeeded() { owner?.layoutIfNeeded() }
  open func layoutSublayers() {}
  open func setNeedsDisplay() { UIChange.note() }
  open func draw(in context: CGContext) {}

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
    animations.removeAll { $0.key == key }
  }

  open func removeAllAnimations() {
    animations.removeAll()
  }

  open func presentation() -> Self? { self }
  open func model() -> Self { self }

  // MARK: Drawing

  /// Appends what the layer itself shows and its sublayers, in its superlayer's coordinates.
  func appendDisplayItems(to canvas: inout ViewCanvas) {
    guard !isHidden, opacity > 0 else { return }
    var own = ViewCanvas(traits: canvas.traits)
    appendOwn(to: &own)
    let frame = frame
    var attributes = GroupAttributes(
      opacity: Double(opacity),
      transform: CGAffineTransform(
        translationX: frame.minX - bounds.minX, y: frame.minY - bounds.minY))
    attributes.shadow = shadowValue(traits: canvas.traits)
    canvas.list.append(contentsOf: own.list.grouped(attributes))
  }

  private func appendOwn(to canvas: inout ViewCanvas) {
    if let color = storedBackgroundColor {
      canvas.fill(bounds, cornerRadius: cornerRadius, UIColor(cgColor: color))
    }
    appendContents(to: &canvas, in: bounds)
    for sublayer in sublayers ?? [] { sublayer.appendDisplayItems(to: &canvas) }
    if masksToBounds {
      canvas.list = canvas.list.grouped(
        GroupAttributes(clip: Clip(bounds, cornerRadius: cornerRadius)))
    }
    appendBorder(to: &canvas, in: bounds)
  }

  /// What a kind of layer shows over its background.
  func appendContents(to canvas: inout ViewCanvas, in rect: CGRect) {
    if let contents, type(of: contents) is CGImage.Type, let image = contents as? CGImage {
      canvas.append(.image(ImageContent.of(image), in: rect))
    }
  }

  func appendBorder(to canvas: inout ViewCanvas, in rect: CGRect) {
    guard borderWidth > 0, let borderColor else { return }
    canvas.strokeInside(
      rect, cornerRadius: cornerRadius, width: borderWidth, UIColor(cgColor: borderColor))
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

public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  public static let center = CALayerContentsGravity(rawValue: "center")
}
