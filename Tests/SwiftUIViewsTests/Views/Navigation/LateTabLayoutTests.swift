import CoreGraphics
import Testing

@testable import SwiftUI

/// What a tab shows that is selected later is laid out as if it had been selected from the start.
@MainActor
@Suite struct LateTabLayoutTests {
  struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
      value = max(value, nextValue())
    }
  }

  enum Kind: CaseIterable, Sendable {
    case stack, list, scroll, form, navigation, lazy, custom
  }

  struct Labels: View {
    @State private var width: CGFloat?
    let names = ["a", "wider", "the widest one"]

    var body: some View {
      ForEach(names, id: \.self) { name in
        HStack {
          Text(name)
            .background(
              GeometryReader { proxy in
                Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
              }
            )
            .frame(width: width, alignment: .leading)
          ProgressView(value: 0.5)
        }
      }
      .onPreferenceChange(WidthKey.self) { value in
        MainActor.assumeIsolated { width = value }
      }
    }
  }

  struct Content: View {
    let kind: Kind

    var body: some View {
      switch kind {
      case .stack: VStack { Labels() }
      case .list: List { Labels() }
      case .scroll: ScrollView { VStack { Labels() } }
      case .form: Form { Section("x") { Labels() } }
      case .navigation: NavigationStack { List { Labels() }.navigationTitle("Title") }
      case .lazy: ScrollView { LazyVStack { Labels() } }
      case .custom:
        GeometryReader { proxy in
          VStack { Labels() }.frame(width: proxy.size.width * 0.5)
        }
      }
    }
  }

  struct Screen: View {
    let kind: Kind
    @State var selection: Int

    var body: some View {
      TabView(selection: $selection) {
        Button("go") { selection = 1 }.tabItem { Text("First") }.tag(0)
        Content(kind: kind).tabItem { Text("Second") }.tag(1)
      }
    }
  }

  private func frames(_ host: TestHost) -> [CGRect] {
    host.nodes.compactMap { $0 as? LayoutNode }
      .filter { $0.dumpLabel == "Text" || $0.dumpLabel == "ProgressView" }
      .map(\.rootFrame)
  }

  @Test(arguments: Kind.allCases) func aLateTabLooksAsAnEarlyOne(_ kind: Kind) {
    let early = TestHost(Screen(kind: kind, selection: 1))
    let late = TestHost(Screen(kind: kind, selection: 0))
    late.tap("go")
    // The first tab is laid out only where it has shown.
    func lines(_ host: TestHost) -> [Substring] {
      host.dump.split(separator: "\n").filter { !$0.contains("Button") && !$0.contains("go") }
    }
    let (expected, found) = (lines(early), lines(late))
    #expect(found.count == expected.count)
    for (index, line) in expected.enumerated() where index < found.count {
      #expect(found[index] == line, "line \(index)")
    }
    #expect(early.frame(ofText: "a").width == late.frame(ofText: "a").width)
  }
}
