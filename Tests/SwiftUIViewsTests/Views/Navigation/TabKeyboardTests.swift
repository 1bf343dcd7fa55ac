import CoreGraphics
import Testing

@testable import SwiftUI

/// Tabs while the software keyboard is up.
@MainActor
struct TabKeyboardTests {
  private struct Screen: View {
    @State private var text = ""
    @State private var tab = 1
    @State private var path = [Int]()

    var body: some View {
      TabView(selection: $tab) {
        NavigationStack(path: $path) {
          VStack {
            TextField("Name", text: $text)
            Button("Push") { path = [1] }
            Button("Leave") { tab = 2 }
          }
          .navigationDestination(for: Int.self) { Text("Pushed \($0)") }
        }
        .tabItem { Text("First") }
        .tag(1)
        Text("Other").tabItem { Text("Second") }.tag(2)
      }
    }
  }

  private func hostWithFocus() throws -> (TestHost, TextInputNode) {
    let host = TestHost(Screen())
    let field = try #require(host.first(TextInputNode.self))
    host.graph.focus.focus(field)
    host.graph.keyboardInset = 300
    host.settle()
    return (host, field)
  }

  @Test func barStaysUnderTheKeyboard() throws {
    let (host, field) = try hostWithFocus()
    let bar = try #require(host.element(.tabBar, "Tab Bar"))
    #expect(bar.frame.maxY > 844 - 300)
    let before = try #require(TestHost(Screen()).element(.tabBar, "Tab Bar"))
    #expect(bar.frame == before.frame)
    #expect(field.rootFrame.maxY <= 844 - 300)
  }

  @Test(arguments: ["Push", "Leave"]) func fieldOfAScreenThatIsLeftLosesTheFocus(
    button: String
  ) throws {
    let (host, _) = try hostWithFocus()
    host.tap(button)
    #expect(host.graph.focus.focused == nil)
  }
}
