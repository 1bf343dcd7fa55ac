import Accessibility
import DisplayList
import Foundation
import Metrics
import UIKit

/// A button of a tab bar: the icon above the title, in the tint when its tab is selected.
@MainActor
package final class TabButtonNode: LayoutNode, PressTarget, GestureSource {
  private unowned(unsafe) let owner: TabViewNode
  var tag = AnyHashable(0)
  private(set) var isSelected = false
  private var badge: LayoutNode?
  private var badgeText: String?
  private var item: _Node?
  private var elements: ContiguousArray<LayoutNode> = []
  private var stack = StackLayoutEngine(
    axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: 3)

  /// What the proxies of UIKit's tab bar say of both states; nil where the system decides.
  private let selectedTint: AnyShapeStyle?
  private let unselectedTint: AnyShapeStyle?
  private let selectedTitle = BarItemLooks.tabTitle(isSelected: true).modifiers
  private let unselectedTitle = BarItemLooks.tabTitle(isSelected: false).modifiers

  init(_ owner: TabViewNode, _ context: _NodeContext) {
    self.owner = owner
    var context = context
    let unselected = BarItemLooks.unselectedTabTint.map { AnyShapeStyle(Color(uiColor: $0)) }
    let tint =
      BarItemLooks.tabBarTint.map { AnyShapeStyle(Color(uiColor: $0)) }
      ?? (unselected == nil ? nil : context.environment.values.tintStyle)
    selectedTint = tint
    unselectedTint = unselected
    let title = unselectedTitle
    context.environment = context.environment.makeChild { values in
      if let style = unselected ?? tint { values.tintStyle = style }
      values.font = .system(
        size: TabBarMetrics.titleFontSize(isCompact: false), weight: .medium)
      values.symbolFont = .system(size: TabBarMetrics.symbolFontSize, weight: .medium)
      values.imageScale = .large
      values.symbolVariants = .fill
      values.lineLimit = 1
      if unselected != nil { values.controlForeground = .tint }
      values.labelPlacement = .standard
      values.tabTitle = title
      values[LabelStyleKey.self] = MainActor.assumeIsolated {
        TypedStyleBox(TabLabelStyle()) { $0.makeBody(configuration: $1) }
      }
    }
    super.init(context)
    showSelection()
  }

  // MARK: Content

  func setSelected(_ new: Bool) {
    guard new != isSelected else { return }
    isSelected = new
    showSelection()
  }

  /// Titles are grey that are not selected; on top they are as other text.
  func showSelection() {
    let isSelected = isSelected
    let isOnTop = owner.isOnTop
    let changed = environment.update { values in
      values.tabTitle = isSelected ? selectedTitle : unselectedTitle
      if let unselectedTint {
        values.tintStyle = isSelected ? selectedTint : unselectedTint
      } else {
        values.controlForeground = isSelected ? .tint : isOnTop ? nil : .unselected
      }
    }
    guard !changed.isEmpty else { return }
    item?.environmentDidChange(changed)
    graph.contentDidChange()
  }

  /// What the app says about the button, the outermost last: that wins.
  private var changes: [TabControlChange] = []

  func change(_ new: [TabControlChange]) {
    guard new != changes else { return }
    changes = new
    let isDisabled = new.contains(.disabled(true))
    let changed = environment.update { $0.isEnabled = !isDisabled }
    item?.environmentDidChange(changed)
    graph.contentDidChange()
  }

  func show(_ view: (any View)?, badge: Text?) {
    showBadge(badge)
    item?.tearDown()
    item = view.map { $0.makeNode(in: childContext) }
    collectElements()
  }

  private func collectElements() {
    elements = []
    item?.collectElements(into: &elements)
    for element in elements { element.layoutParent = self }
    stack.invalidate()
    invalidateLayout()
  }

  package override func elementsDidChange() {
    collectElements()
    graph.contentDidChange()
  }

  private func showBadge(_ text: Text?) {
    badge?.tearDown()
    badge = nil
    badgeText = text?.resolvedString(in: environment.values)
    guard let text else { return }
    let scope = environment.makeChild { values in
      values.font = .system(size: TabBarMetrics.badgeFontSize)
      values.controlForeground = .onTint
    }
    badge = Text._makeNode(text, childContext.with(scope)) as? LayoutNode
    badge?.layoutParent = self
  }

  package override func forEachChild(_ body: (_Node) -> Void) {
    if let item { body(item) }
    if let badge { body(badge) }
  }

  package override func forEachElement(_ body: (LayoutNode) -> Void) {
    for element in shownElements { body(element) }
  }

  // MARK: Layout

  /// What shows of the item: on top the title alone, if there is one.
  private var shownElements: ContiguousArray<LayoutNode> {
    guard owner.isOnTop else { return elements }
    let titles = elements.filter { !($0 is ImageNode) }
    return titles.isEmpty ? elements : ContiguousArray(titles)
  }

  package override func measure(_ proposal: Proposal) -> CGSize {
    if owner.isOnTop, proposal.width.isNaN {
      let widths = shownElements.map { $0.sizeThatFits(.unspecified).width }
      return CGSize(width: widths.reduce(0, +), height: TabBarMetrics.topHeight)
    }
    return proposal.replacing(
      unspecified:
        CGSize(width: 60, height: TabBarMetrics.height(isCompact: false)))
  }

  /// The item's own size and place in a low bar, or one on top: as large as its icon and title side by side.
  private func placeLow() {
    var row = StackLayoutEngine(
      axis: .horizontal, alignment: VerticalAlignment.center.key,
      spacing: TabBarMetrics.compactGap)
    let proposal = Proposal(size)
    let elements = shownElements
    let fitted = row.sizeThatFits(proposal, elements)
    row.place(
      in: CGRect(
        x: (size.width - fitted.width) / 2, y: (size.height - fitted.height) / 2,
        width: fitted.width, height: fitted.height), proposal, elements,
      rightToLeft: environment.isRightToLeft)
  }

  package override func placeChildren() {
    defer { placeBadge() }
    if owner.isLow || owner.isOnTop { return placeLow() }
    let proposal = Proposal(size)
    let fitted = stack.sizeThatFits(proposal, elements)
    // The title stands at the bar's lower edge, the picture above it.
    stack.place(
      in: CGRect(
        x: (size.width - fitted.width) / 2,
        y: size.height - TabBarMetrics.titleBottom - fitted.height,
        width: fitted.width, height: fitted.height), proposal, elements)
  }

  private func placeBadge() {
    guard let badge else { return }
    let text = badge.sizeThatFits(.unspecified)
    let frame = badgeFrame
    badge.place(
      at: CGPoint(x: frame.midX - text.width / 2, y: frame.midY - text.height / 2), .unspecified)
  }

  /// The red capsule at the icon's upper end.
  private var badgeFrame: CGRect {
    let text = badge?.sizeThatFits(.unspecified) ?? .zero
    if owner.isOnTop {
      var frame = TabBarMetrics.topBadge(textWidth: text.width, inTab: size.width)
      frame.origin.x = left(fromLeading: frame.minX, width: frame.width)
      return frame
    }
    var frame = TabBarMetrics.badge(textWidth: text.width, inTab: size.width)
    if owner.isLow {
      // The icon stands at the beginning, and not in the middle.
      let width = elements.map(\.frame).reduce(CGRect.null) { $0.union($1) }.width
      let title = (size.width - width) / 2 + TabBarMetrics.iconSide + TabBarMetrics.compactGap
      frame = TabBarMetrics.badge(textWidth: text.width, before: title)
    }
    frame.origin.x = left(fromLeading: frame.minX, width: frame.width)
    return frame
  }

  // MARK: Touches

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    guard CGRect(origin: .zero, size: size).contains(point) else { return false }
    path.append(self, at: point)
    return true
  }

  package func collectGestures(into collection: inout GestureCollection) {
    if environment.values.isEnabled { collection.add(PressRecognizer(self)) }
  }

  package func setPressed(_ isPressed: Bool) {}

  package func performPress(at point: CGPoint) { owner.press(self) }

  package override func performAccessibilityAction(_ action: AccessibilityElementAction) -> Bool {
    guard case .activate = action, environment.values.isEnabled else { return false }
    owner.press(self)
    return true
  }

  // MARK: Drawing

  package override func draw(into canvas: inout DisplayCanvas) {
    let opacity = environment.values.isEnabled ? 1 : TabBarMetrics.disabledOpacity
    canvas.group(GroupAttributes(opacity: opacity)) { canvas in
      super.draw(into: &canvas)
      drawBadge(into: &canvas)
    }
  }

  private func drawBadge(into canvas: inout DisplayCanvas) {
    guard let badge else { return }
    canvas.append(
      .fill(
        canvas.pixelRect(badgeFrame), cornerRadius: TabBarMetrics.badgeHeight / 2,
        .color(ControlPaint(self).red)))
    badge.drawPlaced(into: &canvas)
  }

  // MARK: Accessibility

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    let merged = MergedAccessibility(builder.collect { super.buildAccessibility(&$0) })
    let element = builder.add(.button, for: self, label: merged.label, traits: .button)
    element.identifier = merged.identifier
    element.value = badgeText.map(TabBarMetrics.spokenBadge)
    element.isSelected = isSelected
    if isSelected { element.traits.insert(.selected) }
    for change in changes { apply(change, to: element) }
  }

  private func apply(_ change: TabControlChange, to element: AccessibilityElement) {
    let values = environment.values
    switch change {
    case .disabled: break
    case .label(let text): element.label = text.resolvedString(in: values)
    case .value(let text): element.value = text.resolvedString(in: values)
    case .hint(let text): element.hint = text.resolvedString(in: values)
    case .identifier(let identifier): element.identifier = identifier
    }
  }

  package override var dumpLabel: String? { "TabButton" }
}

/// A label in a tab bar: the icon above the title.
nonisolated struct TabLabelStyle: LabelStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    TabLabel(configuration: configuration)
  }
}

/// The icon of a tab above its title, or beside it in a low bar; one of them alone in a bar on top.
nonisolated struct TabLabel: View {
  let configuration: LabelStyleConfiguration

  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.tabTitle) private var tabTitle
  @Environment(\.isSearchTab) private var isSearchTab

  init(configuration: LabelStyleConfiguration) { self.configuration = configuration }

  @MainActor private var title: some View {
    configuration.title.transformEnvironment(\.textModifiers) { [tabTitle] in $0 += tabTitle }
  }

  @MainActor var body: some View {
    if TabBarMetrics.isOnTop(
      isWide: horizontalSizeClass == .regular, isHigh: verticalSizeClass == .regular)
    {
      let font = Font.system(size: TabBarMetrics.topFontSize, weight: .medium)
      if isSearchTab {
        SpokenAs(title: configuration.title, content: configuration.icon)
          .environment(\.symbolFont, font).imageScale(.medium)
      } else {
        title.font(font)
      }
    } else if verticalSizeClass == .compact {
      HStack(spacing: TabBarMetrics.compactGap) {
        configuration.icon
        title.font(.system(size: TabBarMetrics.titleFontSize(isCompact: true)))
      }
    } else {
      VStack(spacing: 3) {
        configuration.icon
        title
      }
    }
  }
}

private enum TabTitleKey: EnvironmentKey { static let defaultValue: [Text.Modifier] = [] }
private enum IsSearchTabKey: EnvironmentKey { static let defaultValue = false }
private enum SymbolFontKey: EnvironmentKey { static let defaultValue: Font? = nil }

extension EnvironmentValues {
  /// What proxies of UIKit's tab bar say of a tab's title.
  var tabTitle: [Text.Modifier] {
    get { self[TabTitleKey.self] }
    set { self[TabTitleKey.self] = newValue }
  }

  /// Whether the label is that of a tab that searches.
  package var isSearchTab: Bool {
    get { self[IsSearchTabKey.self] }
    set { self[IsSearchTabKey.self] = newValue }
  }

  /// The font that symbols go by where it is not that of the texts beside them.
  package var symbolFont: Font? {
    get { self[SymbolFontKey.self] }
    set { self[SymbolFontKey.self] = newValue }
  }
}
