import Accessibility
import CoreGraphics
import Testing

@testable import SwiftUI

/// A phone shows four of more than five tabs, and a list of the others.
@MainActor
@Suite struct MoreTabsTests {
  private struct Screen: View {
    let count: Int
    @State var selection = 0

    var body: some View {
      TabView(selection: $selection) {
        ForEach(0..<count, id: \.self) { number in
          VStack {
            Text("Content \(number)")
            Button("Back to the first") { selection = 0 }
          }
          .tabItem { Label("Tab \(number)", systemImage: "star") }
          .tag(number)
        }
      }
    }
  }

  private func tabs(_ host: TestHost) -> [String] {
    host.element(.tabBar, "Tab Bar")?.children.map(\.label) ?? []
  }

  /// Where buttons of a label stand.
  private func frames(of label: String, _ host: TestHost) -> [CGRect] {
    func find(_ elements: [AccessibilityElement]) -> [CGRect] {
      elements.flatMap { element in
        (element.elementType == .button && element.label == label ? [element.frame] : [])
          + find(element.children)
      }
    }
    return find(host.elements)
  }

  @Test func fiveTabsHaveTheirPlaces() {
    let host = TestHost(Screen(count: 5))
    #expect(tabs(host) == ["Tab 0", "Tab 1", "Tab 2", "Tab 3", "Tab 4"])
  }

  @Test func theLastPlaceIsThatOfTheList() {
    let host = TestHost(Screen(count: 7))
    #expect(tabs(host) == ["Tab 0", "Tab 1", "Tab 2", "Tab 3", "More"])
    host.tap("More")
    #expect(host.element(.staticText, "Content 0") == nil)
    #expect(host.element(.button, "Tab 4") != nil)
    #expect(host.element(.button, "Tab 6") != nil)
    #expect(host.element(.button, "More")?.traits.contains(.selected) == true)
  }

  @Test func aRowShowsItsTabWithAWayBack() throws {
    let host = TestHost(Screen(count: 6))
    host.tap("More")
    host.tap("Tab 5")
    #expect(host.element(.staticText, "Content 5") != nil)
    #expect(host.element(.button, "Tab 4") == nil)
    // The way back stands above the content, and below it the place in the bar.
    let ways = frames(of: "More", host).map(\.minY)
    #expect(ways.count == 2)
    let content = try #require(host.element(.staticText, "Content 5")).frame
    #expect(ways.min() ?? 0 < content.minY && ways.max() ?? 0 > content.maxY)
    host.tap("Tab 1")
    #expect(host.element(.staticText, "Content 1") != nil)
    #expect(frames(of: "More", host).count == 1)
  }

  @Test func aTabThatTheAppSelectsShowsAtOnce() {
    let host = TestHost(Screen(count: 6, selection: 5))
    #expect(host.element(.staticText, "Content 5") != nil)
    #expect(frames(of: "More", host).count == 2)
    host.tap("Back to the first")
    #expect(host.element(.staticText, "Content 0") != nil)
    #expect(frames(of: "More", host).count == 1)
  }

  private final class Choice: ObservableObject {
    @Published var tab = 0
  }

  private struct ChosenOutside: View {
    @ObservedObject var choice: Choice

    var body: some View {
      TabView(selection: $choice.tab) {
        ForEach(0..<6, id: \.self) { number in
          Text("Content \(number)").tabItem { Text("Tab \(number)") }.tag(number)
        }
      }
    }
  }

  @Test(arguments: [1, 5]) func theListGoesWhenTheAppSelectsATab(_ tab: Int) {
    let choice = Choice()
    let host = TestHost(ChosenOutside(choice: choice))
    host.tap("More")
    #expect(host.element(.button, "Tab 5") != nil)
    choice.tab = tab
    host.settle()
    #expect(host.element(.staticText, "Content \(tab)") != nil)
    #expect(host.element(.button, "Tab 5") == nil)
  }
}
