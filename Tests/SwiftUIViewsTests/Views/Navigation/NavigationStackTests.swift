import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
@Suite struct NavigationStackTests {
  @Test func largeTitleBarIs96High() {
    let host = TestHost(NavigationStack { List { Text("Row") }.navigationTitle("Mail") })
    #expect(host.element(.navigationBar)?.frame == CGRect(x: 0, y: 0, width: 390, height: 96))
    #expect(host.element(.navigationBar)?.identifier == "Mail")
    #expect(host.element(.staticText, "Mail") != nil)
    #expect(host.element(.collectionView)?.frame.minY == 96)
  }

  @Test func inlineBarIs44High() {
    let host = TestHost(
      NavigationStack {
        Text("x").navigationTitle("Mail").navigationBarTitleDisplayMode(.inline)
      })
    #expect(host.element(.navigationBar)?.frame.height == 44)
    #expect(abs(host.frame(ofText: "Mail").midX - 195) < 0.5)
  }

  @Test func linkPushesAndBackPops() {
    var log: [String] = []
    let host = TestHost(
      NavigationStack {
        List {
          NavigationLink("Detail") {
            Text("Hello").onAppear { log.append("+detail") }.onDisappear { log.append("-detail") }
              .navigationTitle("Second")
          }
        }
        .navigationTitle("First")
        .onAppear { log.append("+root") }.onDisappear { log.append("-root") }
      })
    host.tap(at: CGPoint(x: 350, y: 96 + 35 + 22))
    #expect(host.text("Hello") != nil)
    #expect(log == ["+root", "+detail", "-root"])
    #expect(host.element(.navigationBar)?.identifier == "Second")
    log = []
    host.tap("First")
    #expect(log == ["+root", "-detail"])
    #expect(host.text("Hello") == nil)
  }

  @Test func pathDrivesTheScreens() {
    struct Screen: View {
      @State var path: [Int] = [1]
      var body: some View {
        NavigationStack(path: $path) {
          Button("Push") { path.append(7) }
            .navigationTitle("Root")
            .navigationDestination(for: Int.self) { number in
              VStack {
                Text("Number \(number)")
                Button("More") { path.append(number + 1) }
                Button("Home") { path = [] }
              }
            }
        }
      }
    }
    let host = TestHost(Screen())
    #expect(host.element(.staticText, "Number 1") != nil)
    host.tap("More")
    #expect(host.element(.staticText, "Number 2") != nil)
    #expect(host.element(.button, "Back") != nil)
    host.tap("Back")
    #expect(host.element(.staticText, "Number 1") != nil)
    host.tap("More")
    host.tap("Home")
    #expect(host.element(.button, "Push") != nil)
  }

  @Test func valueLinksAppendToThePath() {
    struct Screen: View {
      @State var path = NavigationPath()
      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            NavigationLink("Go", value: "apple")
            Text("Depth \(path.count)")
          }
          .navigationDestination(for: String.self) { Text("Fruit \($0), depth \(path.count)") }
        }
      }
    }
    let host = TestHost(Screen())
    host.tap("Go")
    #expect(host.element(.staticText, "Fruit apple, depth 1") != nil)
    host.tap("Back")
    #expect(host.element(.staticText, "Depth 0") != nil)
  }

  @Test func dismissPops() {
    struct Detail: View {
      @Environment(\.dismiss) var dismiss
      var body: some View { Button("Done") { dismiss() } }
    }
    let host = TestHost(NavigationStack { NavigationLink("Go") { Detail() } })
    host.tap("Go")
    #expect(host.element(.button, "Done") != nil)
    host.tap("Done")
    #expect(host.element(.button, "Go") != nil)
  }

  @Test func isActiveBindingPushesAndIsReset() {
    struct Screen: View {
      @State var isActive = false
      var body: some View {
        NavigationView {
          VStack {
            NavigationLink(destination: Text("There"), isActive: $isActive) { Text("Go") }
            Text(isActive ? "active" : "inactive")
            Button("Programmatic") { isActive = true }
          }
        }
      }
    }
    let host = TestHost(Screen())
    host.tap("Programmatic")
    #expect(host.element(.staticText, "There") != nil)
    host.tap("Back")
    #expect(host.element(.staticText, "inactive") != nil)
  }

  @Test func presentedDestination() {
    struct Screen: View {
      @State var isShown = false
      var body: some View {
        NavigationStack {
          Button("Show") { isShown = true }.navigationDestination(isPresented: $isShown) {
            Text("Shown")
          }
        }
      }
    }
    let host = TestHost(Screen())
    host.tap("Show")
    #expect(host.element(.staticText, "Shown") != nil)
    host.tap("Back")
    host.tap("Show")
    #expect(host.element(.staticText, "Shown") != nil)
  }

  @Test func coveredScreensKeepTheirState() {
    struct Root: View {
      @State var count = 0
      var body: some View {
        VStack {
          Button("Count \(count)") { count += 1 }
          NavigationLink("Go") { Text("There") }
        }
      }
    }
    let host = TestHost(NavigationStack { Root() })
    host.tap("Count 0")
    host.tap("Go")
    host.tap("Back")
    #expect(host.element(.button, "Count 1") != nil)
  }

  @Test func toolbarItemsStandAtTheirEnds() {
    var log: [String] = []
    let host = TestHost(
      NavigationStack {
        Text("x").navigationTitle("T").toolbar {
          ToolbarItem(placement: .navigationBarLeading) { Button("Left") { log.append("left") } }
          ToolbarItem(placement: .primaryAction) { Button("Right") { log.append("right") } }
        }
      })
    let bar = host.element(.navigationBar)
    #expect(bar?.children.map(\.label).contains("Left") == true)
    #expect(host.element(.button, "Left")?.frame.minX == 16)
    #expect(host.element(.button, "Right")?.frame.maxX == 374)
    host.tap("Left")
    host.tap("Right")
    #expect(log == ["left", "right"])
  }

  @Test func searchFieldUpdatesItsBinding() {
    struct Screen: View {
      @State var query = ""
      var body: some View {
        NavigationStack { Text("Query: \(query)").searchable(text: $query) }
      }
    }
    let host = TestHost(Screen())
    let field = host.element(.searchField)
    #expect(field != nil)
    if let frame = field?.frame { host.tap(at: CGPoint(x: frame.midX, y: frame.midY)) }
    host.type("ab")
    #expect(host.element(.staticText, "Query: ab") != nil)
  }
}

@MainActor
@Suite struct TabViewTests {
  @Test func tabsSwitchAndKeepTheirState() {
    var log: [String] = []
    let host = TestHost(
      TabView {
        Text("One").onAppear { log.append("+1") }.onDisappear { log.append("-1") }
          .tabItem { Text("First") }
        Text("Two").onAppear { log.append("+2") }.onDisappear { log.append("-2") }
          .tabItem { Text("Second") }
      })
    #expect(log == ["+1"])
    #expect(host.element(.tabBar)?.frame == CGRect(x: 0, y: 795, width: 390, height: 49))
    #expect(host.element(.button, "First")?.isSelected == true)
    host.tap("Second")
    #expect(log == ["+1", "+2", "-1"])
    #expect(host.element(.staticText, "Two") != nil)
    #expect(host.element(.staticText, "One") == nil)
  }

  @Test func selectionFollowsTheBinding() {
    struct Screen: View {
      @State var tab = "b"
      var body: some View {
        TabView(selection: $tab) {
          Button("Go") { tab = "b" }.tabItem { Text("A") }.tag("a")
          Text("Content B").tabItem { Text("B") }.tag("b")
        }
      }
    }
    let host = TestHost(Screen())
    #expect(host.element(.staticText, "Content B") != nil)
    host.tap("A")
    host.tap("Go")
    #expect(host.element(.staticText, "Content B") != nil)
  }

  @Test func navigationViewShowsOnlyItsFirstColumn() {
    struct Screen: View {
      let count: Int
      var body: some View {
        NavigationView {
          List { Text("Row \(count)") }.navigationBarTitle("Shop")
          Text("Select a product")
        }
        .navigationViewStyle(StackNavigationViewStyle())
      }
    }
    let host = TestHost(Screen(count: 1))
    #expect(host.element(.collectionView)?.frame.minY == 96)
    #expect(host.element(.staticText, "Select a product") == nil)
    host.update(Screen(count: 2))
    #expect(host.element(.staticText, "Row 2") != nil)
  }
}
