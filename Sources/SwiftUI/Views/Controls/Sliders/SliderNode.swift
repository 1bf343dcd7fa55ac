import Accessibility
import Device
import DisplayList
import Foundation
import Metrics
import UIKit

/// The node of a slider: a track with a thumb, between the labels of its ends.
@MainActor
package final class SliderNode: LayoutNode, GestureSource {
  /// Only assistive technologies read it.
  private(set) lazy var label = LabelContainerNode(childContext)
  private(set) lazy var minimum = makeEnd()
  private(set) lazy var maximum = makeEnd()
  private var bound: BoundValue<Double>?
  private var bounds: ClosedRange<Double>
  private var step: Double?
  private var onEditingChanged: (Bool) -> Void

  private static let gap = SliderMetrics.labelGap

  init<Label, ValueLabel>(_ view: Slider<Label, ValueLabel>, _ context: _NodeContext) {
    bounds = view.bounds
    step = view.step
    onEditingChanged = view.onEditingChanged
    super.init(context)
    bound = BoundValue(view.value, for: self)
  }

  private func makeEnd() -> LabelContainerNode {
    let node = LabelContainerNode(childContext)
    node.layoutParent = self
    return node
  }

  func take<Label, ValueLabel>(_ view: Slider<Label, ValueLabel>) {
    bounds = view.bounds
    step = view.step
    onEditingChanged = view.onEditingChanged
    if bound?.refresh(view.value, for: self) == true { graph.contentDidChange() }
  }

  package override func refresh() {
    if bound?.refresh(for: self) == true { graph.contentDidChange() }
  }

  // MARK: The value

  /// Where the value is along the track, in 0...1.
  var fraction: CGFloat {
    let length = bounds.upperBound - bounds.lowerBound
    guard length > 0, let value = bound?.value else { return 0 }
    guard !value.isNaN else {
      _ = accepts([CGFloat(value)], as: "Slider's value")
      return 0
    }
    // Of ends that are too far apart for a number, the halves.
    let part =
      length.isFinite
      ? (value - bounds.lowerBound) / length
      : (value / 2 - bounds.lowerBound / 2) / (bounds.upperBound / 2 - bounds.lowerBound / 2)
    return part.isNaN ? 0 : CGFloat(min(max(part, 0), 1))
  }

  /// Sets the value that lies at a place of the track, on the nearest step.
  func setFraction(_ fraction: CGFloat) {
    let length = bounds.upperBound - bounds.lowerBound
    var value = bounds.lowerBound + Double(min(max(fraction, 0), 1)) * length
    if let step, step > 0 {
      let steps = ((value - bounds.lowerBound) / step).rounded()
      value = min(bounds.lowerBound + steps * step, bounds.upperBound)
    }
    guard value != bound?.value else { return }
    bound?.write(value)
    refresh()
  }

  func editingChanged(_ isEditing: Bool) { onEditingChanged(isEditing) }

  // MARK: Structure

  package override func forEachChild(_ body: (_Node) -> Void) {
    body(label)
    body(minimum)
    body(maximum)
  }

  package override func forEachElement(_ body: (LayoutNode) -> Void) {
    body(minimum)
    body(maximum)
  }

  package override func elementsDidChange() { invalidateLayout() }

  // MARK: Layout

  package override func measure(_ proposal: Proposal) -> CGSize {
    let ends = [minimum, maximum].map { $0.sizeThatFits(.unspecified) }
    let room = ends.reduce(0) { $0 + ($1.width > 0 ? $1.width + Self.gap : 0) }
    let width = proposal.width.isNaN ? room + 100 : max(room + SliderMetrics.thumb, proposal.width)
    return CGSize(width: width, height: max(SliderMetrics.height, ends.map(\.height).max() ?? 0))
  }

  package override func placeChildren() {
    let first = minimum.sizeThatFits(.unspecified)
    minimum.place(
      at: CGPoint(
        x: left(fromLeading: 0, width: first.width), y: (size.height - first.height) / 2),
      .unspecified)
    let last = maximum.sizeThatFits(.unspecified)
    maximum.place(
      at: CGPoint(
        x: left(fromLeading: size.width - last.width, width: last.width),
        y: (size.height - last.height) / 2),
      .unspecified)
  }

  /// The track's place in the node's space.
  var trackFrame: CGRect {
    let leading = minimum.size.width > 0 ? minimum.size.width + Self.gap : 0
    let trailing = maximum.size.width > 0 ? maximum.size.width + Self.gap : 0
    let width = max(0, size.width - leading - trailing)
    return CGRect(
      x: left(fromLeading: leading, width: width), y: 0, width: width, height: size.height)
  }

  /// The middle of the thumb along the track, in the node's space.
  var thumbX: CGFloat {
    let track = trackFrame
    let part = environment.isRightToLeft ? 1 - fraction : fraction
    return SliderMetrics.thumbMiddle(at: part, in: track)
  }

  // MARK: Drawing

  package override func draw(into canvas: inout DisplayCanvas) {
    super.draw(into: &canvas)
    let paint = ControlPaint(self)
    let track = trackFrame
    let bar = canvas.pixelRect(
      SliderMetrics.track(SystemMetrics.current.sliderTrackHeight, in: track))
    var done = bar
    if environment.isRightToLeft {
      done.origin.x += thumbX - track.minX
      done.size.width -= thumbX - track.minX
    } else {
      done.size.width = thumbX - track.minX
    }
    let thumb = canvas.pixelRect(
      CGRect(
        x: thumbX - SliderMetrics.thumb / 2, y: (size.height - SliderMetrics.thumb) / 2,
        width: SliderMetrics.thumb,
        height: SliderMetrics.thumb))
    canvas.group(GroupAttributes(opacity: paint.isEnabled ? 1 : 0.5)) { canvas in
      canvas.append(.fill(bar, cornerRadius: bar.height / 2, .color(paint.secondaryFill)))
      canvas.append(.fill(done, cornerRadius: bar.height / 2, .color(paint.tint)))
      let shadow = Shadow(
        color: PaintColor(white: 0, alpha: SliderMetrics.shadowOpacity),
        radius: SliderMetrics.shadowRadius,
        offset: CGSize(width: 0, height: SliderMetrics.shadowOffset))
      canvas.group(GroupAttributes(shadow: shadow)) {
        $0.append(.fill(ellipseIn: thumb, .white))
      }
    }
  }

  // MARK: Touches

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    guard CGRect(origin: .zero, size: size).contains(point) else { return false }
    path.append(self, at: point)
    return true
  }

  package func collectGestures(into collection: inout GestureCollection) {
    if environment.values.isEnabled { collection.add(SliderRecognizer(self)) }
  }

  package override func performAccessibilityAction(_ action: AccessibilityElementAction) -> Bool {
    guard environment.values.isEnabled else { return false }
    let length = bounds.upperBound - bounds.lowerBound
    // A swipe moves by a tenth of the range, or by a step that is larger.
    let distance = CGFloat(
      length > 0 ? max(SliderMetrics.accessibilityStep, (step ?? 0) / length) : 0)
    switch action {
    case .increment: edit { setFraction(fraction + distance) }
    case .decrement: edit { setFraction(fraction - distance) }
    case .adjustSlider(let position): edit { setFraction(position) }
    default: return false
    }
    return true
  }

  private func edit(_ change: () -> Void) {
    onEditingChanged(true)
    change()
    onEditingChanged(false)
  }

  // MARK: Accessibility

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    let words = MergedAccessibility(builder.collect { label.buildAccessibility(&$0) }).label
    let element = builder.add(
      .slider, for: self, label: words, value: ProgressMetrics.percent(fraction),
      traits: .adjustable)
    element.activationPoint = CGPoint(
      x: builder.origin.x + thumbX, y: builder.origin.y + size.height / 2)
  }

  package override var dumpLabel: String? { "Slider" }
}

/// Follows a finger on the thumb of a slider.
@MainActor
package final class SliderRecognizer: GestureRecognizer {
  private let slider: SliderNode
  /// From the finger to the middle of the thumb, in points.
  private var offset: CGFloat = 0
  private var isEditing = false

  init(_ slider: SliderNode) {
    self.slider = slider
    super.init(node: slider, priority: .normal)
  }

  package override func update(
    _ event: GestureEvent, _ actions: inout [GestureAction]
  ) -> RecognitionState {
    guard let touch = event.touches.first else { return .active }
    let x = slider.localPoint(fromRoot: touch.location).x
    switch touch.phase {
    case .began:
      offset = slider.thumbX - x
      guard abs(offset) <= SliderMetrics.reach else { return .failed }
      actions.append { [self] in
        isEditing = true
        slider.editingChanged(true)
      }
      return .active
    case .moved, .stationary:
      actions.append { [self] in move(to: x) }
      return .active
    case .ended:
      actions.append { [self] in
        move(to: x)
        end()
      }
      return .ended
    case .cancelled:
      return .failed
    }
  }

  private func move(to x: CGFloat) {
    let track = slider.trackFrame
    guard track.width > SliderMetrics.thumb else { return }
    let part = SliderMetrics.part(at: x + offset, in: track)
    slider.setFraction(slider.environment.isRightToLeft ? 1 - part : part)
  }

  private func end() {
    guard isEditing else { return }
    isEditing = false
    slider.editingChanged(false)
  }

  package override func cancel() { end() }
}
