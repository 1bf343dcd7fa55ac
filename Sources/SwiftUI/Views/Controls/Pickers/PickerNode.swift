import Accessibility
import DisplayList
import Foundation
import Metrics
import UIKit

/// The node of a picker: its options, laid out as its style wants.
@MainActor
package final class PickerNode: ContainerNode, PressTarget, ListTraitContainer, GestureSource {
  private(set) lazy var label: LabelContainerNode = {
    let node = LabelContainerNode(childContext)
    node.layoutParent = self
    return node
  }()
  /// What is shown in the place of the chosen option, if the picker says so.
  var currentValueLabel: LabelContainerNode?
  let options: ContentProvider
  var selection: PickerSelection?
  private(set) var look = _PickerLook.menu
  /// How far a finger has turned the wheel, in points.
  private var wheelTurn: CGFloat = 0
  static let rowHeight = RowMetrics.leastHeight
  /// Called after the user has chosen an option.
  var didSelect: (@MainActor () -> Void)?
  /// The screen with the options, while it shows.
  var screen: ScreenNode?
  /// What proxies of UIKit's segmented control say; nil where they say nothing.
  private(set) lazy var segmentLooks = ControlLooks.segments
  private lazy var segmentTitles = SegmentTitles(self)
  /// The options as rows of the list around; empty outside of lists.
  private var optionRows: [PickerOptionRowNode] = []

  init(_ context: _NodeContext, options: ContentProvider) {
    self.options = options
    super.init(context)
    look = wantedLook
  }

  func buildOptions() {
    content?.tearDown()
    content = options.makeNode(childContext.with(optionScope))
    elementsDidChange()
  }

  private enum Segment {}
  private enum MenuValue {}
  private enum WheelRow {}

  var optionScope: EnvironmentScope {
    switch look {
    case .segmented:
      environment.sharedChild(Segment.self) {
        $0.font = .system(size: SegmentMetrics.fontSize, weight: .medium)
        $0.lineLimit = 1
        if !$0.isEnabled { $0.controlForeground = .placeholder }
      }
    case .menu, .navigationLink:
      environment.sharedChild(MenuValue.self) { values in
        let isPlain = values.isInListRow && values.tintStyle == nil
        values.controlForeground = isPlain ? .secondary : .tint
      }
    case .wheel:
      environment.sharedChild(WheelRow.self) { $0.font = .system(size: WheelMetrics.fontSize) }
    case .inline: environment
    }
  }

  // MARK: Updates

  /// Options in line are rows of the list or the menu around; elsewhere iOS shows a wheel.
  private var wantedLook: _PickerLook {
    let values = environment.values
    let look = values.pickerLook
    return look == .inline && !values.isInListRow && !values.isInMenu ? .wheel : look
  }

  package override func refresh() {
    let new = wantedLook
    if new != look {
      look = new
      buildOptions()
      // Rows of a list come and go with the look.
      parent?.elementsDidChange()
    }
    if selection?.refresh(for: self) == true { selectionDidChange() }
  }

  func selectionDidChange() {
    segmentTitles.update()
    if showsValue { invalidateLayout() } else { invalidatePlacement() }
    graph.contentDidChange()
  }

  package override func environmentDidChange(_ keys: EnvironmentKeySet) {
    if keys.contains(PickerLookKey.id) || keys.contains(LabelsHiddenKey.id) {
      invalidate()
      invalidateLayout()
    }
    // Large letters that do not fit beside each other stand below each other.
    if keys.contains(EnvironmentValues.dynamicTypeSizeKey) { invalidateLayout() }
    super.environmentDidChange(keys)
  }

  package func traitsDidChange() { invalidateLayout() }

  package override func forEachChild(_ body: (_Node) -> Void) {
    super.forEachChild(body)
    body(label)
    if let currentValueLabel { body(currentValueLabel) }
  }

  package override func elementsDidChange() {
    super.elementsDidChange()
    segmentTitles.update()
    if !optionRows.isEmpty { parent?.elementsDidChange() }
  }

  package override func tearDown() {
    super.tearDown()
    for row in optionRows { row.tearDown() }
    optionRows = []
  }

  // MARK: Options

  /// The options as rows of the list that the picker stands in; nil when it is a row itself.
  var listRows: [LayoutNode]? {
    guard look == .inline, environment.values.isInListRow else { return nil }
    var old: [ObjectIdentifier: PickerOptionRowNode] = [:]
    for row in optionRows { old[ObjectIdentifier(row.option)] = row }
    optionRows = elements.map { option in
      old.removeValue(forKey: ObjectIdentifier(option)) ?? PickerOptionRowNode(option, in: self)
    }
    for row in optionRows { row.option.layoutParent = row }
    for row in old.values { row.tearDown() }
    return environment.values.labelsHidden || label.elements.isEmpty
      ? optionRows : [label] + optionRows
  }

  /// Whether only the chosen option is shown.
  var showsValue: Bool { look == .menu || look == .navigationLink }

  func tag(of option: LayoutNode) -> AnyHashable? {
    if let tag = option.tag(upTo: self) { return tag }
    return option.itemID(upTo: self)
  }

  func isSelected(_ option: LayoutNode) -> Bool {
    guard let tag = tag(of: option) else { return false }
    return selection?.isSelected(tag) == true
  }

  var selectedOption: LayoutNode? { elements.first { isSelected($0) } }

  func select(_ option: LayoutNode) {
    if let tag = tag(of: option) { select(tag: tag) }
  }

  private func select(tag: AnyHashable) {
    selection?.select(tag)
    if selection?.refresh(for: self) == true { selectionDidChange() }
    didSelect?()
  }

  /// The place of an option in the node's space.
  func frame(ofOption index: Int) -> CGRect {
    let count = CGFloat(max(1, elements.count))
    switch look {
    case .segmented:
      let width = size.width / count
      return CGRect(
        x: left(fromLeading: CGFloat(index) * width, width: width), y: 0, width: width,
        height: size.height)
    case .inline:
      let y = CGFloat(index) * Self.rowHeight
      return CGRect(x: 0, y: y, width: size.width, height: Self.rowHeight)
    case .wheel:
      let selected = CGFloat(elements.firstIndex { isSelected($0) } ?? 0)
      let y = WheelMetrics.top(ofRow: CGFloat(index) - selected, in: size.height) + wheelTurn
      return CGRect(x: 0, y: y, width: size.width, height: WheelMetrics.rowHeight)
    case .menu, .navigationLink: return CGRect(origin: .zero, size: size)
    }
  }

  // MARK: Layout

  /// The room around the value of a menu picker, and that for its chevron, in points.
  private var menuInset: CGSize { CGSize(width: showsTitle ? 0 : 12, height: 7) }
  var chevron: CGFloat {
    look == .navigationLink || environment.values.menuIndicatorVisibility == .hidden
      ? 0 : 8 + 8 * environment.values.signGrowth
  }

  /// Whether the title stands in front of the value: in the rows of lists and forms.
  var showsTitle: Bool {
    let values = environment.values
    return (look == .menu && values.isInListRow || look == .navigationLink)
      && !values.labelsHidden
  }

  /// Whether the value stands below the title, as large letters do that do not fit beside it.
  private func isStacked(_ proposal: Proposal) -> Bool {
    guard showsTitle, proposal.width.isFinite,
      environment.values.dynamicTypeSize.isAccessibilitySize
    else { return false }
    let title = label.sizeThatFits(.unspecified).width
    return title + 8 + measureOptions(.unspecified).width > proposal.width
  }

  private func titleSize(_ proposal: Proposal) -> CGSize {
    label.sizeThatFits(isStacked(proposal) ? Proposal(proposal.width, .nan) : .unspecified)
  }

  package override func measure(_ proposal: Proposal) -> CGSize {
    guard showsTitle else { return measureOptions(proposal) }
    let title = titleSize(proposal)
    if isStacked(proposal) {
      let value = measureOptions(proposal)
      return CGSize(
        width: max(proposal.width, title.width, value.width), height: title.height + value.height)
    }
    let room = proposal.width.isFinite ? max(0, proposal.width - title.width - 8) : .nan
    let value = measureOptions(Proposal(room, proposal.height))
    return CGSize(
      width: proposal.width.isNaN
        ? title.width + 8 + value.width : max(value.width, proposal.width),
      height: max(title.height, value.height))
  }

  private func measureOptions(_ proposal: Proposal) -> CGSize {
    switch look {
    case .menu, .navigationLink:
      let inset = menuInset
      let value = shownValue?.sizeThatFits(
        Proposal(
          proposal.width.isNaN
            ? .nan : max(0, proposal.width - 2 * inset.width - chevron), .nan))
      let line = value ?? CGSize(width: 0, height: 61.0 / 3)
      return CGSize(
        width: line.width + 2 * inset.width + chevron,
        height: line.height + 2 * inset.height)
    case .segmented:
      let widest = elements.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
      let ideal = SegmentMetrics.width(
        segments: elements.map { _ in SegmentMetrics.width(title: widest) })
      return CGSize(
        width: proposal.width.isNaN ? ideal : max(0, proposal.width),
        height: SegmentMetrics.height)
    case .inline:
      let widest = elements.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
      return CGSize(
        width: proposal.width.isNaN ? widest + 28 : max(0, proposal.width),
        height: Self.rowHeight * CGFloat(elements.count))
    case .wheel:
      return CGSize(
        width: proposal.width.isNaN ? WheelMetrics.size.width : max(0, proposal.width),
        height: WheelMetrics.size.height)
    }
  }

  package override func placeChildren() {
    // In a menu or a list the options are rows of their own.
    guard !environment.values.isInMenu, optionRows.isEmpty || look != .inline else { return }
    guard !showsValue else { return placeValue() }
    for (index, option) in elements.enumerated() {
      let frame = frame(ofOption: index)
      let proposal = Proposal(frame.width, frame.height)
      let fitted = option.sizeThatFits(proposal)
      option.place(
        at: CGPoint(
          x: left(ofOption: fitted.width, in: frame), y: frame.midY - fitted.height / 2),
        proposal)
    }
  }

  /// Where an option of some width stands in its frame.
  private func left(ofOption width: CGFloat, in frame: CGRect) -> CGFloat {
    switch look {
    case .inline: left(fromLeading: frame.minX, width: width)
    case .wheel:
      left(
        fromLeading: frame.minX
          + environment.values.wheelSide.start(of: width, in: frame.width), width: width)
    case .segmented, .menu, .navigationLink: frame.midX - width / 2
    }
  }

  /// Places the title, and all options where the chosen one is shown.
  private func placeValue() {
    let isStacked = isStacked(placedProposal)
    let title = titleSize(placedProposal)
    if showsTitle {
      label.place(
        at: CGPoint(
          x: left(fromLeading: 0, width: title.width),
          y: isStacked ? 0 : (size.height - title.height) / 2),
        isStacked ? Proposal(size.width, .nan) : .unspecified)
    }
    let beside = showsTitle && !isStacked ? title.width + 8 : 0
    let proposal = Proposal(
      max(0, size.width - 2 * menuInset.width - chevron - beside), .nan)
    for option in elements + [currentValueLabel].compactMap({ $0 }) {
      let value = option.sizeThatFits(proposal)
      let x =
        showsTitle && !isStacked
        ? size.width - menuInset.width - chevron - value.width : menuInset.width
      let top = isStacked ? title.height : 0
      option.place(
        at: CGPoint(
          x: left(fromLeading: x, width: value.width),
          y: top + (size.height - top - value.height) / 2),
        proposal)
    }
  }

  // MARK: Drawing

  package override func draw(into canvas: inout DisplayCanvas) {
    if showsTitle { label.drawPlaced(into: &canvas) }
    PickerDrawing(self).draw(into: &canvas)
  }

  // MARK: Touches

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    guard CGRect(origin: .zero, size: size).contains(point) else { return false }
    path.append(self, at: point)
    return true
  }

  package func collectGestures(into collection: inout GestureCollection) {
    guard environment.values.isEnabled else { return }
    collection.add(PressRecognizer(self))
    guard look == .wheel else { return }
    collection.add(PanRecognizer(node: self, axes: .vertical) { [weak self] in self?.turn($0) })
  }

  /// A finger turns the wheel.
  private func turn(_ value: PanRecognizer.Value) {
    wheelTurn = value.phase == .changed ? value.translation.height : 0
    if value.phase == .ended, !elements.isEmpty {
      let index = elements.firstIndex { isSelected($0) } ?? 0
      let row = WheelMetrics.row(
        from: index, of: elements.count, distance: value.translation.height,
        velocity: value.velocity.height)
      select(elements[row])
    }
    invalidatePlacement()
    graph.contentDidChange()
  }

  package func setPressed(_ isPressed: Bool) {}

  package func performPress(at point: CGPoint) {
    if showsValue {
      look == .menu ? open() : showScreen()
      return
    }
    for (index, option) in elements.enumerated() where frame(ofOption: index).contains(point) {
      select(option)
      return
    }
  }

  package override func performAccessibilityAction(_ action: AccessibilityElementAction) -> Bool {
    guard environment.values.isEnabled else { return false }
    switch action {
    case .activate:
      guard showsValue else { return false }
      look == .menu ? open() : showScreen()
    case .adjustPickerWheel(let words):
      guard look == .wheel else { return false }
      let tag =
        environment.values.wheelRows.map { $0.row(saying: words).map(AnyHashable.init) }
        ?? elements.first { self.words(of: $0) == words }.flatMap { self.tag(of: $0) }
      guard let tag else { return false }
      select(tag: tag)
    case .increment, .decrement:
      guard look == .wheel else { return false }
      let index = elements.firstIndex { isSelected($0) } ?? 0
      var next = index - 1
      if case .increment = action { next = index + 1 }
      guard elements.indices.contains(next) else { return false }
      select(elements[next])
    default: return false
    }
    return true
  }

  // MARK: Accessibility

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    PickerAccessibility(self).build(&builder)
  }

  package override var dumpLabel: String? { "Picker" }
}
