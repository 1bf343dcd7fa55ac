// Long file: what an app may override has to stand in the class itself.
import Accessibility
import CoreGraphics
import Device
import Foundation

@preconcurrency @MainActor
open class UIView:
  UIResponder, UICoordinateSpace, UITraitEnvironment, UITraitChangeObservable, CALayerDelegate
{
  // MARK: Storage

  var storedBounds: CGRect
  var storedCenter: CGPoint
  /// In parts of the size.
  final var storedAnchor = CGPoint(x: 0.5, y: 0.5)
  /// What the transform does within the plane.
  var storedTransform = CGAffineTransform.identity
  package internal(set) final var storedSubviews: [UIView] = []
  /// How many views lie inside of each other here at most, this one among them.
  final var levels = 1
  /// Whether the hosted content of the superview draws this view, between other parts of it.
  package final var isDrawnByHost = false
  weak var storedSuperview: UIView?
  /// The controller whose root view this is.
  package weak var viewController: UIViewController?
  var layoutState = LayoutState()
  var autoLayout = AutoLayoutState()
  var storedLayer: CALayer?
  /// Nil as soon as another layer than that of the view masks this one's.
  final var storedMask: UIView?
  /// When the view came into its window.
  var commit: UInt64 = 0
  var storedGestureRecognizers: [UIGestureRecognizer] = []
  var storedInteractions: [any UIInteraction] = []
  final var tint = Tint()
  final var storedLargeContent: LargeContent?
  /// Rounds the corners of a presented view without touching its layer; in points.
  var presentedCornerRadius: CGFloat?
  /// The traits that the view was told of last; at first those that it is likely to have.
  var seenTraits = UITraitCollection.current
  /// What `traitOverrides` says; nil for nothing.
  var ownTraits: UITraitCollection?
  /// The smallest text size here and below, whatever the user prefers; nil for none.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    didSet { if minimumContentSizeCategory != oldValue { TraitPass.update(self) } }
  }
  /// The largest text size here and below, whatever the user prefers; nil for none.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    didSet { if maximumContentSizeCategory != oldValue { TraitPass.update(self) } }
  }
  /// Differs from Apple's: kept, and read by nobody here; the screen's colors are never inverted.
  open var accessibilityIgnoresInvertColors = false
  var seenSafeAreaInsets: UIEdgeInsets?
  /// What a container adds to the safe area of this view, such as a bar above it.
  package var containerSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if containerSafeAreaInsets != oldValue { safeAreaMayHaveChanged() } }
  }
  /// The window that the view was last told of.
  weak var lastWindow: UIWindow?
  public var _traitChangeRegistrations: [any UITraitChangeRegistration] = []

  // MARK: Making

  public init(frame: CGRect) {
    storedBounds = CGRect(origin: .zero, size: frame.size)
    storedCenter = CGPoint(
      x: frame.origin.x + frame.width / 2, y: frame.origin.y + frame.height / 2)
    super.init()
  }

  /// Reads the element of a storyboard or xib, with all that is in it.
  ///
  /// Differs from Apple's: the contents of an archive are not read.
  public required init?(coder: NSCoder) {
    storedBounds = .zero
    storedCenter = .zero
    super.init()
    coder.readInterface(into: self, as: UIView.self)
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  open class var layerClass: AnyClass { CALayer.self }

  /// Called after the view was loaded from a nib and its outlets were connected.
  open func awakeFromNib() { _ = ExtensionOverride.call("awakeFromNib()", of: self) }
  open func prepareForInterfaceBuilder() {}

  // MARK: Geometry

  /// In the superview's coordinates; the bounding box where `transform` is not the identity.
  open var frame: CGRect {
    get { planeGeometry.frame }
    set { GeometryPass.setFrame(newValue, of: self) }
  }

  open var bounds: CGRect {
    get { storedBounds }
    set { GeometryPass.set(bounds: newValue, center: storedCenter, of: self) }
  }

  /// Where the layer's anchor lies: the middle of the frame, unless that is another place.
  open var center: CGPoint {
    get { storedCenter }
    set { GeometryPass.set(bounds: storedBounds, center: newValue, of: self) }
  }

  /// The outline by which an animator of dynamics lets the view collide.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// That of the type `path`, around the view's middle.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  /// The layer's, which it replaces when it is set; the identity where that leads out of the plane.
  open var transform: CGAffineTransform {
    get { GeometryPass.transform(of: self) }
    set { GeometryPass.set(transform: newValue, of: self) }
  }

  open var autoresizingMask: AutoresizingMask = [] {
    didSet { autoLayout.noteFrameChange(of: self) }
  }
  open var autoresizesSubviews = true
  open var contentMode: ContentMode = .scaleToFill { didSet { UIChange.note() } }
  /// In pixels per point.
  ///
  /// Differs from Apple's: what is set is kept; texts and drawings keep the pixels of the traits' display scale.
  open var contentScaleFactor: CGFloat {
    get { storedContentScale ?? max(traitCollection.displayScale, 1) }
    set { storedContentScale = newValue }
  }
  var storedContentScale: CGFloat?

  // MARK: Appearance

  open var backgroundColor: UIColor? {
    didSet {
      AnimationRun.didChangeColor(of: self, from: oldValue)
      UIChange.note()
    }
  }
  open var alpha: CGFloat = 1 {
    willSet { ObservableChange.begins(in: self, "alpha") }
    didSet {
      defer { ObservableChange.ends(in: self, "alpha") }
      guard alpha != oldValue else { return }
      guard GeometryPass.accepts([alpha], as: "alpha", of: self) else {
        alpha = oldValue
        return
      }
      AnimationRun.didChange(self, "opacity", from: .number(oldValue))
      UIChange.note()
    }
  }
  open var isHidden = false {
    willSet { ObservableChange.begins(in: self, "hidden") }
    didSet {
      defer { ObservableChange.ends(in: self, "hidden") }
      guard isHidden != oldValue else { return }
      HierarchyPass.visibilityChanged(of: self)
      AnimationRun.didChangeVisibility(of: self)
    }
  }
  open var isOpaque = true
  open var clipsToBounds = false { didSet { UIChange.note() } }
  /// Differs from Apple's: kept, and read by nobody here; each drawing begins with an empty canvas.
  open var clearsContextBeforeDrawing = true
  /// The view is seen where this one is opaque; its layer is the mask of the layer.
  open var mask: UIView? {
    get { storedMask }
    set {
      storedMask = newValue
      maskDidChange()
    }
  }
  /// `.automatic` follows the superview; read, it is normal or dimmed.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get {
      tint.adjustmentMode == .automatic
        ? superview?.tintAdjustmentMode ?? .normal : tint.adjustmentMode
    }
    set {
      let old = tintAdjustmentMode
      tint.adjustmentMode = newValue
      if tintAdjustmentMode != old { tintAdjustmentDidChange() }
    }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { tintAdjustmentMode == .dimmed ? undimmedTint.dimmed : undimmedTint }
    set {
      tint.color = newValue
      tintMayHaveChanged()
    }
  }

  open func tintColorDidChange() {
    _ = ExtensionOverride.call("tintColorDidChange()", of: self)
  }

  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { TraitPass.update(self) } }
  }
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet {
      guard semanticContentAttribute != oldValue else { return }
      setNeedsLayout()
      AutoLayoutPass.directionChanged(of: self)
    }
  }

  // MARK: Identity

  open var tag = 0
  /// Differs from Apple's: kept, and read by nobody here; nothing is restored at the next launch.
  open var restorationIdentifier: String?
  nonisolated open override var description: String {
    guard DispatchQueue.isMain else { return "<\(type(of: self))>" }
    return MainActor.assumeIsolated { viewDescription }
  }

  // MARK: Hierarchy

  open var superview: UIView? { storedSuperview }
  open var subviews: [UIView] { storedSubviews }
  open var window: UIWindow? { storedSuperview?.window }

  open func addSubview(_ view: UIView) {
    HierarchyPass.insert(view, into: self, at: storedSubviews.count)
  }

  open func insertSubview(_ view: UIView, at index: Int) {
    HierarchyPass.insert(view, into: self, at: index)
  }

  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    HierarchyPass.insert(view, into: self, above: sibling)
  }

  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    HierarchyPass.insert(view, into: self, below: sibling)
  }

  open func bringSubviewToFront(_ view: UIView) {
    HierarchyPass.move(view, in: self, toFront: true)
  }

  open func sendSubviewToBack(_ view: UIView) {
    HierarchyPass.move(view, in: self, toFront: false)
  }

  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    HierarchyPass.exchange(index1, index2, in: self)
  }

  open func removeFromSuperview() {
    HierarchyPass.remove(self)
  }

  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.storedSuperview).contains { $0 === view }
  }

  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in storedSubviews {
      if let view = subview.viewWithTag(tag) { return view }
    }
    return nil
  }

  open func willMove(toSuperview newSuperview: UIView?) {
    _ = ExtensionOverride.call("willMove(toSuperview:)", of: self, newSuperview)
  }
  open func didMoveToSuperview() { _ = ExtensionOverride.call("didMoveToSuperview()", of: self) }
  open func willMove(toWindow newWindow: UIWindow?) {
    _ = ExtensionOverride.call("willMove(toWindow:)", of: self, newWindow)
  }
  open func didMoveToWindow() { _ = ExtensionOverride.call("didMoveToWindow()", of: self) }
  /// Called when a subview is shown or hidden.
  func subviewVisibilityChanged(_ subview: UIView) {}
  open func didAddSubview(_ subview: UIView) {
    _ = ExtensionOverride.call("didAddSubview(_:)", of: self, subview)
  }
  open func willRemoveSubview(_ subview: UIView) {
    _ = ExtensionOverride.call("willRemoveSubview(_:)", of: self, subview)
  }

  // MARK: Coordinates

  /// To the space of another view, or of the window for none.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    Self.converted(point, from: self, to: view)
  }
  /// From the space of another view, or of the window for none.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    Self.converted(point, from: view, to: self)
  }
  /// The box around the rectangle in the space of another view, or of the window for none.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    Self.converted(rect, from: self, to: view)
  }
  /// The box around a rectangle in the space of another view, or of the window for none.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    Self.converted(rect, from: view, to: self)
  }
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: Self.view(of: coordinateSpace))
  }
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: Self.view(of: coordinateSpace))
  }
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: Self.view(of: coordinateSpace))
  }
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: Self.view(of: coordinateSpace))
  }

  // MARK: Layout

  open func setNeedsLayout() {
    LayoutPass.invalidate(self)
  }

  open func layoutIfNeeded() {
    LayoutPass.run(from: self)
  }

  /// Places the subviews that constraints rule.
  open func layoutSubviews() {
    if ExtensionOverride.call("layoutSubviews()", of: self) { return }
    AutoLayoutPass.placeSubviews(of: self)
  }

  /// Places what is in the view's layer: the subviews.
  open func layoutSublayers(of layer: CALayer) {
    if layer.owner === self { layoutSubviews() }
  }

  open func sizeThatFits(_ size: CGSize) -> CGSize {
    ExtensionOverride.value("sizeThatFits(_:)", of: self, size) ?? storedBounds.size
  }

  open func sizeToFit() {
    let size = sizeThatFits(storedBounds.size)
    let frame = frame
    self.frame = CGRect(origin: frame.origin, size: size)
  }

  open var intrinsicContentSize: CGSize {
    ExtensionOverride.value("intrinsicContentSize", of: self)
      ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open func invalidateIntrinsicContentSize() {
    AutoLayoutPass.invalidate(self)
  }

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    AutoLayoutPass.fittingSize(
      of: self, target: targetSize, horizontal: horizontalFittingPriority,
      vertical: verticalFittingPriority)
  }

  /// The intrinsic size at a given width, in points; nil where the width makes no difference.
  package func intrinsicSize(forWidth width: CGFloat) -> CGSize? { nil }

  /// Distance of the first baseline from the top of the alignment rectangle, in points.
  package var firstBaselineOffset: CGFloat { storedBounds.height }
  /// Distance of the last baseline from the bottom of the alignment rectangle, in points.
  package var lastBaselineOffset: CGFloat { 0 }
  /// Whether the view shows text in the middle of its height, so that it has baselines.
  var hasCenteredText: Bool { false }
  /// Whether the view's edges, in constraints with its subviews, are those of its content.
  var scrollsContent: Bool { false }
  /// Whether the view, whose frame its superview sets, keeps what is in it apart from the layout around it: what
  /// changes in a cell is no matter of the other cells.
  var keepsLayoutInside: Bool { false }
  /// Constraints gave the size of the content that the view scrolls.
  func contentSizeWasSolved(_ size: CGSize) {}
  /// The center of a subview whose frame was solved.
  ///
  /// Constraints know nothing of its anchor: one that is not its middle shifts the subview (believed of iOS).
  func solvedCenter(of subview: UIView, in frame: CGRect) -> CGPoint {
    CGPoint(x: frame.midX, y: frame.midY)
  }

  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      if translatesAutoresizingMaskIntoConstraints != oldValue { AutoLayoutPass.restructure(self) }
    }
  }
  open class var requiresConstraintBasedLayout: Bool { false }
  open func updateConstraints() {
    if ExtensionOverride.call("updateConstraints()", of: self) { return }
    autoLayout.needsUpdateConstraints = false
  }
  open func setNeedsUpdateConstraints() {
    autoLayout.needsUpdateConstraints = true
    AutoLayoutPass.invalidate(self)
  }
  open func updateConstraintsIfNeeded() { AutoLayoutPass.updateConstraints(in: self) }
  open func needsUpdateConstraints() -> Bool { autoLayout.needsUpdateConstraints }
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// The frame in which the view's content covers a rectangle that constraints gave.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: alignmentRectInsets.negated)
  }
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    autoLayout.hugging(axis)
  }
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    autoLayout.setHugging(priority, axis)
    invalidateIntrinsicContentSize()
  }
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { autoLayout.resistance(axis) }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    autoLayout.setResistance(priority, axis)
    invalidateIntrinsicContentSize()
  }

  // MARK: Anchors, constraints and guides

  open var leadingAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .right) }
  open var topAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .bottom) }
  open var widthAnchor: NSLayoutDimension { .init(item: self, attribute: .width) }
  open var heightAnchor: NSLayoutDimension { .init(item: self, attribute: .height) }
  open var centerXAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .centerX) }
  open var centerYAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .centerY) }
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .firstBaseline) }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .lastBaseline) }

  /// The active constraints that this view holds.
  open var constraints: [NSLayoutConstraint] { autoLayout.constraints }
  /// Makes a constraint active; also called where one is activated whose views have this one in common.
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    ConstraintHolding.hold(constraint, in: self)
  }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }
  /// Ends a constraint that this view holds; also called where one is deactivated.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { ConstraintHolding.release(constraint) }
  }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    referringConstraints(along: axis)
  }
  /// Whether the constraints leave the frame a choice; as of the last layout.
  open var hasAmbiguousLayout: Bool { isLaidOutByEngine && autoLayout.isAmbiguous }

  open var layoutGuides: [UILayoutGuide] { autoLayout.guides }
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { take(layoutGuide) }
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { drop(layoutGuide) }
  open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea, \.safeAreaGuide) }
  open var layoutMarginsGuide: UILayoutGuide { systemGuide(.layoutMargins, \.marginsGuide) }
  open var readableContentGuide: UILayoutGuide { systemGuide(.readableContent, \.readableGuide) }
  /// Follows the software keyboard.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { ownKeyboardGuide }

  /// That of the traits, unless the content has one of its own.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection.ofInterface)
  }
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UITraitCollection.current.layoutDirection.ofInterface)
  }
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    attribute.ownDirection ?? direction
  }

  // MARK: Safe area and margins

  open var safeAreaInsets: UIEdgeInsets { SafeArea.insets(of: self) }
  open func safeAreaInsetsDidChange() {
    _ = ExtensionOverride.call("safeAreaInsetsDidChange()", of: self)
  }
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { layoutMarginsMayHaveChanged() } }
  }
  open var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { layoutMarginsMayHaveChanged() } }
  }
  var storedLayoutMargins: UIEdgeInsets? {
    didSet { if storedLayoutMargins != oldValue { layoutMarginsMayHaveChanged() } }
  }
  open var layoutMargins: UIEdgeInsets {
    get { LayoutMargins.insets(of: self) }
    set { LayoutMargins.set(newValue, of: self) }
  }
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { LayoutMargins.directional(layoutMargins, in: self) }
    set { LayoutMargins.set(newValue, of: self) }
  }
  open func layoutMarginsDidChange() {}

  // MARK: Drawing

  /// Called to draw the view's own content through the current graphics context.
  open func draw(_ rect: CGRect) {}
  open func setNeedsDisplay() { LayerDisplay.request(by: self) }
  /// Differs from Apple's: the whole view is drawn anew, whatever `rect` says.
  open func setNeedsDisplay(_ rect: CGRect) { LayerDisplay.request(by: self) }
  open var layer: CALayer { backingLayer }

  /// Draws the view and everything inside it into the current context.
  ///
  /// - Returns: false if there is no context.
  ///
  /// Differs from Apple's: what is due is always laid out first, whatever `afterUpdates` says.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawAll(in: rect)
  }
  /// A view that looks as this one does now.
  ///
  /// Differs from Apple's: what is due is always laid out first, whatever `afterUpdates` says.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    snapshot(of: bounds)
  }
  /// A view that looks as a part of this one does now.
  ///
  /// Differs from Apple's: it stretches as a whole, whatever the insets.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { snapshot(of: rect) }

  // MARK: What the layer asks

  /// Draws the view's own content into its layer's context: by `draw(_:)`.
  open func draw(_ layer: CALayer, in ctx: CGContext) { CustomDrawing.draw(self, layer, in: ctx) }
  /// Gives the layer its contents, where a class overrides it; nothing is drawn into such a layer.
  ///
  /// Called in the turn in which the layer was asked to show itself anew.
  open func display(_ layer: CALayer) {}
  /// Called before the layer's content is drawn.
  open func layerWillDraw(_ layer: CALayer) {}
  /// What happens when a property of the layer changes.
  ///
  /// Within a block of animations that of the block, else nothing, for which `NSNull` stands. With nil the layer looks
  /// on, as one without a view does.
  ///
  /// Differs from Apple's: asked when the property has its new value already; an animation without `fromValue` begins
  /// where the property was seen before.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    ViewActions.standard(of: layer, forKey: event)
  }

  /// Appends what this view itself shows over its background and under its subviews, in its bounds'
  /// coordinates.
  package func appendDisplayItems(to canvas: inout ViewCanvas) {
    CustomDrawing.append(self, to: &canvas)
    (self as? any HostedContent)?.appendHostedDisplayItems(to: &canvas)
  }

  // MARK: Animations

  /// Runs `animations` at once; what is seen follows on the device's clock.
  ///
  /// `completion` runs at the animation's end, or at once where animations are off, last no time, or
  /// change nothing on a screen.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationForm.plain(duration, delay, options).run(animations, completion)
  }

  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationForm.plain(duration, 0, []).run(animations, completion)
  }

  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    AnimationForm.plain(duration, 0, []).run(animations, nil)
  }

  /// Animates with a spring that rests after `duration`.
  ///
  /// `velocity`: At the start, in whole ways a second.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationForm.spring(duration, delay, options, damping: dampingRatio, velocity: velocity)
      .run(animations, completion)
  }

  /// Animates with a spring of a perceived duration; the animation ends when the spring rests.
  ///
  /// `initialSpringVelocity`: At the start, in whole ways a second.
  open class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationForm.bounce(duration, delay, options, bounce: bounce, velocity: initialSpringVelocity)
      .run(animations, completion)
  }

  /// Repeats the animations of the block that is running.
  ///
  /// `count`: How often they run to their end, each time back again where `autoreverses` is set.
  open class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    AnimationForm.repeating(count: count, autoreverses: autoreverses, animations)
  }

  /// Changes what a view shows from one moment to the next, in one of the ways among the options.
  ///
  /// Differs from Apple's: pages that are curled have a straight edge.
  open class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    ViewTransition.run(
      of: view, AnimationSettings(duration: duration, delay: 0, options: options), options,
      animations: animations ?? {}, completion: completion)
  }

  /// Puts one view in the place of another, in one of the ways among the options.
  ///
  /// Differs from Apple's: pages that are curled have a straight edge.
  open class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    ViewTransition.run(
      from: fromView, to: toView,
      AnimationSettings(duration: duration, delay: 0, options: options), options,
      completion: completion)
  }

  /// Runs blocks that were added with `addKeyframe` each in its part of the time.
  ///
  /// The options of curves among `AnimationOptions` count too, for the time as a whole; it eases in and
  /// out without one.
  open class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationForm.keyframes(duration, delay, options).run(animations, completion)
  }

  /// Gives the changes of a block a part of the time of `animateKeyframes`.
  ///
  /// `frameStartTime`, `frameDuration`: Parts of the whole duration.
  open class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    AnimationRun.addKeyframe(start: frameStartTime, duration: frameDuration, animations)
  }

  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationRun.disabled(actionsWithoutAnimation)
  }
  open class func setAnimationsEnabled(_ enabled: Bool) { AnimationRun.areEnabled = enabled }
  open class var areAnimationsEnabled: Bool { AnimationRun.areEnabled }
  /// In seconds; 0 outside animation blocks.
  open class var inheritedAnimationDuration: TimeInterval { AnimationRun.currentDuration }

  // MARK: Begun animations

  /// Begins an animation of all that changes until `commitAnimations()`, in 0.2 seconds if nothing else is said.
  open class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    BegunAnimation.begin(animationID, context: context)
  }
  /// Ends what `beginAnimations(_:context:)` has begun; the animation runs from here on.
  open class func commitAnimations() { BegunAnimation.commit() }
  /// Gets the selectors below.
  open class func setAnimationDelegate(_ delegate: Any?) { BegunAnimation.set(delegate: delegate) }
  /// Sent with the identifier and the context when the animation begins.
  open class func setAnimationWillStart(_ selector: Selector?) {
    BegunAnimation.set(start: selector)
  }
  /// Sent with the identifier, whether the animation came to its end (`NSNumber`), and the context.
  open class func setAnimationDidStop(_ selector: Selector?) { BegunAnimation.set(stop: selector) }
  /// In seconds.
  open class func setAnimationDuration(_ duration: TimeInterval) {
    BegunAnimation.set { $0.duration = max(duration, 0) }
  }
  /// In seconds.
  open class func setAnimationDelay(_ delay: TimeInterval) {
    BegunAnimation.set { $0.delay = max(delay, 0) }
  }
  open class func setAnimationCurve(_ curve: AnimationCurve) {
    BegunAnimation.set { $0.course = .curve(curve.timing) }
  }
  open class func setAnimationRepeatCount(_ repeatCount: Float) {
    BegunAnimation.set(repeatCount: repeatCount)
  }
  open class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    BegunAnimation.set(autoreverses: repeatAutoreverses)
  }
  open class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    BegunAnimation.set { $0.beginsFromCurrentState = fromCurrentState }
  }

  // MARK: Interactions and effects

  open var interactions: [any UIInteraction] {
    get { storedInteractions }
    set { replaceInteractions(with: newValue) }
  }
  open func addInteraction(_ interaction: any UIInteraction) { take(interaction) }
  open func removeInteraction(_ interaction: any UIInteraction) { drop(interaction) }

  /// In the order in which they were added.
  open var motionEffects: [UIMotionEffect] {
    get { storedMotionEffects }
    set { storedMotionEffects = newValue }
  }
  open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  open func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }

  /// Also takes a `UILargeContentViewerInteraction` on the view, or on one around it.
  open var showsLargeContentViewer: Bool {
    get { storedLargeContent?.isShown ?? false }
    set { changeLargeContent { $0.isShown = newValue } }
  }
  /// Of buttons and labels their own text, where nothing is set.
  open var largeContentTitle: String? {
    get { storedLargeContent?.title ?? LargeContent.title(of: self) }
    set { changeLargeContent { $0.title = newValue } }
  }
  /// Of buttons and image views their own image, where nothing is set.
  open var largeContentImage: UIImage? {
    get { storedLargeContent?.image ?? LargeContent.image(of: self) }
    set { changeLargeContent { $0.image = newValue } }
  }
  /// Whether the image is drawn as large as there is room; symbols always are.
  open var scalesLargeContentImage: Bool {
    get { storedLargeContent?.scalesImage ?? false }
    set { changeLargeContent { $0.scalesImage = newValue } }
  }
  open var largeContentImageInsets: UIEdgeInsets {
    get { storedLargeContent?.imageInsets ?? .zero }
    set { changeLargeContent { $0.imageInsets = newValue } }
  }

  // MARK: Touches

  open var isUserInteractionEnabled = true { didSet { UIChange.note() } }
  /// Whether the view itself gets several touches at a time; gesture recognisers always do.
  open var isMultipleTouchEnabled = false
  /// Whether the view takes no touch beside those of others, and lets others have none beside its own.
  open var isExclusiveTouch = false
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { storedGestureRecognizers.isEmpty ? nil : storedGestureRecognizers }
    set {
      for recognizer in storedGestureRecognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.attach(to: self)
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.detach(from: self)
  }

  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = ExtensionOverride.value("hitTest(_:with:)", of: self, point, event, as: UIView?.self)
    if let hit { return hit }
    return HitTesting.hitTest(point, in: self, with: event)
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    ExtensionOverride.value("point(inside:with:)", of: self, point, event)
      ?? storedBounds.contains(point)
  }

  // MARK: Responder

  open override var next: UIResponder? { viewController ?? superview }
  package override var responderWindow: UIWindow? { window }
  /// Differs from Apple's: asked by nobody here; the device has no keys that move a focus.
  open var canBecomeFocused: Bool { false }

  /// With `force` also a field gives up that its delegate wants to keep.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    FirstResponder.endEditing(in: self, force: force)
  }

  // MARK: Traits

  open var traitCollection: UITraitCollection { TraitPass.traits(of: self) }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    _ = ExtensionOverride.call("traitCollectionDidChange(_:)", of: self, previousTraitCollection)
  }
  /// The preferred text size changed.
  func contentSizeCategoryChanged() {}
  /// Where the view has its traits from.
  var traitParent: UIView? { storedSuperview }

  // MARK: Accessibility

  package override var defaultAccessibilityFrame: CGRect { AccessibilityPass.screenFrame(of: self) }

  /// Whether the view's elements come before those of its siblings, whatever stands in front.
  var isToldFirst: Bool { false }

  /// Elements that the view has by itself and that are no views, such as the links of a text.
  package var listedAccessibilityElements: [UIAccessibilityElement] { [] }

  /// The elements that stand for this view: usually one (with those of its subviews inside) or, for
  /// a view that says nothing of itself, those of its subviews.
  package func accessibilityElementTree(in context: AccessibilityTreeContext)
    -> [AccessibilityElement]
  {
    if let hosted = self as? any HostedContent {
      return hosted.hostedAccessibilityElements(in: context)
    }
    return context.elements(of: self)
  }

  /// Does what a driver asks of one of the elements that this view told; nil where it cannot.
  package func performAccessibilityAction(
    _ action: AccessibilityElementAction, onElement id: UInt64
  ) -> Bool {
    if let hosted = self as? any HostedContent {
      return hosted.performHostedAccessibilityAction(action, onElement: id)
    }
    return AccessibilityPass.perform(action, on: self)
  }
}
