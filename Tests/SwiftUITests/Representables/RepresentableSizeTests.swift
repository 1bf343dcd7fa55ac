import CoreGraphics
import Device
import Testing
import UIKit

@testable import SwiftUI

/// How large UIKit views in a hierarchy become; all numbers in points.
@MainActor
@Suite struct RepresentableSizeTests {
  final class Echo: UIView {
    override var intrinsicContentSize: CGSize { bounds.size }
  }

  struct EchoView: UIViewRepresentable {
    var word = 0
    var size = CGSize.zero
    func makeUIView(context: Context) -> Echo { Echo(frame: CGRect(origin: .zero, size: size)) }
    func updateUIView(_ uiView: Echo, context: Context) { uiView.tag = word }
  }

  struct Screen: View {
    @State var word = 0
    var body: some View {
      VStack(spacing: 0) {
        Button("next") { word += 1 }
        EchoView(word: word)
        EchoView(word: word, size: CGSize(width: 50, height: 70)).fixedSize()
      }
    }
  }

  private func sizes(_ host: TestHost) -> [CGSize] {
    host.nodes.compactMap { $0 as? LayoutNode }.filter { $0.dumpLabel == "EchoView" }.map(\.size)
  }

  @Test func aViewThatIsAsLargeAsItsBoundsIsFlexible() {
    let host = TestHost(Screen(), size: CGSize(width: 200, height: 300))
    host.graph.placeHostedViews()
    let first = sizes(host)
    #expect(first[0].width == 200)
    #expect(first[0].height > 100)
    #expect(first[1] == .zero)
  }

  @Test func whatSuchAViewWasGivenDoesNotCountAsItsOwnSize() {
    struct Resized: View {
      @State var isNarrow = false
      var body: some View {
        VStack {
          Button("turn") { isNarrow.toggle() }
          EchoView(word: isNarrow ? 1 : 0).frame(
            width: isNarrow ? 40 : 160, height: isNarrow ? 30 : 120)
        }
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let controller = UIHostingController(rootView: Resized())
    window.rootViewController = controller
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    TurnScheduler.shared.runTurn()
    func echo() -> Echo? { RepresentedObjects.objects(of: EchoView.self).last as? Echo }
    #expect(echo()?.bounds.size == CGSize(width: 160, height: 120))
    let host = controller.view as? _UIHostingView<Resized>
    let graph = host?.graph
    var button: ButtonNode?
    func visit(_ node: _Node) {
      if let found = node as? ButtonNode { button = button ?? found }
      node.forEachChild(visit)
    }
    if let root = graph?.root { visit(root) }
    button?.action()
    TurnScheduler.shared.runTurn()
    #expect(echo()?.bounds.size == CGSize(width: 40, height: 30))
  }
}
