import Accessibility
import CoreGraphics
import DisplayList
import Foundation
import Metrics

@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  public static let noSegment = -1

  private var segments: [SegmentView] = []

  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] { insert(item) }
    bounds.size = intrinsicContentSize
  }

  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(items: nil)
    self.frame = frame
    for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func insert(_ item: Any) {
    if let action = item as? UIAction {
      insertSegment(action: action, at: numberOfSegments, animated: false)
    } else if let image = item as? UIImage {
      insertSegment(with: image, at: numberOfSegments, animated: false)
    } else {
      insertSegment(withTitle: String(describing: item), at: numberOfSegments, animated: false)
    }
  }

  // MARK: Segments

  open var numberOfSegments: Int { segments.count }
  /// Setting sends nothing.
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet {
      if selectedSegmentIndex >= segments.count { selectedSegmentIndex = Self.noSegment }
      update()
    }
  }
  open var isMomentary = false
  /// Whether segments without a width of their own are as wide as their content asks for, not all alike.
  open var apportionsSegmentWidthsByContent = false { didSet { changed() } }
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// Differs from Apple's: the segments change at once, `animated` or not.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentView(title: title), at: segment)
  }

  /// Differs from Apple's: the segments change at once, `animated` or not.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentView(image: image), at: segment)
  }

  /// Differs from Apple's: the segments change at once, `animated` or not.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let view =
      action.image == nil ? SegmentView(title: action.title) : SegmentView(image: action.image)
    view.action = action
    insert(view, at: segment)
  }

  private func insert(_ view: SegmentView, at index: Int) {
    let index = min(max(index, 0), segments.count)
    segments.insert(view, at: index)
    if !titleAttributes.isEmpty { style(view) }
    view.onTap = { [weak self, weak view] in view.map { self?.tapped($0) } }
    addSubview(view)
    if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
    changed()
  }

  /// Differs from Apple's: the segments change at once, `animated` or not.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment).removeFromSuperview()
    if selectedSegmentIndex == segment {
      selectedSegmentIndex = Self.noSegment
    } else if selectedSegmentIndex > segment {
      selectedSegmentIndex -= 1
    }
    changed()
  }

  open func removeAllSegments() {
    for view in segments { view.removeFromSuperview() }
    segments.removeAll()
    selectedSegmentIndex = Self.noSegment
    changed()
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].title = title
    changed()
  }

  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].image = image
    changed()
  }

  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].isEnabled = enabled
  }

  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].fixedWidth = width
    changed()
  }

  open func widthForSegment(at segment: Int) -> CGFloat {
    segments.indices.contains(segment) ? segments[segment].fixedWidth : 0
  }

  /// Moves what a segment shows, by points.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].contentOffset = offset
  }

  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    segments.indices.contains(segment) ? segments[segment].contentOffset : .zero
  }

  /// Gives a segment the title or the image of an action, and performs it when the segment is chosen.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    if action.image == nil {
      segments[segment].title = action.title
    } else {
      segments[segment].image = action.image
    }
    segments[segment].action = action
    changed()
  }

  open func actionForSegment(at segment: Int) -> UIAction? {
    segments.indices.contains(segment) ? segments[segment].action : nil
  }

  /// `NSNotFound` if no segment has such an action.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    titleAttributes[state.rawValue] = attributes
  }

  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  /// The attributes of the titles, by the raw value of the state.
  var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:] {
    didSet { for view in segments { style(view) } }
  }

  /// In place of the usual background and lines.
  var images = SegmentImages() { didSet { setNeedsDisplay() } }

  private func style(_ view: SegmentView) {
    view.setAttributes(titleAttributes[State.normal.rawValue], selected: false)
    view.setAttributes(titleAttributes[State.selected.rawValue], selected: true)
  }

  private func changed() {
    update()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func update() {
    for (index, view) in segments.enumerated() {
      view.isSelected = index == selectedSegmentIndex
      view.isDimmed = !isEnabled
    }
    setNeedsDisplay()
  }

  override func stateDidChange() {
    super.stateDidChange()
    update()
  }

  private func tapped(_ view: SegmentView) {
    guard isEnabled, let index = segments.firstIndex(of: view) else { return }
    guard index != selectedSegmentIndex || isMomentary else { return }
    selectedSegmentIndex = index
    view.action?.perform(sender: self)
    sendActions(for: .valueChanged)
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  override var primaryEvent: UIControl.Event { .valueChanged }

  // MARK: Layout, drawing, accessibility

  open override var intrinsicContentSize: CGSize {
    let widest = segments.filter { $0.fixedWidth == 0 }.map(\.preferredWidth).max() ?? 0
    let widths = segments.map { segment in
      segment.fixedWidth > 0
        ? segment.fixedWidth : apportionsSegmentWidthsByContent ? segment.preferredWidth : widest
    }
    return CGSize(width: SegmentMetrics.width(segments: widths), height: SegmentMetrics.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let fixed = segments.map(\.fixedWidth).reduce(0, +)
    let free = segments.filter { $0.fixedWidth == 0 }
    let room = max(bounds.width - fixed, 0)
    let share = free.isEmpty ? 0 : room / CGFloat(free.count)
    let wanted = free.reduce(0) { $0 + $1.preferredWidth }
    let isApportioned = apportionsSegmentWidthsByContent && wanted > 0
    var x: CGFloat = 0
    for view in segments {
      let width =
        view.fixedWidth > 0
        ? view.fixedWidth : isApportioned ? room * view.preferredWidth / wanted : share
      view.frame = mirrored(CGRect(x: x, y: 0, width: width, height: bounds.height))
      x += width
    }
  }

  package override func appendDisplayItems(to canvas: inout ViewCanvas) {
    super.appendDisplayItems(to: &canvas)
    let system = SystemMetrics.current
    let hasBackgrounds = appendBackgrounds(of: segments, to: &canvas)
    if !hasBackgrounds {
      canvas.fill(
        bounds, cornerRadius: system.controlRadius(SegmentMetrics.cornerRadius, in: bounds.size),
        .tertiarySystemFill)
    }
    let hasDividers = appendDividers(of: segments, to: &canvas)
    for (index, segment) in segments.enumerated()
    where !hasDividers
      && SegmentMetrics.hasDivider(before: index, selected: selectedSegmentIndex)
    {
      canvas.fill(
        SegmentMetrics.divider(
          at: isRightToLeft ? segment.frame.maxX : segment.frame.minX, in: segment.frame),
        .separator)
    }
    guard !hasBackgrounds, segments.indices.contains(selectedSegmentIndex) else { return }
    appendSelection(in: segments[selectedSegmentIndex].frame, to: &canvas)
  }

  /// Behind the chosen segment, unless the app says, in SwiftUI too; Flutter has the same.
  package static let selectionColor = UIColor { traits in
    traits.userInterfaceStyle == .dark ? .systemGray2 : .white
  }

  /// Draws the shape of the chosen segment, with its shadow.
  private func appendSelection(in segment: CGRect, to canvas: inout ViewCanvas) {
    let rect = SegmentMetrics.selection(in: segment)
    var shape = ViewCanvas(traits: canvas.traits)
    shape.fill(
      rect,
      cornerRadius: SystemMetrics.current.controlRadius(
        SegmentMetrics.selectionRadius, in: rect.size),
      selectedSegmentTintColor ?? UISegmentedControl.selectionColor)
    let shadow = Shadow(SegmentMetrics.selectionShadow)
    canvas.list.append(contentsOf: shape.list.grouped(GroupAttributes(shadow: shadow)))
  }

  package override var defaultAccessibility: AccessibilityDefaults {
    described(AccessibilityDefaults(.segmentedControl, isElement: false))
  }
}
