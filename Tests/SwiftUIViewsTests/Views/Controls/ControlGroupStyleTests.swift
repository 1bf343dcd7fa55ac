import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
@Suite struct ControlGroupStyleTests {
  private struct Column: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label.font(.headline)
        configuration.content
      }
    }
  }

  private struct Boxed: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("Box")
        ControlGroup(configuration)
      }
    }
  }

  private struct Screen<Style: ControlGroupStyle>: View {
    let style: Style
    @State var taps = 0

    var body: some View {
      VStack {
        Text("tapped \(taps)")
        ControlGroup {
          Button("One") { taps += 1 }
          Button("Two") { taps += 10 }
        } label: {
          Text("Numbers")
        }
        .controlGroupStyle(style)
      }
    }
  }

  @Test func anAppsOwnStyleShowsControlsAndLabel() {
    let host = TestHost(Screen(style: Column()))
    let (label, one, two) = (
      host.frame(ofText: "Numbers"), host.frame(ofText: "One"), host.frame(ofText: "Two")
    )
    #expect(label.maxY <= one.minY && one.maxY <= two.minY)
    #expect(abs(one.midX - two.midX) < 1)
    host.tap("One")
    host.tap("Two")
    #expect(host.element(.staticText, "tapped 11") != nil)
  }

  @Test func aStyleMayShowTheUsualGroup() {
    let host = TestHost(Screen(style: Boxed()))
    let (box, one, two) = (
      host.frame(ofText: "Box"), host.frame(ofText: "One"), host.frame(ofText: "Two")
    )
    #expect(box.maxY <= one.minY && one.maxX < two.minX)
    #expect(host.text("Numbers") == nil)
  }

  @Test func groupsInsideHaveTheStyleToo() {
    let host = TestHost(
      ControlGroup {
        ControlGroup {
          Button("One") {}
          Button("Two") {}
        } label: {
          Text("Inner")
        }
      } label: {
        Text("Outer")
      }
      .controlGroupStyle(Column()))
    #expect(host.frame(ofText: "Outer").maxY <= host.frame(ofText: "Inner").minY)
    #expect(host.frame(ofText: "One").maxY <= host.frame(ofText: "Two").minY)
  }

  @Test func aStyleThatIsBuiltInLeavesTheLabelOut() {
    let host = TestHost(Screen(style: .automatic))
    #expect(host.text("Numbers") == nil)
    #expect(host.frame(ofText: "One").maxX < host.frame(ofText: "Two").minX)
  }
}
