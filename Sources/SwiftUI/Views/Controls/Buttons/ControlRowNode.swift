import Accessibility
import Foundation

/// A label with a control of a fixed size at the far end of the row: takes the width it is offered.
///
/// Where labels are hidden only the control is left. A label that is nothing (`EmptyView`) still keeps the control at the
/// far end: a row is its label, a spacer and the control.
@MainActor
package class ControlRowNode: LabelContainerNode {
  /// The distance between label and control, in points.
  package static var gap: CGFloat { 8 }

  /// The size of the control, in points.
  package var controlSize: CGSize { .zero }

  /// Draws the control into `rect`, which is in the canvas' space.
  package func drawControl(in rect: CGRect, into canvas: inout DisplayCanvas) {}

  /// The size of the control where it may take `width`, in points.
  package func controlSize(in width: CGFloat) -> CGSize { controlSize }

  /// Whether the control gives way to a label that does not fit beside it.
  ///
  /// At accessibility text sizes it stands below the label, otherwise it gets narrower.
  package var yieldsToLabel: Bool { false }

  /// A label beside a control does not say how much room both get.
  package override var layoutPriority: Double { 0 }

  /// A row of a list may become higher or lower with the label, though the control does not.
  package override func spacingDidChange(from told: ViewSpacing?) -> Bool {
    let differs = super.spacingDidChange(from: told)
    return differs || environment.values.isInListRow
  }

  private var traits: LabelTraits { environment.derive(LabelTraits.self) { LabelTraits($0) } }

  /// Whether the label is shown and takes room.
  package final var showsLabel: Bool { !traits.areLabelsHidden && !elements.isEmpty }

  /// How label and control share a row.
  private struct Arrangement {
    let label: Proposal
    let control: CGSize
    var isStacked = false
  }

  private func arrangement(_ proposal: Proposal) -> Arrangement {
    var control = controlSize
    let width = proposal.width
    if yieldsToLabel, showsLabel, width.isFinite {
      let label = super.measure(.unspecified).width
      if label + Self.gap + control.width > width {
        if environment.values.dynamicTypeSize.isAccessibilitySize {
          return Arrangement(
            label: Proposal(width, .nan), control: controlSize(in: width), isStacked: true)
        }
        control = controlSize(in: max(width - Self.gap - label, width / 2))
      }
    }
    let room = width.isNaN ? .nan : max(0, width - control.width - Self.gap)
    return Arrangement(label: Proposal(room, proposal.height), control: control)
  }

  /// The size of the control without a label beside it, in points.
  private func lonelySize(_ proposal: Proposal) -> CGSize {
    proposal.width.isFinite ? controlSize(in: proposal.width) : controlSize
  }

  /// The control's place in the node's space.
  package final var controlFrame: CGRect {
    guard showsLabel else {
      let control = lonelySize(placedProposal)
      let rest = size.width - control.width
      let end = environment.isRightToLeft ? 0 : rest
      return CGRect(
        x: traits.areLabelsHidden ? rest / 2 : end, y: (size.height - control.height) / 2,
        width: control.width, height: control.height)
    }
    let arrangement = arrangement(placedProposal)
    let control = arrangement.control
    guard arrangement.isStacked else {
      return CGRect(
        x: environment.isRightToLeft ? 0 : size.width - control.width,
        y: (size.height - control.height) / 2, width: control.width, height: control.height)
    }
    return CGRect(
      x: left(fromLeading: 0, width: control.width), y: size.height - control.height,
      width: control.width, height: control.height)
  }

  /// Whether the control stands below the label in a row that is offered `proposal`.
  final func isStacked(_ proposal: Proposal) -> Bool {
    yieldsToLabel && showsLabel && arrangement(proposal).isStacked
  }

  /// The height of the label as it is for a proposal to the whole row, in points.
  final func labelHeight(_ proposal: Proposal) -> CGFloat {
    showsLabel ? super.measure(arrangement(proposal).label).height : 0
  }

  package override func measure(_ proposal: Proposal) -> CGSize {
    guard showsLabel else {
      let control = lonelySize(proposal)
      guard !traits.areLabelsHidden, proposal.width.isFinite else { return control }
      return CGSize(width: max(control.width, proposal.width), height: control.height)
    }
    let arrangement = arrangement(proposal)
    let label = super.measure(arrangement.label)
    let control = arrangement.control
    if arrangement.isStacked {
      return CGSize(
        width: max(proposal.width, label.width, control.width),
        height: label.height + Self.gap + control.height)
    }
    let least = label.width + Self.gap + control.width
    return CGSize(
      width: proposal.width.isNaN || proposal.width == .infinity && least > proposal.width
        ? least : max(least, proposal.width),
      height: max(label.height, control.height))
  }

  package override func placeChildren() {
    guard showsLabel else {
      for element in elements { element.place(at: .zero, .zero) }
      return
    }
    let arrangement = arrangement(placedProposal)
    let label = super.measure(arrangement.label)
    let y = arrangement.isStacked ? 0 : (size.height - label.height) / 2
    placeLabel(
      at: CGPoint(x: left(fromLeading: 0, width: label.width), y: y), arrangement.label)
  }

  package override func makeSpacing() -> ViewSpacing { ViewSpacing() }

  package override func explicitAlignment(
    _ guide: AlignmentKey, _ dimensions: Dimensions
  ) -> CGFloat? {
    guard showsLabel, elements.count == 1, guide.isTextBaseline else { return nil }
    let element = elements[0]
    let arrangement = arrangement(dimensions.proposal)
    let label = element.dimensions(arrangement.label)
    return element.explicitAlignment(guide, label).map {
      $0 + (arrangement.isStacked ? 0 : (dimensions.size.height - label.size.height) / 2)
    }
  }

  package override func draw(into canvas: inout DisplayCanvas) {
    if showsLabel { super.draw(into: &canvas) }
    drawControl(in: canvas.pixelRect(controlFrame), into: &canvas)
  }

  package override func environmentDidChange(_ keys: EnvironmentKeySet) {
    if keys.contains(LabelsHiddenKey.id) || yieldsToLabel { invalidateLayout() }
    super.environmentDidChange(keys)
  }
}

/// Whether labels are hidden, shared by all controls of a scope.
private final class LabelTraits {
  let areLabelsHidden: Bool
  init(_ values: EnvironmentValues) { areLabelsHidden = values.labelsHidden }
}

package enum LabelsHiddenKey: EnvironmentKey {
  package static let defaultValue = Visibility.automatic
  static let id = ObjectIdentifier(LabelsHiddenKey.self)
}

extension EnvironmentValues {
  /// Whether controls show their labels.
  public var labelsVisibility: Visibility {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }

  package var labelsHidden: Bool {
    get { labelsVisibility == .hidden }
    set { labelsVisibility = newValue ? .hidden : .automatic }
  }
}

extension View {
  /// Hides the labels of controls; assistive technologies still read them.
  public nonisolated func labelsHidden() -> some View {
    modifier(EnvironmentSettingModifier("labelsHidden", \.labelsHidden, true))
  }
}

extension AccessibilityBuilder {
  /// A part of a node's element: a switch in its row, a button of a stepper.
  ///
  /// `frame` is in the node's space, in points.
  package func control(
    _ type: ElementKind, frame: CGRect, for node: LayoutNode, label: String = "",
    value: String? = nil, part: UInt64 = 1
  ) -> AccessibilityElement {
    let place = CGRect(
      x: origin.x + frame.minX, y: origin.y + frame.minY, width: frame.width,
      height: frame.height)
    let element = AccessibilityElement(
      id: AccessibilityTreeContext.identifier(of: node) &+ (part << 56), elementType: type,
      frame: place)
    element.label = label
    element.value = value
    element.isEnabled = node.environment.values.isEnabled
    if !element.isEnabled { element.traits.insert(.notEnabled) }
    element.visibleFrame = place.commonPart(with: visibleRect)
    if let view = node.graph.hostView { context.register(view, for: element.id) }
    return element
  }
}
