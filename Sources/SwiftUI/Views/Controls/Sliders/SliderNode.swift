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
  /// What assistive technologies read for the value; nil for its percentage.
  private var words: SliderWordsNode?
  private(set) var scale: SliderScale
  private(set) var marks: SliderMarks
  private var onEditingChanged: (Bool) -> Void

  private static let gap = SliderMetrics.labelGap

  init<Label, ValueLabel>(_ view: Slider<Label, ValueLabel>, _ context: _NodeContext) {
    scale = view.scale
    marks = view.marks
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
    let isSame = scale == view.scale && marks.looks(like: view.marks)
    scale = view.scale
    marks = view.marks
    onEditingChanged = view.onEditingChanged
    if bound?.refresh(view.value, for: self) == true || !isSame { graph.contentDidChange() }
  }

  /// Takes the words for the value that the app has.
  func takeWords(_ marks: SliderMarks) {
    if words == nil, marks.hasWords { words = SliderWordsNode(childContext) }
    words?.take(marks)
  }

  package override func refresh() {
    if bound?.refresh(for: self) == true { graph.contentDidChange() }
  }

  // MARK: The value

  /// Where the value is along the track, in 0...1.
  var fraction: CGFloat {
    guard scale.bounds.lowerBound < scale.bounds.upperBound, let value = bound?.value else {
      return 0
    }
    if value.isNaN { _ = accepts([CGFloat(value)], as: "Slider's value") }
    return scale.fraction(of: value)
  }

  /// Sets the value that lies at a place of the track, or the nearest that can be chosen.
  func setFraction(_ fraction: CGFloat) {
    let value = scale.nearest(to: scale.value(at: fraction))
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
    if let words { body(words) }
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

  package override func draw(into canvas: inout DisplayCanvas) {
    super.draw(into: &canvas)
    drawTrack(into: &canvas)
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
    let length = scale.bounds.upperBound - scale.bounds.lowerBound
    // A swipe moves by a tenth of the range, or by a step that is larger.
    let distance = CGFloat(
      length > 0 ? max(SliderMetrics.accessibilityStep, (scale.step ?? 0) / length) : 0)
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
    let title = MergedAccessibility(builder.collect { label.buildAccessibility(&$0) }).label
    let element = builder.add(
      .slider, for: self, label: title,
      value: words?.text(at: bound?.value, &builder) ?? ProgressMetrics.percent(fraction),
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
    guard let part = slider.fraction(atX: x + offset) else { return }
    slider.setFraction(part)
  }

  private func end() {
    guard isEditing else { return }
    isEditing = false
    slider.editingChanged(false)
  }

  package override func cancel() { end() }
}
