import Testing

@testable import SwiftUI

private struct NoteKey: FocusedValueKey {
  typealias Value = String
}

private struct TitleKey: FocusedValueKey {
  typealias Value = Binding<String>
}

extension FocusedValues {
  fileprivate var note: String? {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }
  fileprivate var title: Binding<String>? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
}

@MainActor
@Suite struct FocusedValuesTests {
  private struct Reader: View {
    @FocusedValue(\.note) var note
    var body: some View { Text("note: \(note ?? "none")") }
  }

  private struct Screen: View {
    @State var first = ""
    @State var second = ""

    var body: some View {
      VStack {
        Reader()
        TextField("First", text: $first).focusedValue(\.note, "one")
        VStack {
          TextField("Second", text: $second).focusedValue(\.note, "inner")
        }
        .focusedValue(\.note, "outer")
      }
    }
  }

  @Test func followTheFocus() {
    let host = TestHost(Screen())
    #expect(host.text("note: none") != nil)
    host.tap("First")
    #expect(host.text("note: one") != nil)
    host.tap("Second")
    #expect(host.text("note: inner") != nil)
    host.graph.focus.focus(nil)
    host.settle()
    #expect(host.text("note: none") != nil)
  }

  @Test func sceneValuesCountWithoutFocus() {
    struct Switching: View {
      @State var isThere = true
      var body: some View {
        VStack {
          Reader()
          if isThere { Text("publisher").focusedSceneValue(\.note, "scene") }
          Button("Remove") { isThere = false }
        }
      }
    }
    let host = TestHost(Switching())
    #expect(host.text("note: scene") != nil)
    host.tap("Remove")
    #expect(host.text("note: none") != nil)
  }

  @Test func bindingsWriteToTheirView() {
    struct Editor: View {
      @State var title = "old"
      var body: some View { Text("title \(title)").focusedSceneValue(\.title, $title) }
    }
    struct Rename: View {
      @FocusedBinding(\.title) var title
      var body: some View { Button("Rename \(title ?? "nothing")") { title = "new" } }
    }
    let host = TestHost(
      VStack {
        Editor()
        Rename()
      })
    #expect(host.tap("Rename old"))
    #expect(host.text("title new") != nil)
    #expect(host.element(.button, "Rename new") != nil)
  }
}
