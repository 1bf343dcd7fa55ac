import Testing

@testable import SwiftUI

/// Containers of the app's own that arrange the views they are given.
@MainActor
@Suite struct SubviewsTests {
  /// What the texts say, in the order of declaration.
  private func texts(_ host: TestHost) -> [String] {
    host.nodes.compactMap { ($0 as? TextNode)?.text.plainString }
  }

  struct Pair: View {
    var body: some View {
      Text("first")
      Text("second")
    }
  }

  struct Numbered<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      Group(subviews: content) { subviews in
        Text("\(subviews.count) views")
        ForEach(subviews) { subview in
          subview
          if subview.id != subviews.last?.id { Text("-") }
        }
      }
    }
  }

  @Test func everyKindOfContentIsResolved() {
    let rows = ["a", "b"]
    let isOn = Box(true)
    let missing = Box<String?>(nil)
    let host = TestHost(
      VStack {
        Numbered {
          Text("start")
          ForEach(rows, id: \.self) { Text($0) }
          if isOn.value { Text("on") } else { Text("off") }
          if let missing = missing.value { Text(missing) }
          Pair()
          Group {
            AnyView(Pair())
            EmptyView()
          }
          .bold()
          Section("header") { Text("row") }
        }
      })
    #expect(
      texts(host).filter { $0 != "-" } == [
        "10 views", "start", "a", "b", "on", "first", "second", "first", "second", "header", "row",
      ])
    #expect(texts(host).filter { $0 == "-" }.count == 9)
  }

  @Test func aCollectionOfSubviewsIsAView() {
    let host = TestHost(
      VStack {
        Group(subviews: Pair()) { subviews in
          HStack { subviews }
          HStack { subviews[1...] }
        }
      })
    #expect(texts(host) == ["first", "second", "second"])
    let first = host.frame(ofText: "first")
    #expect(host.frame(ofText: "second").midY == first.midY)
  }

  struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  struct Rotating: View {
    @State private var names = ["a", "b", "c"]
    var body: some View {
      VStack {
        Numbered { ForEach(names, id: \.self) { Counter(name: $0) } }
        Button("Move") { names.append(names.removeFirst()) }
        Button("Remove") { names.removeLast() }
      }
    }
  }

  @Test func stateStaysWithTheIdentityInTheContent() {
    let host = TestHost(Rotating())
    host.tap("a 0")
    host.tap("a 1")
    #expect(host.text("a 2") != nil)
    host.tap("Move")
    #expect(
      texts(host) == ["3 views", "b 0", "-", "c 0", "-", "a 2", "Move", "Remove"])
    host.tap("Remove")
    #expect(texts(host) == ["2 views", "b 0", "-", "c 0", "Move", "Remove"])
  }

  struct Toggling: View {
    @State private var isOn = false
    @State private var title = "old"
    var body: some View {
      VStack {
        Numbered {
          Text(title)
          if isOn { Text("extra") }
        }
        Button("Toggle") { isOn.toggle() }
        Button("Rename") { title = "new" }
      }
    }
  }

  @Test func whatChangesInTheContentIsShown() {
    let host = TestHost(Toggling())
    #expect(texts(host).first == "1 views")
    host.tap("Toggle")
    #expect(texts(host).prefix(4) == ["2 views", "old", "-", "extra"])
    host.tap("Rename")
    #expect(texts(host).prefix(2) == ["2 views", "new"])
    host.tap("Toggle")
    #expect(texts(host).prefix(3) == ["1 views", "new", "Toggle"])
  }

  @Test func theEnvironmentIsThatOfThePlace() {
    let host = TestHost(
      VStack {
        ForEach(subviews: Group { Button("Inside") {} }.environment(\.lineLimit, 2)) { subview in
          subview.disabled(true)
        }
      })
    #expect(host.element(.button, "Inside")?.isEnabled == false)
  }

  @Test func appearingHappensWhereTheViewIsShown() {
    let log = Box<[String]>([])
    let content = Group {
      Text("shown").onAppear { log.value.append("shown") }
      Text("left out").onAppear { log.value.append("left out") }
    }
    let host = TestHost(VStack { Group(subviews: content) { $0.first } })
    #expect(log.value == ["shown"])
    #expect(texts(host) == ["shown"])
  }

  @Test func tagsAndContainerValuesAreTold() {
    let log = Box<[String]>([])
    let content = Group {
      Text("a").tag(1).padding()
      Text("b").containerValue(\.mark, "own").tag("two")
      Group {
        Text("c")
        Text("d").containerValue(\.mark, "own")
      }
      .containerValue(\.mark, "outer")
    }
    _ = TestHost(
      VStack {
        ForEach(subviews: content) { subview in
          let values = subview.containerValues
          let _ = log.value.append(
            "\(values.mark) \(values.tag(for: Int.self) ?? 0) \(values.hasTag("two"))")
          subview
        }
      })
    #expect(log.value == ["none 1 false", "own 0 true", "outer 0 false", "own 0 false"])
  }

  @Test func aContainerValueThatChangesIsRead() {
    struct Screen: View {
      @State private var mark = "first"
      var body: some View {
        VStack {
          ForEach(subviews: Text("row").containerValue(\.mark, mark)) { subview in
            Text(subview.containerValues.mark)
          }
          Button("Mark") { mark = "second" }
        }
      }
    }
    let host = TestHost(Screen())
    #expect(texts(host).first == "first")
    host.tap("Mark")
    #expect(texts(host).first == "second")
  }

  @Test func sectionsAreTold() {
    let content = Group {
      Text("before")
      Section {
        Text("row 1")
        Text("row 2")
      } header: {
        Text("head")
      } footer: {
        Text("foot")
      }
      .containerValue(\.mark, "section")
      Text("after")
    }
    let host = TestHost(
      VStack {
        Group(sections: content) { sections in
          Text("\(sections.count) sections")
          ForEach(sections) { section in
            Text(
              "\(section.header.count) \(section.content.count) \(section.footer.count) \(section.containerValues.mark)"
            )
            section.content
          }
        }
        ForEach(sections: content) { section in section.header }
      })
    #expect(
      texts(host) == [
        "3 sections", "0 1 0 none", "before", "1 2 1 section", "row 1", "row 2", "0 1 0 none",
        "after", "head",
      ])
  }

  @Test func lazyStacksAndListsShowSubviews() {
    let content = ForEach(0..<100, id: \.self) { Text("Row \($0)") }
    let lazy = TestHost(
      ScrollView { LazyVStack { ForEach(subviews: content) { $0.padding() } } })
    #expect(lazy.text("Row 0") != nil && lazy.text("Row 90") == nil)
    let list = TestHost(List { ForEach(subviews: content) { $0 } })
    #expect(list.text("Row 0") != nil && list.text("Row 90") == nil)
  }

  @Test func olderContainersAreGivenTheirChildren() {
    struct Divided: _VariadicView_MultiViewRoot {
      func body(children: _VariadicView.Children) -> some View {
        ForEach(children) { child in
          child
          if child.id != children.last?.id { Text("-") }
          if let id = child.id(as: String.self) { Text("is \(id) \(child[LevelKey.self])") }
        }
      }
    }
    let host = TestHost(
      VStack {
        _VariadicView.Tree(Divided()) {
          Text("first")
          ForEach(["a", "b"], id: \.self) { Text($0)._trait(LevelKey.self, 2) }
          Text("last").id("z")
        }
      })
    #expect(
      texts(host) == [
        "first", "-", "a", "-", "is a 2", "b", "-", "is b 2", "last", "is z 0",
      ])
  }

  @Test func containersNest() {
    let host = TestHost(
      VStack { Numbered { Numbered { Pair() } } })
    #expect(texts(host) == ["4 views", "2 views", "-", "first", "-", "-", "-", "second"])
  }
}

private enum LevelKey: _ViewTraitKey { static let defaultValue = 0 }

private enum MarkKey: ContainerValueKey { static let defaultValue = "none" }

extension ContainerValues {
  fileprivate var mark: String {
    get { self[MarkKey.self] }
    set { self[MarkKey.self] = newValue }
  }
}
