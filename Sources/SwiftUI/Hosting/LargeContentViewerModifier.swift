import Metrics
import UIKit

/// Shows a view large while a finger rests on another.
nonisolated struct LargeContentViewerModifier<Large: View>: ViewModifier {
  let large: Large

  @Environment(\.accessibilityLargeContentViewerEnabled) private var isEnabled
  @State private var viewer = LargeContentViewer()

  @MainActor func body(content: Content) -> some View {
    let viewer = viewer
    content
      .modifier(LargeContentAnchor(viewer: viewer))
      .simultaneousGesture(
        LongPressGesture(minimumDuration: GestureMetrics.longPressDuration)
          .sequenced(before: DragGesture(minimumDistance: 0))
          .onChanged {
            if case .second = $0 { viewer.show(large) }
          }
          .onEnded { _ in viewer.hide() },
        including: isEnabled ? .all : .subviews
      )
      .onDisappear { viewer.hide() }
  }
}

/// The plate with what is shown large, over the window.
@MainActor
final class LargeContentViewer {
  fileprivate weak var graph: ViewGraph?
  private var plate: UIView?

  nonisolated init() {}

  func show<V: View>(_ view: V) {
    guard plate == nil, let container = graph?.hostView?.window else { return }
    let controller = UIHostingController(rootView: LargeContent(content: view))
    guard let large = controller.view else { return }
    let size = controller.sizeThatFits(in: container.bounds.size)
    large.bounds = CGRect(origin: .zero, size: size)
    large.center = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
    large.isUserInteractionEnabled = false
    large.backgroundColor = .secondarySystemBackground
    large.layer.cornerRadius = LargeContentMetrics.cornerRadius
    large.clipsToBounds = true
    container.addSubview(large)
    plate = large
  }

  func hide() {
    plate?.removeFromSuperview()
    plate = nil
  }
}

/// A label with its icon above, in the middle of a plate.
private struct LargeContent<V: View>: View {
  let content: V

  var body: some View {
    content
      .labelStyle(LargeContentLabelStyle())
      .font(.system(size: LargeContentMetrics.fontSize, weight: .medium))
      .imageScale(.large)
      .foregroundStyle(.primary)
      .multilineTextAlignment(.center)
      .padding(LargeContentMetrics.padding)
      .frame(width: LargeContentMetrics.width)
  }
}

private struct LargeContentLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: LargeContentMetrics.gap) {
      configuration.icon.font(.system(size: 80))
      configuration.title
    }
  }
}

/// Tells a viewer in which graph it is.
private struct LargeContentAnchor: ElementModifier {
  let viewer: LargeContentViewer

  @MainActor
  func makeWrapper(_ context: _NodeContext) -> WrapperNode {
    let node = WrapperNode(context)
    viewer.graph = node.graph
    return node
  }

  @MainActor func updateWrapper(_ node: WrapperNode) {}

  @MainActor var _structure: _ModifierStructure { _ModifierStructure(.hidden) }
}
