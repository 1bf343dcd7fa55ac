import CoreGraphics
import DisplayList
import Testing

@testable import SwiftUI

/// Changes after which a tree must look as if it had been built so at once.
@MainActor
@Suite struct SettledLayoutTests {
  private func host<V: View>(_ view: V, isRightToLeft: Bool) -> TestHost {
    let host = TestHost(view)
    host.graph.updateEnvironment {
      $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    }
    host.settle()
    return host
  }

  @Test func aNewDirectionMirrorsContainersFramesAndGrids() {
    struct Screen: View {
      let direction: LayoutDirection?
      var body: some View {
        VStack {
          Grid {
            GridRow {
              Text("A"); Color.red
            }
          }
          LazyHStack {
            Text("B"); Text("C")
          }
          Text("D").frame(width: 200, alignment: .leading)
          Color.blue.overlay(alignment: .topLeading) { Text("E") }
          LazyVGrid(columns: [GridItem(.flexible()), GridItem(.fixed(80))]) { Text("F") }
        }
      }
    }
    let turned = host(Screen(direction: nil), isRightToLeft: true)
    let fresh = TestHost(
      Screen(direction: nil).environment(\.layoutDirection, .rightToLeft))
    for name in ["A", "B", "C", "D", "E", "F"] {
      #expect(turned.frame(ofText: name) == fresh.frame(ofText: name), "\(name)")
    }
  }

  @Test func neighboursHearOfANewFontThroughAWrapperThatKeepsItsSize() {
    func screen(_ font: Font) -> some View {
      VStack {
        Text("A").position(x: 10, y: 10).font(font)
        Text("B").position(x: 10, y: 10).font(font)
      }
    }
    let changed = TestHost(screen(.body))
    changed.update(screen(.largeTitle))
    let fresh = TestHost(screen(.largeTitle))
    #expect(changed.frame(ofText: "B") == fresh.frame(ofText: "B"))
  }

  @Test func theValueOfALabelledRowIsLinedUpAnewAtAccessibilitySizes() {
    let content = LabeledContent("Name") { Text("One\nTwo and more") }
    func drawing(_ host: TestHost) -> String { DisplayList(host.canvas.items).description }
    let changed = TestHost(content)
    changed.graph.updateEnvironment { $0.dynamicTypeSize = .accessibility3 }
    changed.settle()
    let fresh = TestHost(EmptyView())
    fresh.graph.updateEnvironment { $0.dynamicTypeSize = .accessibility3 }
    fresh.update(content)
    #expect(drawing(changed) == drawing(fresh))
  }

  @Test func aGeometryReaderThatIsPlacedAgainElsewhereIsEvaluatedAgain() {
    struct Pushed: Layout {
      let isPushed: Bool
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize { CGSize(width: 200, height: 20) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {
        subviews[0].place(
          at: CGPoint(x: bounds.minX + (isPushed ? 50 : 0), y: bounds.minY),
          proposal: isPushed ? .unspecified : ProposedViewSize(width: 10, height: 10))
      }
    }
    func screen(_ isPushed: Bool) -> some View {
      Pushed(isPushed: isPushed) {
        GeometryReader { Text("At \(Int($0.frame(in: .global).minX))") }
      }
    }
    let host = TestHost(screen(false))
    #expect(host.text("At 95") != nil)
    host.update(screen(true))
    #expect(host.text("At 145") != nil)
  }
}
