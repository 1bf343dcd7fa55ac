import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
@Suite struct ScrollViewTests {
  private func rows(_ count: Int) -> some View {
    ScrollView { VStack { ForEach(0..<count, id: \.self) { Text("Row \($0)") } } }
  }

  @Test func takesTheHeightOfferedAndTheWidthOfItsContent() {
    let host = TestHost(rows(100))
    let node = host.first(ScrollViewNode.self)
    #expect(node?.size.height == 844)
    #expect((node?.size.width ?? 0) < 100)
  }

  @Test func draggingScrolls() {
    let host = TestHost(rows(100))
    let before = host.frame(ofText: "Row 0").minY
    host.drag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 300), duration: 2)
    #expect(host.frame(ofText: "Row 0").minY < before - 150)
  }

  @Test func stopsAtItsEnds() {
    let host = TestHost(rows(100))
    host.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 600))
    #expect(host.first(ScrollViewNode.self)?.offset == .zero)
  }

  @Test func touchesReachWhatHasBeenScrolledIntoView() {
    let tapped = Box(-1)
    let host = TestHost(
      ScrollView {
        VStack {
          ForEach(0..<100, id: \.self) { index in Button("B\(index)") { tapped.value = index } }
        }
      })
    host.first(ScrollViewNode.self)?.scroll(to: CGPoint(x: 0, y: 1000))
    host.settle()
    host.tap("B50")
    #expect(tapped.value == 50)
  }

  @Test func idsCanBeScrolledTo() {
    struct Screen: View {
      var body: some View {
        ScrollViewReader { proxy in
          VStack {
            Button("Go") { proxy.scrollTo("last", anchor: .bottom) }
            ScrollView {
              VStack {
                ForEach(0..<100, id: \.self) { Text("Row \($0)") }; Text("End").id("last")
              }
            }
          }
        }
      }
    }
    let host = TestHost(Screen())
    host.tap("Go")
    #expect(host.frame(ofText: "End").maxY <= 844.01)
    #expect(host.frame(ofText: "End").maxY > 800)
  }
}
