import Accessibility
import Device
import DisplayList
import Foundation
import Metrics
import UIKit

/// A control that makes a value larger or smaller.
public nonisolated struct Stepper<Label: View>: PrimitiveView {
  package let label: Label
  package let onIncrement: (() -> Void)?
  package let onDecrement: (() -> Void)?
  package let onEditingChanged: (Bool) -> Void
  /// Whether the value can still grow or shrink; nil to go by the actions.
  let limits: (() -> (canIncrement: Bool, canDecrement: Bool))?
  /// What assistive technologies read as the value.
  let spokenValue: (() -> String)?
  /// The value behind the stepper; nil for one that only has actions.
  package let bound: BoundValueAccess?

  init(
    label: Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void,
    limits: (() -> (canIncrement: Bool, canDecrement: Bool))? = nil,
    spokenValue: (() -> String)? = nil, bound: BoundValueAccess? = nil
  ) {
    self.label = label
    self.onIncrement = onIncrement
    self.onDecrement = onDecrement
    self.onEditingChanged = onEditingChanged
    self.limits = limits
    self.spokenValue = spokenValue
    self.bound = bound
  }

  init<V: Strideable>(
    _ value: Binding<V>, in bounds: ClosedRange<V>?, step: V.Stride, label: Label,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    func move(isBack: Bool) {
      let next = StepperMove.value(value.wrappedValue, movedBy: step, isBack: isBack)
      value.wrappedValue = bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
    }
    self.init(
      label: label, onIncrement: { move(isBack: false) }, onDecrement: { move(isBack: true) },
      onEditingChanged: onEditingChanged,
      limits: bounds.map { bounds in
        {
          (
            value.wrappedValue < bounds.upperBound, value.wrappedValue > bounds.lowerBound
          )
        }
      },
      spokenValue: { "\(value.wrappedValue)" },
      bound: BoundValueAccess(
        get: { value.wrappedValue },
        set: { new in
          guard let new = new as? V else { return }
          value.wrappedValue = bounds.map { min(max(new, $0.lowerBound), $0.upperBound) } ?? new
        }))
  }

  @MainActor
  package func makeNode(_ context: _NodeContext) -> StepperNode {
    let node = StepperNode(context)
    node.take(self)
    node.setContent(Label._makeNode(label, node.childContext))
    return node
  }

  @MainActor
  package func updateNode(_ node: StepperNode) {
    node.take(self)
    if let content = node.content { Label._updateNode(content, to: label) }
  }

  @MainActor
  public var _structure: _ViewStructure {
    .view("Stepper", supplementary: [SupplementaryView("labelView", label)])
  }
}

/// Reads and writes the value that a control is bound to, whatever its type.
package struct BoundValueAccess {
  package let get: () -> Any
  /// Ignores values of other types.
  package let set: (Any) -> Void
}

/// The node of a stepper: a label, and two buttons at the far end of the row.
@MainActor
package final class StepperNode: ControlRowNode, PressTarget, GestureSource {
  private var increment: (() -> Void)?
  private var decrement: (() -> Void)?
  private var onEditingChanged: (Bool) -> Void = { _ in }
  private var limits: (() -> (canIncrement: Bool, canDecrement: Bool))?
  private var spokenValue: (() -> String)?
  private var state = State()

  private struct State: Equatable {
    var canIncrement = true
    var canDecrement = true
    var value: String?
  }

  func take<Label>(_ view: Stepper<Label>) {
    increment = view.onIncrement
    decrement = view.onDecrement
    onEditingChanged = view.onEditingChanged
    limits = view.limits
    spokenValue = view.spokenValue
    readState()
  }

  package override func refresh() { readState() }

  private func readState() {
    let new = evaluateContent {
      let limits = limits?()
      return State(
        canIncrement: increment != nil && limits?.canIncrement != false,
        canDecrement: decrement != nil && limits?.canDecrement != false, value: spokenValue?())
    }
    guard new != state else { return }
    state = new
    graph.contentDidChange()
  }

  package override var controlSize: CGSize { StepperMetrics.size }

  // MARK: Touches

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    if controlFrame.contains(point) {
      path.append(self, at: point)
      return true
    }
    return showsLabel && hitTestChildren(point, &path)
  }

  package func collectGestures(into collection: inout GestureCollection) {
    guard environment.values.isEnabled else { return }
    collection.add(PressRecognizer(self))
  }

  package func setPressed(_ isPressed: Bool) {}

  package func performPress(at point: CGPoint) {
    guard controlFrame.contains(point) else { return }
    step(isUp: point.x >= controlFrame.midX)
  }

  package var repeatsWhileHeld: Bool {
    environment.values.buttonRepeatBehavior != .disabled && environment.values.isEnabled
  }

  private func step(isUp: Bool) {
    guard isUp ? state.canIncrement : state.canDecrement else { return }
    onEditingChanged(true)
    if isUp { increment?() } else { decrement?() }
    onEditingChanged(false)
    readState()
  }

  package override func performAccessibilityAction(_ action: AccessibilityElementAction) -> Bool {
    guard environment.values.isEnabled else { return false }
    switch action {
    case .increment: step(isUp: true)
    case .decrement: step(isUp: false)
    default: return false
    }
    return true
  }

  // MARK: Drawing

  package override func drawControl(in rect: CGRect, into canvas: inout DisplayCanvas) {
    let paint = ControlPaint(self)
    let radius = SystemMetrics.current.controlRadius(StepperMetrics.cornerRadius, in: rect.size)
    canvas.append(.fill(rect, cornerRadius: radius, .color(paint.tertiaryFill)))
    canvas.append(.fill(StepperMetrics.divider(in: rect), paint.separator))
    func color(_ isEnabled: Bool) -> Paint {
      .color(isEnabled && paint.isEnabled ? paint.label : paint.tertiaryLabel)
    }
    let halves = rect.divided(atDistance: rect.width / 2, from: .minXEdge)
    func draw(_ isPlus: Bool, in half: CGRect, _ isEnabled: Bool) {
      // One path: where two strokes cross, a translucent colour would be painted twice.
      let mark = CGMutablePath()
      for line in StepperMetrics.mark(isPlus: isPlus, in: half) {
        mark.move(to: line.from)
        mark.addLine(to: line.to)
      }
      canvas.append(.stroke(mark, color(isEnabled), width: StepperMetrics.lineWidth))
    }
    draw(false, in: halves.slice, state.canDecrement)
    draw(true, in: halves.remainder, state.canIncrement)
  }

  // MARK: Accessibility

  /// The label is an element for tests beside the stepper, which speaks it.
  ///
  /// As trees and recordings of UI tests show: `StaticText "Rows: 5"`, `Stepper "Rows: 5"` with the buttons
  /// `Decrement` and `Increment` by identifier, `Rows: 5, Decrement` and `Rows: 5, Increment` by label. That assistive
  /// technologies pass over the text is likely and not certain.
  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    let texts = builder.collect { super.buildAccessibility(&$0) }
    let words = MergedAccessibility(texts).label
    for text in texts { text.isAccessibilityElement = false }
    let frame = controlFrame
    func button(_ half: StepperHalfName, _ rect: CGRect, _ isEnabled: Bool, _ part: UInt64)
      -> AccessibilityElement
    {
      let element = builder.control(.button, frame: rect, for: self, label: "", part: part)
      element.identifier = half.rawValue
      element.traits.insert(.button)
      if !isEnabled {
        element.isEnabled = false
        element.traits.insert(.notEnabled)
      }
      return element
    }
    let half = CGSize(width: frame.width / 2, height: frame.height)
    let children = [
      button(.decrement, CGRect(origin: frame.origin, size: half), state.canDecrement, 1),
      button(
        .increment, CGRect(origin: CGPoint(x: frame.midX, y: frame.minY), size: half),
        state.canIncrement, 2),
    ]
    builder.elements += texts
    let stepper = builder.add(
      .stepper, for: self, label: words, value: state.value, traits: .adjustable,
      children: children)
    StepperHalfName.label(of: stepper)
  }

  package override var dumpLabel: String? { "Stepper" }
}

/// What the buttons of a stepper are called, whatever the language.
enum StepperHalfName: String, CaseIterable {
  case decrement = "Decrement"
  case increment = "Increment"

  private var word: String {
    switch self {
    case .decrement: SystemWord.decrement.text
    case .increment: SystemWord.increment.text
    }
  }

  private static func each(
    of stepper: AccessibilityElement, _ body: (StepperHalfName, AccessibilityElement) -> Void
  ) {
    guard stepper.elementType == .stepper, stepper.children.count == allCases.count else { return }
    for (half, child) in zip(allCases, stepper.children) { body(half, child) }
  }

  /// Gives the buttons the stepper's label.
  ///
  /// Where the stepper has an identifier, UI tests find the buttons by that and by their word alone, it seems.
  static func label(of stepper: AccessibilityElement) {
    each(of: stepper) { half, child in
      let isAlone = stepper.label.isEmpty || !stepper.identifier.isEmpty
      child.label = isAlone ? half.word : "\(stepper.label), \(half.word)"
    }
  }

  /// Gives the buttons the stepper's identifier.
  static func identify(_ stepper: AccessibilityElement) {
    each(of: stepper) { half, child in
      child.identifier =
        stepper.identifier.isEmpty ? half.rawValue : "\(stepper.identifier)-\(half.rawValue)"
    }
    label(of: stepper)
  }
}
