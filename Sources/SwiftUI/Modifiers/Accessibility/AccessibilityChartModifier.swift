import Accessibility
import UIKit

/// Gives the elements of a view a descriptor of their chart.
package nonisolated struct AccessibilityChartModifier: ElementModifier {
  package let representable: any AXChartDescriptorRepresentable

  @MainActor
  package func makeWrapper(_ context: _NodeContext) -> AccessibilityChartNode {
    AccessibilityChartNode(representable, context)
  }

  @MainActor
  package func updateWrapper(_ node: AccessibilityChartNode) { node.update(representable) }

  @MainActor
  package var _structure: _ModifierStructure { .modifier("accessibilityChartDescriptor") }
}

/// The node of a view with a chart.
@MainActor
package final class AccessibilityChartNode: WrapperNode {
  private var representable: any AXChartDescriptorRepresentable
  private var made: AXChartDescriptor?
  private var isStale = false

  init(_ representable: any AXChartDescriptorRepresentable, _ context: _NodeContext) {
    self.representable = representable
    super.init(context)
  }

  package func update(_ representable: any AXChartDescriptorRepresentable) {
    self.representable = representable
    isStale = true
    graph.contentDidChange()
  }

  /// Made when it is first asked for, and brought up to date when it is asked for after a change.
  package var descriptor: AXChartDescriptor {
    let descriptor = made ?? representable.makeChartDescriptor()
    if made != nil, isStale { representable.updateChartDescriptor(descriptor) }
    made = descriptor
    isStale = false
    return descriptor
  }

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    let inner = builder.collect { super.buildAccessibility(&$0) }
    if inner.isEmpty {
      // A drawing is an element for what it tells.
      let element = builder.add(.other, for: self)
      graph.accessibilityCharts.add(self, to: element.id)
    }
    for element in inner { graph.accessibilityCharts.add(self, to: element.id) }
    builder.elements += inner
  }
}

/// The charts of the elements of a graph, by the elements' numbers.
@MainActor
package final class AccessibilityCharts: GraphPart {
  private final class Chart {
    weak var node: AccessibilityChartNode?
    init(_ node: AccessibilityChartNode) { self.node = node }
  }
  private var charts: [UInt64: Chart] = [:]

  package init(_ graph: ViewGraph) {}

  package func add(_ node: AccessibilityChartNode, to element: UInt64) {
    charts = charts.filter { $0.value.node != nil }
    charts[element] = Chart(node)
  }

  package func descriptor(of element: UInt64) -> AXChartDescriptor? {
    charts[element]?.node?.descriptor
  }
}

extension ViewGraph {
  /// The charts of the elements; made with the tree of elements.
  package var accessibilityCharts: AccessibilityCharts { self[AccessibilityCharts.self] }
}
