import Testing

@testable import SwiftUI

private enum NamesKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// Values that views send up the tree.
@MainActor
@Suite struct PreferenceTests {
  private func collected<V: View>(_ view: V) -> [String] {
    let seen = Box<[[String]]>([])
    _ = TestHost(view.onPreferenceChange(NamesKey.self) { seen.value.append($0) })
    #expect(seen.value.count <= 1)
    return seen.value.last ?? []
  }

  @Test func siblingsAreReducedInTheirOrder() {
    let names = collected(
      VStack {
        Text("A").preference(key: NamesKey.self, value: ["a"])
        Text("none")
        HStack {
          Text("B").preference(key: NamesKey.self, value: ["b"])
          Group { Text("C").preference(key: NamesKey.self, value: ["c"]) }
        }
        ForEach(0..<2, id: \.self) { number in
          Text("D").preference(key: NamesKey.self, value: ["d\(number)"])
        }
      })
    #expect(names == ["a", "b", "c", "d0", "d1"])
  }

  @Test func whatIsSetFurtherOutReplaces() {
    let names = collected(
      VStack { Text("A").preference(key: NamesKey.self, value: ["inner"]) }
        .preference(key: NamesKey.self, value: ["outer"]))
    #expect(names == ["outer"])
  }

  @Test func transformingChangesWhatComesFromInside() {
    let names = collected(
      VStack {
        Text("A").preference(key: NamesKey.self, value: ["a"])
          .transformPreference(NamesKey.self) { $0.append("more") }
        Text("B").transformPreference(NamesKey.self) { $0.append("b") }
      })
    #expect(names == ["a", "more", "b"])
  }

  @Test func backgroundsComeAfterTheView() {
    let names = collected(
      Text("A").preference(key: NamesKey.self, value: ["view"])
        .background { Color.red.preference(key: NamesKey.self, value: ["background"]) }
        .overlay { Color.red.preference(key: NamesKey.self, value: ["overlay"]) })
    #expect(names == ["view", "background", "overlay"])
  }

  @Test func changesAreToldOnceEach() {
    struct Screen: View {
      let log: Box<[[String]]>
      @State private var names = ["a"]
      @State private var other = 0
      var body: some View {
        VStack {
          ForEach(names, id: \.self) { Text($0).preference(key: NamesKey.self, value: [$0]) }
          Button("Add") { names.append("b") }
          Button("Remove") { names = [] }
          Button("Other \(other)") { other += 1 }
        }
        .onPreferenceChange(NamesKey.self) { log.value.append($0) }
      }
    }
    let log = Box<[[String]]>([])
    let host = TestHost(Screen(log: log))
    host.tap("Add")
    host.tap("Other 0")
    host.tap("Remove")
    #expect(log.value == [["a"], ["a", "b"], []])
  }

  @Test func aPreferenceMayFillAStateThatChangesTheView() {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        VStack {
          ForEach(0..<3, id: \.self) {
            Text("Row \($0)").preference(key: NamesKey.self, value: ["x"])
          }
          Text("\(count) rows")
        }
        .onPreferenceChange(NamesKey.self) { count = $0.count }
      }
    }
    #expect(TestHost(Screen()).text("3 rows") != nil)
  }

  @Test func valuesAreReadForOverlayAndBackground() {
    let view = Text("A").preference(key: NamesKey.self, value: ["a"])
    let host = TestHost(
      VStack {
        view.overlayPreferenceValue(NamesKey.self) { Text("over \($0.joined())") }
        view.backgroundPreferenceValue(NamesKey.self) { Text("under \($0.joined())") }
      })
    #expect(host.text("over a") != nil && host.text("under a") != nil)
  }

  @Test func valuesOfHiddenTypesAreReadForOverlayAndBackground() {
    let view = AnyView(Text("A").preference(key: NamesKey.self, value: ["a"]))
    let host = TestHost(
      VStack {
        view.overlayPreferenceValue(NamesKey.self) { Text("over \($0.joined())") }
        view.padding().backgroundPreferenceValue(NamesKey.self) { Text("under \($0.joined())") }
        AnyView(view).overlayPreferenceValue(NamesKey.self) { Text("twice \($0.joined())") }
      })
    #expect(host.text("over a") != nil)
    #expect(host.text("under a") != nil)
    #expect(host.text("twice a") != nil)
  }

  @Test func severalViewsHaveALayerOfTheirOwnValueEach() {
    let host = TestHost(
      VStack {
        Group {
          Text("A").preference(key: NamesKey.self, value: ["a"])
          Text("B").preference(key: NamesKey.self, value: ["b"])
          Text("C")
        }
        .transformPreference(NamesKey.self) { $0.append("x") }
        .overlayPreferenceValue(NamesKey.self) { Text("over \($0.joined())") }
      })
    #expect(host.text("over ax") != nil)
    #expect(host.text("over bx") != nil)
    #expect(host.text("over x") != nil)
  }

  @Test func aLayerFollowsTheValueOfAHiddenType() {
    struct Screen: View {
      @State private var name = "a"
      @State private var isOther = false
      var body: some View {
        VStack {
          content.overlayPreferenceValue(NamesKey.self) { Text("over \($0.joined())") }
          Button("Change") { name = "b" }
          Button("Other") { isOther = true }
        }
      }
      private var content: AnyView {
        isOther
          ? AnyView(Color.red.preference(key: NamesKey.self, value: ["c"]))
          : AnyView(Text("A").preference(key: NamesKey.self, value: [name]))
      }
    }
    let host = TestHost(Screen())
    #expect(host.text("over a") != nil)
    host.tap("Change")
    #expect(host.text("over b") != nil)
    host.tap("Other")
    #expect(host.text("over c") != nil)
  }
}
