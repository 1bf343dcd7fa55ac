import SwiftUI

enum Containers {
  /// Views inside of each other, to a random depth.
  @MainActor private static func tree(_ random: inout RandomSource, depth: Int) -> AnyView {
    guard depth > 0 else { return AnyView(Text(random.text())) }
    let child = tree(&random, depth: depth - 1)
    switch Int.random(in: 0..<10, using: &random) {
    case 0:
      return AnyView(
        VStack {
          child; Text(random.text())
        })
    case 1:
      return AnyView(
        HStack {
          child; child
        })
    case 2:
      return AnyView(
        ZStack {
          child; Color.red
        })
    case 3: return AnyView(ScrollView { child })
    case 4: return AnyView(child.padding(random.number()))
    case 5: return AnyView(child.frame(width: random.optionalLength()))
    case 6: return AnyView(child.overlay { Circle() }.background { Color.blue })
    case 7: return AnyView(Group { if random.flag() { child } else { EmptyView() } })
    case 8: return AnyView(GeometryReader { _ in child })
    default: return AnyView(Form { Section(random.text()) { child } })
    }
  }

  @MainActor static let entries: [Entry] = [
    .view("tree") { random in tree(&random, depth: Int.random(in: 1...9, using: &random)) },
    .view("deep stacks") { random in
      var view = AnyView(Text(random.text()))
      for _ in 0..<Int.random(in: 20...120, using: &random) { view = AnyView(VStack { view }) }
      return view
    },
    .view("List") { random in
      let texts = (0..<Int.random(in: 0...40, using: &random)).map { _ in random.text() }
      return List(texts, id: \.self) { Text($0) }
    },
    .view("ForEach equal ids") { random in
      List { ForEach([1, 1, 2, 2, 1], id: \.self) { Text("\($0)") } }
    },
    .view("List selection") { random in
      let chosen = random.whole()
      return List(0..<5, id: \.self, selection: .constant(Optional(chosen))) { Text("\($0)") }
    },
    .view("TabView selection") { random in
      let (first, second) = (random.text(), random.text())
      return TabView(selection: .constant(random.whole())) {
        Text("a").tabItem { Label(first, systemImage: "star") }.tag(0)
        Text("b").tabItem { Text(second) }.tag(1)
      }
    },
    .view("TabView pages") { random in
      TabView(selection: .constant(random.whole())) {
        Text("a").tag(0); Text("b").tag(1)
      }
      .tabViewStyle(.page)
    },
    .view("sheet detents") { random in
      let (height, fraction) = (random.number(), random.number())
      return Text("a").sheet(isPresented: .constant(true)) {
        Text("b").presentationDetents([.height(height), .fraction(fraction)])
          .presentationCornerRadius(height)
      }
    },
    .view("popover") { random in
      let text = random.text()
      return Text("a").popover(isPresented: .constant(true)) { Text(text) }
    },
    .view("DisclosureGroup") { random in
      let text = random.text()
      return DisclosureGroup(random.text(), isExpanded: .constant(true)) { Text(text) }
    },
    .view("NavigationStack path") { random in
      NavigationStack(path: .constant([random.whole(), random.whole()])) {
        Text("a").navigationDestination(for: Int.self) { Text("\($0)") }
      }
    },
    .view("NavigationSplitView width") { random in
      let (least, ideal, most) = (random.number(), random.number(), random.number())
      return NavigationSplitView {
        Text("a").navigationSplitViewColumnWidth(min: least, ideal: ideal, max: most)
      } detail: {
        Text("b")
      }
    },
    .view("scrollPosition") { random in
      ScrollView {
        LazyVStack { ForEach(0..<50, id: \.self) { Text("\($0)") } }.scrollTargetLayout()
      }
      .scrollPosition(id: .constant(Optional(random.whole())))
    },
    .view("matchedGeometry") { random in MatchedPair(isSource: random.flag()) },
    .view("ScrollViewReader") { random in
      let target = random.whole()
      return ScrollViewReader { proxy in
        List(0..<100, id: \.self) { Text("\($0)") }.onAppear { proxy.scrollTo(target) }
      }
    },
  ]

  private struct MatchedPair: View {
    var isSource: Bool
    @Namespace private var space

    var body: some View {
      VStack {
        Text("a").matchedGeometryEffect(id: 1, in: space, isSource: isSource)
        Text("b").matchedGeometryEffect(id: 1, in: space, isSource: isSource)
      }
    }
  }
}
