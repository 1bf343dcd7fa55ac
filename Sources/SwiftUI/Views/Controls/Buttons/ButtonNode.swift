import Accessibility
import DisplayList
import Foundation
import Metrics
import UIKit

/// The node of a button: it is pressed, draws the built-in looks, or shows the body of a style.
@MainActor
package class ButtonNode: LabelContainerNode, PressTarget, GestureSource {
  @exclusivity(unchecked) package final var action: @MainActor () -> Void = {}
  @exclusivity(unchecked) package private(set) final var role: ButtonRole?
  /// The looks regardless of the environment; nil to follow it.
  @exclusivity(unchecked) package final var fixedLook: _ButtonLook?
  /// The room around the label regardless of the looks; nil to follow them.
  @exclusivity(unchecked) package final var fixedSize: ButtonInsets?
  /// Whether the background within a border is tinted where the app sets no tint.
  @exclusivity(unchecked) final var isAlwaysTinted = false
  @exclusivity(unchecked) private var shown = Shown.nothing
  private var isPressed = false
  private var provider: ContentProvider?

  /// What the content of the node is.
  private enum Shown {
    case nothing
    case label(_ButtonLook)
    case custom(StyleBox<ButtonStyleConfiguration>)
    case primitive(StyleBox<PrimitiveButtonStyleConfiguration>)
  }

  // MARK: What the typed button tells

  func makeLabel(_ context: _NodeContext) -> _Node { _abstractMember() }
  func updateLabel(_ node: _Node) { _abstractMember() }
  func makeProvider() -> ContentProvider { _abstractMember() }
  func updateProvider(_ provider: ContentProvider) { _abstractMember() }

  // MARK: Content

  /// Makes the content; once, before anything else.
  func configure(role: ButtonRole?) {
    self.role = role
    let traits = traits
    show(setting(traits), traits)
  }

  /// Brings the content up to date with a new label or role.
  func didUpdate(role newRole: ButtonRole?) {
    let isSameRole = role == newRole
    role = newRole
    switch shown {
    case .label:
      if isSameRole {
        if let content { updateLabel(content) }
      } else {
        rebuild()
      }
    default:
      if let provider { updateProvider(provider) }
      refreshBody()
    }
  }

  /// Whether the button can be made as wide as there is room.
  func canFillWidth(_ look: _ButtonLook) -> Bool { look == .bordered || look == .prominent }

  private var traits: ButtonTraits {
    environment.derive(ButtonTraits.self) { ButtonTraits($0) }
  }

  private func setting(_ traits: ButtonTraits) -> ButtonStyleSetting {
    if let fixedLook { return .look(fixedLook) }
    return traits.setting
  }

  private func show(_ setting: ButtonStyleSetting, _ traits: ButtonTraits) {
    switch setting {
    case .look(let look):
      shown = .label(look)
      var insets = fixedSize ?? ButtonInsets.around(look, traits.size)
      let isSquare = traits.isCircle && insets != nil
      // As far from the label at the sides as above it; unsure.
      if isSquare, let around = insets {
        insets = ButtonInsets(horizontal: around.vertical, vertical: around.vertical)
      }
      setRoom(
        insets, isSquare: isSquare,
        fillsWidth: traits.sizing == .flexible && canFillWidth(look))
      setContent(makeLabel(childContext(labelScope(look, traits))))
    case .custom(let box, let outer):
      shown = .custom(box)
      let style = outer.setting
      let context = childContext(environment.makeChild { $0.buttonStyle = style })
      setRoom(nil, isSquare: false, fillsWidth: false)
      let provider = provider ?? makeProvider()
      self.provider = provider
      setContent(box.makeNode(configuration(provider), context))
    case .primitive(let box, let outer):
      shown = .primitive(box)
      let style = outer.setting
      let context = childContext(environment.makeChild { $0.buttonStyle = style })
      setRoom(nil, isSquare: false, fillsWidth: false)
      let provider = provider ?? makeProvider()
      self.provider = provider
      setContent(box.makeNode(primitiveConfiguration(provider), context))
    }
  }

  /// The environment of the label, shared by all buttons of the same looks around.
  private func labelScope(_ look: _ButtonLook, _ traits: ButtonTraits) -> EnvironmentScope {
    ButtonLabelScope.scope(for: look, role: role, traits.size, in: environment)
  }

  private func rebuild() {
    let traits = traits
    show(setting(traits), traits)
    invalidateLayout()
    graph.contentDidChange()
  }

  private func refreshBody() {
    guard let content, let provider else { return }
    switch shown {
    case .custom(let box): box.updateNode(content, to: configuration(provider))
    case .primitive(let box): box.updateNode(content, to: primitiveConfiguration(provider))
    default: break
    }
  }

  private func configuration(_ provider: ContentProvider) -> ButtonStyleConfiguration {
    ButtonStyleConfiguration(
      role: role, label: ButtonStyleConfiguration.Label(provider: provider), isPressed: isPressed)
  }

  private func primitiveConfiguration(
    _ provider: ContentProvider
  ) -> PrimitiveButtonStyleConfiguration {
    PrimitiveButtonStyleConfiguration(
      role: role, label: PrimitiveButtonStyleConfiguration.Label(provider: provider)
    ) { [weak self] in self?.action() }
  }

  package override func refresh() {
    let new = setting(traits)
    let isSame =
      switch (shown, new) {
      case (.label(let old), .look(let new)): old == new
      case (.custom(let old), .custom(let new, _)): old == new
      case (.primitive(let old), .primitive(let new, _)): old == new
      default: false
      }
    if isSame { refreshBody() } else { rebuild() }
  }

  package override func environmentDidChange(_ keys: EnvironmentKeySet) {
    if fixedLook == nil, keys.contains(ObjectIdentifier(ButtonStyleKey.self)) { invalidate() }
    if keys.contains(ControlSizeKey.id) || keys.contains(ButtonSizingKey.id)
      || keys.contains(ButtonBorderShapeKey.id)
    {
      shown = .nothing
      invalidate()
    }
    super.environmentDidChange(keys)
  }

  // MARK: Layout

  package final override func measure(
    _ proposal: Proposal, holdingIn region: inout ProposalRegion
  ) -> CGSize {
    measureLabel(proposal, holdingIn: &region)
  }

  // MARK: Touches

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    switch shown {
    case .label(let look) where look != .plain:
      guard CGRect(origin: .zero, size: size).contains(point) else { return false }
      path.append(self, at: point)
      return true
    default:
      let count = path.entries.count
      let isHit = hitTestChildren(point, &path)
      if path.entries.count > count { path.append(self, at: point) }
      return isHit
    }
  }

  package func collectGestures(into collection: inout GestureCollection) {
    if case .primitive = shown { return }
    guard environment.values.isEnabled else { return }
    collection.add(PressRecognizer(self))
  }

  package func setPressed(_ isPressed: Bool) {
    self.isPressed = isPressed
    if case .custom = shown { invalidate() }
    graph.contentDidChange()
  }

  package func performPress(at point: CGPoint) { action() }

  package var repeatsWhileHeld: Bool {
    environment.values.buttonRepeatBehavior == .enabled && environment.values.isEnabled
  }

  package override func performAccessibilityAction(_ action: AccessibilityElementAction) -> Bool {
    guard case .activate = action, environment.values.isEnabled else { return false }
    self.action()
    return true
  }

  // MARK: Drawing

  package override func draw(into canvas: inout DisplayCanvas) {
    guard case .label(let look) = shown else {
      super.draw(into: &canvas)
      return
    }
    drawBackground(look, into: &canvas)
    guard isPressed, look == .borderless || look == .plain else {
      super.draw(into: &canvas)
      return
    }
    let opacity = look == .plain ? 0.75 : 0.2
    canvas.group(GroupAttributes(opacity: opacity)) { inner in
      forEachElement { $0.drawPlaced(into: &inner) }
    }
  }

  private func drawBackground(_ look: _ButtonLook, into canvas: inout DisplayCanvas) {
    guard look == .bordered || look == .prominent else { return }
    let paint = ControlPaint(self)
    let tint = role == .destructive ? paint.red : paint.tint
    var fill = look == .prominent ? tint : tint.multiplyingAlpha(by: 0.15)
    if !paint.isEnabled || look == .bordered && !isTinted { fill = paint.tertiaryFill }
    if isPressed { fill = fill.multiplyingAlpha(by: look == .prominent ? 0.75 : 1.6) }
    let rect = canvas.pixelRect(size)
    let radius = environment.values.buttonBorderShape.radius(
      for: rect.size, environment.values.controlSize)
    canvas.append(.fill(rect, cornerRadius: radius, .color(fill)))
  }

  /// Whether the background within a border is more than grey.
  private var isTinted: Bool {
    isAlwaysTinted || role == .destructive || environment.values.tintStyle != nil
  }

  // MARK: Accessibility

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    let inner = builder.collect { super.buildAccessibility(&$0) }
    if case .primitive = shown, inner.contains(where: { $0.elementType == .button }) {
      builder.elements += inner
      return
    }
    let merged = MergedAccessibility(inner)
    let element = builder.add(
      .button, for: self, label: merged.label, traits: .button, children: isRowLink ? inner : [])
    element.value = merged.value
    // One element bears it, so that it can be found by it.
    element.identifier = isRowLink ? merged.identifier : merged.mergedIdentifier
    element.identifierIsImageName = merged.identifierIsImageName
    if isRowLink, inner.count == 1 { inner[0].identifier = "" }
  }

  /// Whether it is the link of a list's row.
  ///
  /// Its texts and buttons stay elements of their own inside of it: a recorded tree of iOS 17 has
  /// `Button, label: 'Brave New World, Author: Aldous Huxley'` with its texts and images as children. That buttons inside of
  /// the label are found as well is likely; other buttons have no children.
  private var isRowLink: Bool {
    parent is any NavigationLinkMarker && environment.values.isInListRow
  }

  package override var dumpLabel: String? { "Button" }
}

/// The node of a button with a label of a known type.
@MainActor
package class TypedButtonNode<Label: View>: ButtonNode {
  @exclusivity(unchecked) private var label: Label

  // Inlined, so that the class is looked up once for a button and not twice.
  @inline(__always)
  init(_ label: Label, _ context: _NodeContext) {
    self.label = label
    super.init(context)
  }

  func update(_ label: Label, role: ButtonRole?) {
    self.label = label
    didUpdate(role: role)
  }

  override func makeLabel(_ context: _NodeContext) -> _Node { Label._makeNode(label, context) }

  override func updateLabel(_ node: _Node) { Label._updateNode(node, to: label) }

  override func makeProvider() -> ContentProvider { TypedContentProvider(label) }

  override func updateProvider(_ provider: ContentProvider) {
    trusted(provider, as: TypedContentProvider<Label>.self).replace(with: label)
  }
}

/// What buttons read from their environment, shared by all of a scope.
package final class ButtonTraits {
  package let setting: ButtonStyleSetting
  package let size: ControlSize
  let sizing: ButtonSizing
  let isCircle: Bool

  init(_ values: EnvironmentValues) {
    setting = values.buttonStyle ?? .look(.borderless)
    size = values.controlSize
    sizing = values.buttonSizing
    isCircle = values.buttonBorderShape.kind == .circle
  }
}

extension ButtonBorderShape {
  /// The radius of the corners of a bordered button, in points.
  @MainActor
  func radius(for size: CGSize, _ controlSize: ControlSize) -> CGFloat {
    switch kind {
    case .capsule, .circle: min(size.width, size.height) / 2
    case .roundedRectangle(let radius?): radius
    case .automatic, .roundedRectangle(nil):
      SystemMetrics.current.controlRadius(
        ButtonMetrics.borderedRadius(controlSize.metrics, in: size), in: size)
    }
  }
}
