import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
@Suite struct OverlayTests {
  private func frames(_ host: TestHost, _ label: String) -> [CGRect] {
    host.nodes.compactMap { $0 as? LayoutNode }.filter { $0.dumpLabel == label }.map(\.rootFrame)
  }

  @Test func eachViewOfAGroupGetsABackgroundOfItsOwn() {
    let host = TestHost(
      VStack(spacing: 10) {
        Group {
          Rectangle().frame(width: 20, height: 20)
          Rectangle().frame(width: 40, height: 20)
        }
        .background { Capsule() }
      }, size: CGSize(width: 40, height: 50))
    #expect(frames(host, "Capsule").map(\.width) == [20, 40])
    #expect(frames(host, "Capsule").map(\.minY) == [0, 30])
  }

  @Test func viewsOfAGroupThatComeLaterGetOnesToo() {
    struct Screen: View {
      @State var isOn = false
      var body: some View {
        VStack {
          Button("More") { isOn = true }
          Group {
            Text("One")
            if isOn { Text("Two") }
          }
          .overlay(alignment: .topTrailing) { Capsule().frame(width: 5, height: 5) }
        }
      }
    }
    let host = TestHost(Screen())
    #expect(frames(host, "Capsule").count == 1)
    host.tap("More")
    #expect(frames(host, "Capsule").count == 2)
    #expect(frames(host, "Capsule")[1].maxX == host.frame(ofText: "Two").maxX)
  }

  @Test func nothingHasNoBackground() {
    let host = TestHost(
      VStack {
        Text("Only")
        EmptyView().background { Capsule() }
      })
    #expect(frames(host, "Capsule").isEmpty)
  }

  @Test func aWrappedViewMayBecomeAnotherOne() {
    struct Screen: View {
      @State var version = 1
      var body: some View {
        VStack {
          Button("Next") { version += 1 }
          Text("Version \(version)").id(version).padding(5).background { Capsule() }
        }
      }
    }
    let host = TestHost(Screen())
    host.tap("Next")
    #expect(host.element(.staticText, "Version 2") != nil)
    #expect(host.element(.staticText, "Version 1") == nil)
    let text = host.frame(ofText: "Version 2")
    #expect(frames(host, "Capsule").first == text.insetBy(dx: -5, dy: -5))
  }

  @Test func zIndexCountsInEveryContainer() {
    let tapped = Box("")
    func button(_ name: String) -> some View {
      Button(name) { tapped.value = name }.frame(width: 40, height: 40)
    }
    let host = TestHost(
      HStack(spacing: -40) {
        button("First").zIndex(1)
        button("Second")
      }, size: CGSize(width: 40, height: 40))
    host.tap(at: CGPoint(x: 20, y: 20))
    #expect(tapped.value == "First")
  }
}
