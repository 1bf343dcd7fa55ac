// Long file: what an app may override has to stand in the class itself.
import Accessibility
import CoreGraphics
import Device
import Foundation

@preconcurrency @MainActor
open class UIView: UIResponder, UICoordinateSpace, UITraitEnvironment, UITraitChangeObservable {
  // MARK: Storage

  var storedBounds: CGRect
  var storedCenter: CGPoint
  var storedTransform = CGAffineTransform.identity
  package internal(set) final var storedSubviews: [UIView] = []
  /// Whether the hosted content of the superview draws this view, between other parts of it.
  package final var isDrawnByHost = false
  weak var storedSuperview: UIView?
  /// The controller whose root view this is.
  package weak var viewController: UIViewController?
  var layoutState = LayoutState()
  var autoLayout = AutoLayoutState()
  var storedLayer: CALayer?
  /// When the view came into its window.
  var commit: UInt64 = 0
  var storedGestureRecognizers: [UIGestureRecognizer] = []
  var storedInteractions: [any UIInteraction] = []
  var storedTintColor: UIColor?
  final var storedLargeContent: LargeContent?
  /// Rounds the corners of a presented view without touching its layer; in points.
  var presentedCornerRadius: CGFloat?
  /// The traits that the view was told of last; at first those that it is likely to have.
  var seenTraits = UITraitCollection.current
  /// What `traitOverrides` says; nil for nothing.
  var ownTraits: UITraitCollection?
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
    get { GeometryPass.frame(of: self) }
    set { GeometryPass.setFrame(newValue, of: self) }
  }

  open var bounds: CGRect {
    get { storedBounds }
    set { GeometryPass.set(bounds: newValue, center: storedCenter, of: self) }
  }

  open var center: CGPoint {
    get { storedCenter }
    set { GeometryPass.set(bounds: storedBounds, center: newValue, of: self) }
  }

  open var transform: CGAffineTransform {
    get { storedTransform }
    set {
      guard newValue != storedTransform,
        GeometryPass.accepts(newValue.numbers, as: "transform", of: self)
      else { return }
      let old = CATransform3DMakeAffineTransform(storedTransform)
      storedTransform = newValue
      AnimationRun.didChange(self, "transform", from: .transform(old))
      UIChange.note()
    }
  }

  open var autoresizingMask: AutoresizingMask = [] {
    didSet { autoLayout.noteFrameChange(of: self) }
  }
  open var autoresizesSubviews = true
  open var contentMode: ContentMode = .scaleToFill { didSet { setNeedsDisplay() } }
  open var contentScaleFactor: CGFloat {
    get { storedContentScale ?? max(traitCollection.displayScale, 1) }
    set { storedContentScale = newValue }
  }
  var storedContentScale: CGFloat?

  // MARK: Appearance

  open var backgroundColor: UIColor? {
    didSet {
      AnimationRun.didChangeColor(of: self, from: oldValue)
      setNeedsDisplay()
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
  open var clipsToBounds = false { didSet { setNeedsDisplay() } }
  /// Differs from Apple's: kept, and read by nobody here; each drawing begins with an empty canvas.
  open var clearsContextBeforeDrawing = true
  open var mask: UIView? { didSet { setNeedsDisplay() } }
  var storedTintAdjustmentMode = TintAdjustmentMode.automatic
  /// `.automatic` follows the superview; read, it is normal or dimmed.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get {
      guard storedTintAdjustmentMode == .automatic else { return storedTintAdjustmentMode }
      return superview?.tintAdjustmentMode ?? .normal
    }
    set {
      storedTintAdjustmentMode = newValue
      tintMayHaveChanged()
    }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get {
      let color = ownTintColor
      return tintAdjustmentMode == .dimmed ? color.dimmed : color
    }
    set {
      storedTintColor = newValue
      tintMayHaveChanged()
    }
  }

  /// The tint without what dims it.
  private var ownTintColor: UIColor {
    storedTintColor ?? superview?.ownTintColor ?? AssetColors.accent ?? .systemBlue
  }

  open func tintColorDidChange() {}

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
    guard storedSubviews.indices.contains(index1), storedSubviews.indices.contains(index2) else {
      return
    }
    storedSubviews.swapAt(index1, index2)
    UIChange.note()
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

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  /// Called when a subview is shown or hidden.
  func subviewVisibilityChanged(_ subview: UIView) {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}

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
  open func layoutSublayers(of layer: CALayer) { layoutSubviews() }

  open func sizeThatFits(_ size: CGSize) -> CGSize { storedBounds.size }

  open func sizeToFit() {
    let size = sizeThatFits(storedBounds.size)
    let frame = frame
    self.frame = CGRect(origin: frame.origin, size: size)
  }

  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
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
  /// Constraints gave the size of the content that the view scrolls.
  func contentSizeWasSolved(_ size: CGSize) {}

  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      if translatesAutoresizingMaskIntoConstraints != oldValue { AutoLayoutPass.restructure(self) }
    }
  }
  open class var requiresConstraintBasedLayout: Bool { false }
  open func updateConstraints() {
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

  // MARK: Safe area and margins

  open var safeAreaInsets: UIEdgeInsets { SafeArea.insets(of: self) }
  open func safeAreaInsetsDidChange() {}
  open var insetsLayoutMarginsFromSafeArea = true { didSet { layoutMarginsMayHaveChanged() } }
  open var preservesSuperviewLayoutMargins = false { didSet { layoutMarginsMayHaveChanged() } }
  var storedLayoutMargins: UIEdgeInsets? { didSet { layoutMarginsMayHaveChanged() } }
  open var layoutMargins: UIEdgeInsets {
    get { LayoutMargins.insets(of: self) }
    set { storedLayoutMargins = newValue }
  }
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { LayoutMargins.directional(layoutMargins, in: self) }
    set { storedLayoutMargins = LayoutMargins.absolute(newValue, in: self) }
  }
  open func layoutMarginsDidChange() {}

  // MARK: Drawing

  /// Called to draw the view's own content through the current graphics context.
  open func draw(_ rect: CGRect) {}
  open func setNeedsDisplay() { UIChange.note() }
  /// The whole view is drawn anew, whatever `rect` says.
  open func setNeedsDisplay(_ rect: CGRect) { UIChange.note() }
  open var layer: CALayer { backingLayer }

  /// Appends what this view itself shows over its background and under its subviews, in its bounds'
  /// coordinates.
  package func appendDisplayItems(to canvas: inout ViewCanvas) {
    CustomDrawing.append(self, to: &canvas)
    (self as? any HostedContent)?.appendHostedDisplayItems(to: &canvas)
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
    HitTesting.hitTest(point, in: self, with: event)
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    storedBounds.contains(point)
  }

  // MARK: Responder

  open override var next: UIResponder? { viewController ?? superview }
  package override var responderWindow: UIWindow? { window }

  /// With `force` also a field gives up that its delegate wants to keep.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let responder = FirstResponder.current as? UIView, responder.isDescendant(of: self) else {
      return false
    }
    FirstResponder.isForced = force
    defer { FirstResponder.isForced = false }
    return responder.resignFirstResponder()
  }

  // MARK: Traits

  open var traitCollection: UITraitCollection { TraitPass.traits(of: self) }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The preferred text size changed.
  func contentSizeCategoryChanged() {}
  /// Where the view has its traits from.
  var traitParent: UIView? { storedSuperview }

  // MARK: Accessibility

  package override var defaultAccessibilityFrame: CGRect { AccessibilityPass.screenFrame(of: self) }

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
