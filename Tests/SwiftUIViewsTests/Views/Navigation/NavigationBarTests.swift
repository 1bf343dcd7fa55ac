import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
@Suite struct NavigationBarTests {
  private func screen() -> some View {
    NavigationStack {
      List(0..<40, id: \.self) { Text("Row \($0)") }.navigationTitle("Mail")
    }
  }

  @Test func largeTitleCollapsesWhileTheListScrolls() {
    let host = TestHost(screen())
    host.graph.safeAreaInsets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
    host.settle()
    #expect(host.element(.navigationBar)?.frame == CGRect(x: 0, y: 47, width: 390, height: 96))
    host.first(ListNode.self)?.scroll(to: CGPoint(x: 0, y: 300))
    host.settle()
    #expect(host.element(.navigationBar)?.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
    let title = host.element(.staticText, "Mail")
    #expect(abs((title?.frame.midX ?? 0) - 195) < 1)
    host.first(ListNode.self)?.scroll(to: .zero)
    host.settle()
    #expect(host.element(.staticText, "Mail")?.frame.minX == 16)
  }

  @Test func listsGoOnUnderTheBarsToTheEdgesOfTheScreen() throws {
    let host = TestHost(screen())
    host.graph.safeAreaInsets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
    host.settle()
    let list = try #require(host.first(ListNode.self))
    #expect(abs(list.size.height - 667) < 0.01)
    #expect(list.drawnArea == CGRect(x: 0, y: -47 - 96, width: 390, height: 844))
  }

  @Test func hiddenBarLeavesNoRoom() {
    let host = TestHost(
      NavigationStack {
        List { Text("Row") }.navigationTitle("Mail").toolbar(.hidden, for: .navigationBar)
      })
    #expect(host.element(.navigationBar) == nil)
    #expect(host.first(ListNode.self)?.rootOrigin.y == 0)
  }

  @Test func labelsInBarsShowTheirIconsOnly() {
    let host = TestHost(
      NavigationStack {
        Text("x").toolbar { Button("Add", systemImage: "plus") {} }
      })
    #expect(host.element(.button, "Add") != nil)
    #expect(host.element(.staticText, "Add") == nil)
    #expect((host.element(.button, "Add")?.frame.width ?? 99) < 40)
  }

  @Test func aBoundTitleFollows() {
    struct Screen: View {
      @State var name = "One"
      var body: some View {
        NavigationStack {
          Button("Rename") { name = "Two" }.navigationTitle($name)
        }
      }
    }
    let host = TestHost(Screen())
    #expect(host.element(.navigationBar)?.identifier == "One")
    host.tap("Rename")
    #expect(host.element(.navigationBar)?.identifier == "Two")
  }

  @Test func barsAreLowOnAPhoneThatLiesOnItsSide() throws {
    let host = TestHost(
      TabView {
        NavigationStack { Color.red.navigationTitle("Home") }
          .tabItem { Label("Home", systemImage: "house") }
      }
      .environment(\.verticalSizeClass, .compact), size: CGSize(width: 844, height: 390))
    let bar = try #require(host.first(NavigationBarNode.self))
    #expect(bar.height == 32)
    let tabs = try #require(host.element(.tabBar))
    #expect(tabs.frame.height == 32)
    let title = try #require(host.first(TabButtonNode.self))
    #expect(title.rootFrame.height == 31)
  }

  @Test func theWayBackKeepsItsSizeAtLargeTextSizes() throws {
    func width(_ size: DynamicTypeSize) throws -> CGFloat {
      let stack = NavigationStack(path: .constant(NavigationPath([1]))) {
        Text("List").navigationTitle("Mail")
          .navigationDestination(for: Int.self) { _ in
            Text("Row").navigationTitle("Inbox").navigationBarTitleDisplayMode(.inline)
          }
      }
      return try #require(TestHost(stack.dynamicTypeSize(size)).first(BackButtonNode.self)).size
        .width
    }
    #expect(try width(.accessibility5) == width(.large))
  }

  @Test func theSearchFieldIsReadFromTheRight() throws {
    let stack = NavigationStack { Text("List").searchable(text: .constant("Ada")) }
      .environment(\.layoutDirection, .rightToLeft)
    let host = TestHost(stack)
    let clear = try #require(host.element(.button, "Clear text"))
    let field = try #require(host.element(.searchField))
    #expect(clear.frame.midX < 60)
    #expect(field.frame == CGRect(x: 16, y: field.frame.minY, width: 358, height: 36))
    let text = try #require(host.first(TextInputNode.self))
    #expect(abs(text.rootFrame.maxX - (374 - 32)) < 0.5)
  }

  @Test func aBarWithoutATitleIsNamedAsOnIOS() {
    let stack = TestHost(NavigationStack { Text("Content") })
    #expect(
      stack.element(.navigationBar)?.identifier == "_TtGC7SwiftUI32NavigationStackHosting")
    let view = TestHost(NavigationView { Text("Content") })
    #expect(view.element(.navigationBar)?.identifier == "_TtGC7SwiftUI19UIHosting")
  }
}
