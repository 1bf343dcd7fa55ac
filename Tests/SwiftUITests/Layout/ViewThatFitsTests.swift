import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
@Suite struct ViewThatFitsTests {
  private struct Screen: View {
    let log: Box<[String]>
    var width: CGFloat
    var body: some View {
      ViewThatFits(in: .horizontal) {
        Text("A long sentence that needs room")
          .onAppear { log.value.append("long") }
          .onDisappear { log.value.append("long gone") }
        Text("Short").onAppear { log.value.append("short") }
      }
      .frame(width: width)
    }
  }

  private func shown(_ host: TestHost) -> [String] {
    ["A long sentence that needs room", "Short"].filter { host.element(.staticText, $0) != nil }
  }

  @Test func showsTheFirstThatFitsAndOnlyThatOneAppears() {
    let log = Box<[String]>([])
    let host = TestHost(Screen(log: log, width: 300))
    #expect(shown(host) == ["A long sentence that needs room"])
    #expect(log.value == ["long"])
    host.update(Screen(log: log, width: 100))
    #expect(shown(host) == ["Short"])
    #expect(log.value.sorted() == ["long", "long gone", "short"])
  }

  @Test func showsTheLastWhenNoneFits() {
    let host = TestHost(Screen(log: Box([]), width: 5))
    #expect(shown(host) == ["Short"])
  }

  @Test func onlyTheAxesAskedForCount() {
    let host = TestHost(
      ViewThatFits(in: .vertical) {
        Rectangle().frame(width: 500, height: 50)
        Text("Short")
      }.frame(width: 100, height: 60))
    #expect(host.nodes.contains { $0.dumpLabel == "Rectangle" })
    #expect(host.element(.staticText, "Short") == nil)
  }

  @Test func candidatesOutOfSightCannotBeTouched() {
    let tapped = Box<[String]>([])
    let host = TestHost(
      ViewThatFits {
        Button("Wide") { tapped.value.append("wide") }.frame(width: 600)
        Button("Narrow") { tapped.value.append("narrow") }
      })
    host.tap("Narrow")
    #expect(tapped.value == ["narrow"])
    #expect(host.element(.button, "Wide") == nil)
  }

  /// A modifier on several candidates stands beside them; those that come later are told apart too.
  @Test func candidatesThatShareAModifierAppearWhenTheyAreChosen() {
    struct Screen: View {
      let log: Box<[String]>
      @State var hasOthers = false
      @State var width = 100.0
      var body: some View {
        VStack {
          Button("Others") { hasOthers = true }
          Button("Wide") { width = 5000 }
          ViewThatFits {
            if hasOthers {
              Group {
                Color.red.frame(width: width, height: 10).onAppear { log.value.append("first") }
                Color.blue.frame(width: 50, height: 10).onAppear { log.value.append("second") }
              }
              .padding(2)
            }
            Text("Last")
          }
        }
      }
    }
    let log = Box<[String]>([])
    let host = TestHost(Screen(log: log))
    host.tap("Others")
    #expect(log.value == ["first"])
    host.tap("Wide")
    #expect(log.value == ["first", "second"])
  }

  @Test func onlyTheChosenCandidateTellsPreferences() {
    enum NameKey: PreferenceKey {
      static let defaultValue = ""
      static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
    }
    let heard = Box<[String]>([])
    let host = TestHost(
      ViewThatFits {
        Color.red.frame(width: 300, height: 10).preference(key: NameKey.self, value: "wide")
        Color.red.frame(width: 100, height: 10).preference(key: NameKey.self, value: "narrow")
      }
      .onPreferenceChange(NameKey.self) { [heard] name in
        MainActor.assumeIsolated { heard.value.append(name) }
      })
    #expect(heard.value.last == "wide")
    host.graph.size = CGSize(width: 200, height: 400)
    host.settle()
    #expect(heard.value.last == "narrow")
  }
}
