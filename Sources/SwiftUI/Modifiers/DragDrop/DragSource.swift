import CoreTransferable
import Foundation
import Metrics
import UIKit

/// Lets a view's data be dragged: held for half a second it is lifted.
package nonisolated struct DragSourceModifier: ElementModifier {
  /// The name of the function, as users write it.
  package let name: String
  package let items: () -> [NSItemProvider]
  /// What stands for the data under the finger; nil for the view itself.
  package let preview: (any View)?

  @MainActor
  package func makeWrapper(_ context: _NodeContext) -> DragSourceNode {
    DragSourceNode(self, context)
  }

  @MainActor
  package func updateWrapper(_ node: DragSourceNode) {
    node.modifier = self
  }

  @MainActor
  package var _structure: _ModifierStructure {
    .modifier(name, views: preview.map { [SupplementaryView("preview", $0)] } ?? [])
  }
}

/// The place of a view whose data can be dragged.
@MainActor
package final class DragSourceNode: WrapperNode, GestureSource {
  var modifier: DragSourceModifier

  init(_ modifier: DragSourceModifier, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    let count = path.entries.count
    let isHit = super.hitTest(point, &path)
    if path.entries.count > count { path.append(self, at: point) }
    return isHit
  }

  package func collectGestures(into collection: inout GestureCollection) {
    guard environment.values.isEnabled else { return }
    collection.add(DragLiftRecognizer(self))
  }

  /// Takes the data off the view, at a point in root space.
  fileprivate func lift(at point: CGPoint) -> DragOperation? {
    guard let window = graph.hostView?.window, let place = windowPoint(point) else { return nil }
    let items = modifier.items().map { UIDragItem(itemProvider: $0) }
    return items.isEmpty ? nil : DragOperation(items, in: window, at: place)
  }

  /// Shows what stands for the data, under the finger at a point in root space.
  fileprivate func showPreview(at point: CGPoint) -> DragPreview? {
    guard let window = graph.hostView?.window, let finger = windowPoint(point) else { return nil }
    if let preview = modifier.preview {
      return DragPreview.show(preview, at: finger, in: window)
    }
    let frame = rootFrame
    guard let origin = windowPoint(frame.origin) else { return nil }
    return DragPreview.show(
      pictureOf: self, shape: previewShape, frame: CGRect(origin: origin, size: frame.size),
      at: finger, in: window)
  }

  /// The part of the view that is seen while it is dragged; nil for all of it.
  private var previewShape: Path? {
    var next = element
    while let node = next {
      if let path = (node as? any DragPreviewShaper)?.dragPreviewPath { return path }
      next = (node as? WrapperNode)?.element
    }
    return nil
  }

  fileprivate func windowPoint(_ point: CGPoint) -> CGPoint? {
    graph.hostView.map { $0.convert(point, to: nil) }
  }
}

/// Follows a finger that holds a view and then drags what it lifted.
@MainActor
private final class DragLiftRecognizer: GestureRecognizer {
  private let source: DragSourceNode
  private var start: (time: TimeInterval, point: CGPoint)?
  private var operation: DragOperation?
  private var preview: DragPreview?
  private var isLifted = false

  init(_ source: DragSourceNode) {
    self.source = source
    super.init(node: source, priority: .high)
  }

  override func update(
    _ event: GestureEvent, _ actions: inout [GestureAction]
  ) -> RecognitionState {
    guard let touch = event.touches.first else { return timePassed(event.time, &actions) }
    guard let start else {
      start = (event.time, touch.location)
      return .possible
    }
    let point = touch.location
    switch touch.phase {
    case .began, .moved, .stationary:
      if isLifted {
        actions.append { [self] in move(to: point) }
        return .active
      }
      if start.point.distance(to: point) > GestureMetrics.longPressMovement { return .failed }
      return timePassed(event.time, &actions)
    case .ended:
      guard isLifted else { return .failed }
      actions.append { [self] in
        move(to: point)
        operation?.drop()
        end()
      }
      return .ended
    case .cancelled:
      return .failed
    }
  }

  private func timePassed(
    _ time: TimeInterval, _ actions: inout [GestureAction]
  ) -> RecognitionState {
    guard let start else { return .possible }
    guard !isLifted else { return .active }
    // The clock may stop a hair before the time that it was asked for.
    guard time >= start.time + GestureMetrics.longPressDuration - 1e-6 else { return .possible }
    isLifted = true
    actions.append { [self] in
      operation = source.lift(at: start.point)
      if operation != nil { preview = source.showPreview(at: start.point) }
    }
    return .active
  }

  private func move(to point: CGPoint) {
    guard let place = source.windowPoint(point) else { return }
    operation?.move(to: place)
    preview?.move(to: place)
  }

  private func end() {
    operation = nil
    preview?.remove()
    preview = nil
  }

  override func cancel() {
    operation?.cancel()
    end()
  }

  override var deadline: TimeInterval? {
    isLifted ? nil : start.map { $0.time + GestureMetrics.longPressDuration }
  }
}

extension View {
  /// Lets the view's data be dragged.
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(DragSourceModifier(name: "onDrag", items: { [data()] }, preview: nil))
  }

  /// Lets the view's data be dragged, with a view of its own under the finger.
  public nonisolated func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DragSourceModifier(name: "onDrag", items: { [data()] }, preview: preview()))
  }

  /// Lets a value be dragged from the view.
  public nonisolated func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View {
    modifier(DragSourceModifier(name: "draggable", items: { [.of(payload())] }, preview: nil))
  }

  /// Lets a value be dragged from the view, with a view of its own under the finger.
  public nonisolated func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(
      DragSourceModifier(name: "draggable", items: { [.of(payload())] }, preview: preview()))
  }

  /// Tells what the view offers to others, such as to shortcuts and to drags.
  public nonisolated func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    modifier(
      DragSourceModifier(
        name: "itemProvider", items: { action?().map { [$0] } ?? [] }, preview: nil))
  }
}

extension NSItemProvider {
  /// Offers a value.
  static func of<T: Transferable>(_ value: T) -> NSItemProvider {
    let provider = NSItemProvider()
    provider.register(value)
    return provider
  }
}
