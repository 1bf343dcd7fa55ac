import Accessibility
import DisplayList
import Foundation
import Metrics

/// The body of the built-in progress view styles.
package nonisolated struct ProgressBody: PrimitiveView {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?
  let isLinear: Bool

  typealias Linear = VStack<
    TupleView<
      (
        ProgressViewStyleConfiguration.Label?, ProgressIndicator,
        ModifiedContent<
          ProgressViewStyleConfiguration.CurrentValueLabel?, _EnvironmentWritingModifier
        >
      )
    >
  >

  @MainActor
  private var content: Linear {
    let indicator = ProgressIndicator(
      fraction: configuration.fractionCompleted, tint: tint, isLinear: isLinear)
    return VStack(alignment: isLinear ? .leading : .center, spacing: isLinear ? 4 : 8) {
      TupleView(
        (
          isLinear ? configuration.label : nil, indicator,
          configuration.currentValueLabel.modifier(
            _EnvironmentWritingModifier {
              $0.font = .caption
              $0.controlForeground = .secondary
            })
        ))
    }
  }

  @MainActor
  package func makeNode(_ context: _NodeContext) -> ProgressNode {
    let node = ProgressNode(context)
    node.fraction = configuration.fractionCompleted
    node.isLinear = isLinear
    if isLinear {
      node.setContent(Linear._makeNode(content, node.childContext))
    } else {
      node.setContent(Circular._makeNode(circular, node.circularContext))
    }
    return node
  }

  typealias Circular = VStack<
    TupleView<(ProgressIndicator, ProgressViewStyleConfiguration.Label?)>
  >

  @MainActor
  private var circular: Circular {
    VStack(spacing: 8) {
      TupleView(
        (
          ProgressIndicator(
            fraction: configuration.fractionCompleted, tint: tint, isLinear: false),
          configuration.label
        ))
    }
  }

  @MainActor
  package func updateNode(_ node: ProgressNode) {
    if node.fraction != configuration.fractionCompleted { node.graph.contentDidChange() }
    node.fraction = configuration.fractionCompleted
    if node.isLinear != isLinear {
      node.isLinear = isLinear
      node.setContent(
        isLinear
          ? Linear._makeNode(self.content, node.childContext)
          : Circular._makeNode(circular, node.circularContext))
    } else if let content = node.content {
      if isLinear {
        Linear._updateNode(content, to: self.content)
      } else {
        Circular._updateNode(content, to: circular)
      }
    }
  }

  @MainActor
  package var _structure: _ViewStructure { .view("ProgressView") }
}

/// The node of a progress view: one element for assistive technologies.
@MainActor
package final class ProgressNode: LabelContainerNode {
  private enum Faint {}

  /// Where the words beside a spinning indicator stand.
  var circularContext: _NodeContext {
    childContext.with(environment.sharedChild(Faint.self) { $0.controlForeground = .secondary })
  }

  var fraction: Double?
  var isLinear = true

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    let words = MergedAccessibility(builder.collect { super.buildAccessibility(&$0) }).label
    if let fraction {
      builder.add(
        .progressIndicator, for: self,
        label: words.isEmpty ? ProgressMetrics.name(isMeasured: true) : words,
        value: ProgressMetrics.percent(CGFloat(fraction)), traits: .updatesFrequently)
    } else {
      builder.add(
        isLinear ? .progressIndicator : .activityIndicator, for: self,
        label: words.isEmpty ? ProgressMetrics.name(isMeasured: false) : words, value: "1",
        traits: .updatesFrequently)
    }
  }

  package override var dumpLabel: String? { "ProgressIndicator" }
}

/// The bar or the spinning wheel alone.
package nonisolated struct ProgressIndicator: PrimitiveView {
  let fraction: Double?
  let tint: Color?
  let isLinear: Bool

  @MainActor
  package func makeNode(_ context: _NodeContext) -> ProgressIndicatorNode {
    ProgressIndicatorNode(self, context)
  }

  @MainActor
  package func updateNode(_ node: ProgressIndicatorNode) {
    node.view = self
  }

  @MainActor
  package var _structure: _ViewStructure { .view("ProgressIndicator") }
}

@MainActor
package final class ProgressIndicatorNode: LayoutNode {
  var view: ProgressIndicator

  init(_ view: ProgressIndicator, _ context: _NodeContext) {
    self.view = view
    super.init(context)
  }

  package override func measure(_ proposal: Proposal) -> CGSize {
    if view.isLinear {
      return CGSize(
        width: proposal.width.isNaN ? 100 : max(0, proposal.width),
        height: ProgressMetrics.barHeight)
    }
    let side = ProgressMetrics.spinnerSide(isLarge: environment.values.controlSize >= .large)
    return CGSize(width: side, height: side)
  }

  package override func draw(into canvas: inout DisplayCanvas) {
    let paint = ControlPaint(self)
    let rect = canvas.pixelRect(size)
    if view.isLinear {
      canvas.append(
        .fill(rect, cornerRadius: ProgressMetrics.barRadius, .color(paint.secondaryFill)))
      var done = rect
      done.size.width *= CGFloat(view.fraction ?? 0)
      if environment.isRightToLeft { done.origin.x = rect.maxX - done.width }
      let tint = paint.color(view.tint) ?? paint.tint
      if done.width > 0 {
        canvas.append(.fill(done, cornerRadius: ProgressMetrics.barRadius, .color(tint)))
      }
      return
    }
    drawSpokes(in: rect, paint.color(view.tint) ?? paint.spinnerTint, into: &canvas)
  }

  /// The spokes as they are at the beginning of a turn.
  private func drawSpokes(
    in rect: CGRect, _ color: PaintColor, into canvas: inout DisplayCanvas
  ) {
    for spoke in ProgressMetrics.spokes(in: rect) {
      let path = CGMutablePath()
      path.move(to: spoke.start)
      path.addLine(to: spoke.end)
      canvas.append(
        .stroke(
          path, .color(color.multiplyingAlpha(by: spoke.opacity)),
          StrokeAttributes(width: spoke.width, cap: .round)))
    }
  }
}
