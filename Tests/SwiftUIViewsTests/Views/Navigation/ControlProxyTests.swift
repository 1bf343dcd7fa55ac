import CoreGraphics
import DisplayList
import Foundation
import Testing
import UIKit

@testable import SwiftUI

/// What `appearance()` of UIKit's controls and bar items does to SwiftUI's.
@MainActor
@Suite(.serialized)
struct ControlProxyTests {
  private func withProxies(_ set: () -> Void, _ check: () throws -> Void) rethrows {
    defer { AppearanceProxies.reset() }
    set()
    try check()
  }

  private func drawn(_ view: some View) -> String {
    TestHost(view).graph.displayList().description
  }

  private let red = PaintColor(255, 0, 0)
  private let blue = PaintColor(0, 0, 255)
  private let green = PaintColor(0, 255, 0)

  private func font(of text: String, in host: TestHost) -> CGFloat? {
    host.text(text)?.style.font.descriptor.size
  }

  private struct Choice: View {
    @State var chosen = 1
    var body: some View {
      Picker("Size", selection: $chosen) {
        Text("Small").tag(0)
        Text("Large").tag(1)
      }
      .pickerStyle(.segmented)
    }
  }

  @Test func segmentsTakeTheirColours() {
    let plain = drawn(Choice())
    withProxies {
      UISegmentedControl.appearance().selectedSegmentTintColor = .red
      UISegmentedControl.appearance().backgroundColor = .blue
    } _: {
      let shown = drawn(Choice())
      #expect(shown.contains("\(red)"))
      #expect(shown.contains("\(blue)"))
      #expect(!plain.contains("\(red)"))
    }
    #expect(drawn(Choice()) == plain)
  }

  @Test func titlesOfSegmentsGoWithTheChoice() {
    withProxies {
      UISegmentedControl.appearance().setTitleTextAttributes(
        [.font: UIFont.systemFont(ofSize: 9)], for: .normal)
      UISegmentedControl.appearance().setTitleTextAttributes(
        [.font: UIFont.systemFont(ofSize: 20)], for: .selected)
    } _: {
      let host = TestHost(Choice())
      #expect(font(of: "Small", in: host) == 9)
      #expect(font(of: "Large", in: host) == 20)
      host.tap("Small")
      #expect(font(of: "Small", in: host) == 20)
      #expect(font(of: "Large", in: host) == 9)
    }
  }

  @Test func dotsOfPagesTakeTheirColours() {
    withProxies {
      UIPageControl.appearance().currentPageIndicatorTintColor = .red
      UIPageControl.appearance().pageIndicatorTintColor = .blue
    } _: {
      let shown = drawn(
        TabView {
          Text("One")
          Text("Two")
        }
        .tabViewStyle(.page))
      #expect(shown.contains("\(red)"))
      #expect(shown.contains("\(blue)"))
    }
  }

  private var tabs: some View {
    TabView {
      Tab("One", systemImage: "star") { Text("First") }
      Tab("Two", systemImage: "circle") { Text("Second") }
    }
  }

  @Test func titlesOfTabsTakeTheirAttributes() {
    withProxies {
      let looks = UITabBarAppearance()
      looks.stackedLayoutAppearance.normal.titleTextAttributes = [
        .font: UIFont.systemFont(ofSize: 14)
      ]
      looks.stackedLayoutAppearance.selected.titleTextAttributes = [
        .font: UIFont.systemFont(ofSize: 16), .foregroundColor: UIColor.red,
      ]
      UITabBar.appearance().standardAppearance = looks
    } _: {
      let host = TestHost(tabs)
      #expect(font(of: "One", in: host) == 16)
      #expect(font(of: "Two", in: host) == 14)
      #expect(host.graph.displayList().description.contains("\(red)"))
      host.tap("Two")
      #expect(font(of: "One", in: host) == 14)
      #expect(font(of: "Two", in: host) == 16)
    }
  }

  @Test func attributesOfTabItemsCountMore() {
    withProxies {
      UITabBarItem.appearance().setTitleTextAttributes(
        [.font: UIFont.systemFont(ofSize: 13)], for: .normal)
    } _: {
      #expect(font(of: "Two", in: TestHost(tabs)) == 13)
    }
  }

  private struct Screen: View {
    var body: some View {
      NavigationStack(path: .constant([1])) {
        Text("Root").navigationTitle("Root")
          .navigationDestination(for: Int.self) { _ in
            Text("There").toolbar {
              ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} }
              ToolbarItem(placement: .confirmationAction) { Button("Keep") {} }
            }
          }
      }
    }
  }

  @Test func buttonsInBarsTakeTheirAttributes() {
    withProxies {
      let looks = UINavigationBarAppearance()
      looks.buttonAppearance.normal.titleTextAttributes = [
        .font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.red,
      ]
      looks.doneButtonAppearance.normal.titleTextAttributes = [
        .font: UIFont.systemFont(ofSize: 21)
      ]
      UINavigationBar.appearance().standardAppearance = looks
    } _: {
      let host = TestHost(Screen())
      #expect(font(of: "Edit", in: host) == 11)
      #expect(font(of: "Keep", in: host) == 21)
      #expect(host.graph.displayList().description.contains("\(red)"))
    }
    #expect(font(of: "Edit", in: TestHost(Screen())) == 17)
  }

  @Test func attributesOfBarItemsReachButtonsInBars() {
    withProxies {
      UIBarButtonItem.appearance().setTitleTextAttributes(
        [.font: UIFont.systemFont(ofSize: 10)], for: .normal)
    } _: {
      #expect(font(of: "Edit", in: TestHost(Screen())) == 10)
    }
  }

  @Test func theWayBackShowsTheAppsImage() {
    let plain = drawn(Screen())
    withProxies {
      let arrow = UIImage(systemName: "arrow.left")
      UINavigationBar.appearance().backIndicatorImage = arrow
      UINavigationBar.appearance().backIndicatorTransitionMaskImage = arrow
    } _: {
      let shown = drawn(Screen())
      #expect(shown.contains("arrow.left"))
      #expect(!plain.contains("arrow.left"))
    }
  }

  @Test func anImageBehindTheBarIsDrawn() {
    withProxies {
      UINavigationBar.appearance().setBackgroundImage(
        UIImage(systemName: "circle"), for: .default)
    } _: {
      #expect(drawn(Screen()).contains("circle"))
    }
  }

  @Test func aLowScreenHasTheLookForIt() {
    withProxies {
      let low = UINavigationBarAppearance()
      low.configureWithOpaqueBackground()
      low.backgroundColor = .red
      UINavigationBar.appearance().compactScrollEdgeAppearance = low
    } _: {
      #expect(!drawn(Screen()).contains("\(red)"))
      #expect(drawn(Screen().environment(\.verticalSizeClass, .compact)).contains("\(red)"))
    }
  }

  @Test func searchFieldsTakeTheirLooks() {
    let search = NavigationStack {
      List { Text("One") }.navigationTitle("List").searchable(text: .constant("Word"))
    }
    withProxies {
      UISearchBar.appearance().setImage(
        UIImage(systemName: "binoculars"), for: .search, state: .normal)
      let field = UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self])
      field.backgroundColor = .green
      field.font = .systemFont(ofSize: 13)
    } _: {
      let host = TestHost(search)
      #expect(host.graph.displayList().description.contains("binoculars"))
      #expect(host.graph.displayList().description.contains("\(green)"))
      #expect(font(of: "Word", in: host) == 13)
    }
  }
}
