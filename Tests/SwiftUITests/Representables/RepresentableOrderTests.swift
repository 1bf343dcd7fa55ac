import CoreGraphics
import Testing
import UIKit

@testable import SwiftUI

/// A UIKit view that fills what it is offered.
private struct Backdrop: UIViewRepresentable {
  let view: UIView

  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

@MainActor
struct RepresentableOrderTests {
  private let view = UIView()

  private func host<V: View>(_ content: V) -> _UIHostingView<V> {
    let host = _UIHostingView(rootView: content)
    host.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    host.settle()
    host.graph.placeHostedViews()
    return host
  }

  @Test func touchesGoToTheViewInFront() {
    let host = host(
      ZStack(alignment: .top) {
        Backdrop(view: view)
        Button("Front") {}.frame(width: 200, height: 50).contentShape(Rectangle())
      })
    #expect(host.hitTest(CGPoint(x: 100, y: 150), with: nil) === view)
    #expect(host.hitTest(CGPoint(x: 100, y: 25), with: nil) === host)
  }

  @Test func touchesGoToAViewInFrontOfSwiftUI() {
    let host = host(
      ZStack {
        Button("Behind") {}.frame(width: 200, height: 50)
        Backdrop(view: view)
      })
    #expect(host.hitTest(CGPoint(x: 100, y: 100), with: nil) === view)
  }

  @Test func viewsAreDrawnInTheOrderOfTheirPlaces() {
    view.backgroundColor = .red
    let host = host(
      ZStack {
        Backdrop(view: view)
        Color.blue.frame(width: 20, height: 20)
      })
    #expect(host.graph.displayList().items.count == 2)
    // The hosting view draws it with its own content, not once more as a subview.
    #expect(view.isDrawnByHost)
  }
}
