import CoreGraphics
import Testing

@testable import SwiftUI

/// Where the icons of labels stand, and the second texts of toggles; all numbers in points.
@MainActor
@Suite struct LabelLineTests {
  private func icon(_ host: TestHost) -> CGRect? { host.first(ImageNode.self)?.rootFrame }

  @Test(arguments: [false, true]) func anIconStandsBesideTheFirstLine(isInList: Bool) throws {
    let words = "a title that is long enough to need two lines of a narrow screen, or three"
    let long = Label(words, systemImage: "star")
    let short = Label("short", systemImage: "star")
    let host = TestHost(
      Group { if isInList { List { long } } else { long } }, size: CGSize(width: 250, height: 400))
    let other = TestHost(
      Group { if isInList { List { short } } else { short } },
      size: CGSize(width: 250, height: 400))
    let (text, line) = (host.frame(ofText: words), other.frame(ofText: "short"))
    #expect(text.height > line.height * 1.5)
    let (image, alone) = (try #require(icon(host)), try #require(icon(other)))
    #expect(abs((image.midY - text.minY) - (alone.midY - line.minY)) < 0.5)
  }

  @Test func anIconWithoutALineStandsInTheMiddle() {
    let host = TestHost(
      Label {
        Text("title")
      } icon: {
        Rectangle().frame(width: 60, height: 60)
      })
    let text = host.frame(ofText: "title")
    let icon = host.nodes.compactMap { $0 as? LayoutNode }.first { $0.dumpLabel == "Rectangle" }
    #expect(icon?.rootFrame.midY == text.midY)
  }

  @Test func theSecondTextOfAToggleStandsBelowTheFirst() {
    struct Screen: View {
      @State var isOn = false
      var body: some View {
        Form {
          Toggle(isOn: $isOn) {
            Text("Vibrate")
            Text(isOn ? "now" : "never")
          }
        }
      }
    }
    let host = TestHost(Screen())
    let (title, subtitle) = (host.frame(ofText: "Vibrate"), host.frame(ofText: "never"))
    #expect(subtitle.minY >= title.maxY - 0.5)
    #expect(subtitle.minX == title.minX)
    #expect(subtitle.height < title.height)
    host.tap("never")
    #expect(host.text("now") != nil)
  }

  @Test func theSecondTextOfALabelOfContentStandsBelowTheFirst() {
    struct Screen: View {
      @State var day = "today"
      var body: some View {
        Form {
          LabeledContent {
            Button("42") { day = "yesterday" }
          } label: {
            Text("Steps")
            Text(day)
          }
        }
      }
    }
    let host = TestHost(Screen())
    let (title, subtitle) = (host.frame(ofText: "Steps"), host.frame(ofText: "today"))
    #expect(subtitle.minY >= title.maxY - 0.5)
    #expect(subtitle.minX == title.minX)
    #expect(subtitle.height < title.height)
    host.tap("42")
    #expect(host.text("yesterday") != nil)
  }
}
