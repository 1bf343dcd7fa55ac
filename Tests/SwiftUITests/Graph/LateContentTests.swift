import Accessibility
import Combine
import CoreGraphics
import DisplayList
import Foundation
import Observation
import Testing

@testable import SwiftUI

private struct LateWordKey: EnvironmentKey {
  static let defaultValue = "environment 0"
}

extension EnvironmentValues {
  fileprivate var lateWord: String {
    get { self[LateWordKey.self] }
    set { self[LateWordKey.self] = newValue }
  }
}

/// What a closure reads must bring it up to date, whenever the closure is evaluated and whoever does
/// it.
@MainActor
@Suite struct LateContentTests {
  @Observable @MainActor final class Model { var word = "model 0" }

  final class Store: ObservableObject { @Published var word = "store 0" }

  /// Changes what the closures read.
  @MainActor final class Levers {
    let model = Model()
    let store = Store()
    var setState: (String) -> Void = { _ in }
    var setBinding: (String) -> Void = { _ in }
    var setEnvironment: (String) -> Void = { _ in }
  }

  /// Owns the values from outside.
  struct Outside: View {
    let levers: Levers
    let wrap: Wrap
    @State private var binding = "binding 0"
    @State private var environment = "environment 0"

    var body: some View {
      let (bound, word) = ($binding, $environment)
      levers.setBinding = { bound.wrappedValue = $0 }
      levers.setEnvironment = { word.wrappedValue = $0 }
      return Owner(levers: levers, wrap: wrap, store: levers.store, binding: $binding)
        .environment(\.lateWord, environment)
    }
  }

  /// Owns the closure.
  struct Owner: View {
    let levers: Levers
    let wrap: Wrap
    @ObservedObject var store: Store
    @Binding var binding: String
    @State private var state = "state 0"
    @Environment(\.lateWord) private var word

    var body: some View {
      let set = $state
      levers.setState = { set.wrappedValue = $0 }
      return wrap {
        [state, binding, store.word, levers.model.word, word].joined(separator: ", ")
      }
    }
  }

  typealias Wrap = @MainActor (@escaping @MainActor () -> String) -> AnyView

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let wrap: @Sendable @MainActor (@escaping @MainActor () -> String) -> AnyView
    let open: @Sendable @MainActor (TestHost) -> Void
    /// Whether what is open stays as it was opened.
    let opensLast: Bool

    init(
      _ name: String, opensLast: Bool = false,
      open: @escaping @Sendable @MainActor (TestHost) -> Void = { _ in },
      _ wrap: @escaping @Sendable @MainActor (@escaping @MainActor () -> String) -> AnyView
    ) {
      testDescription = name
      self.wrap = wrap
      self.open = open
      self.opensLast = opensLast
    }
  }

  @Test(arguments: Self.containers + Self.presentations)
  func whatTheClosureReadsBringsItUpToDate(_ container: Case) {
    let levers = Levers()
    let host = TestHost(Outside(levers: levers, wrap: container.wrap))
    if !container.opensLast { container.open(host) }
    var words = ["state 0", "binding 0", "store 0", "model 0", "environment 0"]
    func check(_ what: String, isLast: Bool = false) {
      if container.opensLast {
        guard isLast else { return }
        container.open(host)
      }
      let line = words.joined(separator: ", ")
      #expect(shows(line, host), "\(container.testDescription) after \(what)\n\(host.dump)")
    }
    check("opening")
    words[0] = "state 1"
    levers.setState(words[0])
    host.settle()
    check("a change of the state")
    words[1] = "binding 1"
    levers.setBinding(words[1])
    host.settle()
    check("a change of the binding")
    words[2] = "store 1"
    levers.store.word = words[2]
    host.settle()
    check("a change of the observed object")
    words[3] = "model 1"
    levers.model.word = words[3]
    host.settle()
    check("a change of the observable property")
    words[4] = "environment 1"
    levers.setEnvironment(words[4])
    host.settle()
    check("a change of the environment")
    words[4] = "environment 2"
    levers.setEnvironment(words[4])
    host.settle()
    check("the next change of the environment", isLast: true)
  }

  private func shows(_ line: String, _ host: TestHost) -> Bool {
    if host.text(line) != nil { return true }
    func find(_ elements: [AccessibilityElement]) -> Bool {
      elements.contains { $0.label.contains(line) || find($0.children) }
    }
    return find(host.elements) || DisplayList(host.canvas.items).description.contains(line)
  }
}

// MARK: - In place

extension LateContentTests {
  struct Number: Identifiable, Hashable {
    let id: Int
    var inner: [Number]?
  }

  nonisolated static let one = [Number(id: 1)]

  nonisolated static let containers: [Case] = [
    Case("body") { words in AnyView(Text(words())) },
    Case("ForEach") { words in AnyView(VStack { ForEach(one) { _ in Text(words()) } }) },
    Case("ForEach of a range") { words in AnyView(ForEach(0..<2) { _ in Text(words()) }) },
    Case("ForEach under another value") { words in
      AnyView(VStack { ForEach(one) { _ in Text(words()) } }.environment(\.lateWord, "inner"))
    },
    Case("ForEach in ForEach") { words in
      AnyView(ForEach(one) { _ in ForEach(one) { _ in Text(words()) } })
    },
    Case("LazyVStack") { words in
      AnyView(ScrollView { LazyVStack { ForEach(one) { _ in Text(words()) } } })
    },
    Case("LazyVGrid") { words in
      AnyView(
        ScrollView {
          LazyVGrid(columns: [GridItem()]) { ForEach(one) { _ in Text(words()) } }
        })
    },
    Case("List") { words in AnyView(List { Text(words()) }) },
    Case("List of data") { words in AnyView(List(one) { _ in Text(words()) }) },
    Case("Section") { words in
      AnyView(List { Section("Section") { ForEach(one) { _ in Text(words()) } } })
    },
    Case("OutlineGroup") { words in
      AnyView(VStack { OutlineGroup(one, children: \.inner) { _ in Text(words()) } })
    },
    Case("rows below rows of an outline", open: { $0.tap("top") }) { words in
      AnyView(
        List([Number(id: 0, inner: one)], children: \.inner) { number in
          Text(number.inner == nil ? words() : "top")
        })
    },
    Case("DisclosureGroup", open: { $0.tap("More") }) { words in
      AnyView(DisclosureGroup("More") { Text(words()) })
    },
    Case("GeometryReader") { words in AnyView(GeometryReader { _ in Text(words()) }) },
    Case("ForEach in GeometryReader") { words in
      AnyView(GeometryReader { _ in ForEach(one) { _ in Text(words()) } })
    },
    Case("ScrollViewReader") { words in
      AnyView(ScrollViewReader { _ in ScrollView { Text(words()) } })
    },
    Case("TimelineView") { words in
      AnyView(TimelineView(.everyMinute) { _ in Text(words()) })
    },
    Case("AsyncImage") { words in
      AnyView(AsyncImage(url: nil) { _ in Text(words()) })
    },
    Case("placeholder of AsyncImage") { words in
      AnyView(
        AsyncImage(url: nil) {
          $0
        } placeholder: {
          Text(words())
        })
    },
    Case("ViewThatFits") { words in AnyView(ViewThatFits { Text(words()) }) },
    Case("Picker") { words in
      AnyView(
        Picker("Picker", selection: .constant(1)) { Text(words()).tag(1) }.pickerStyle(.inline))
    },
    Case("ForEach in Picker") { words in
      AnyView(
        Picker("Picker", selection: .constant(1)) {
          ForEach(one) { Text(words()).tag($0.id) }
        }.pickerStyle(.segmented))
    },
    Case("overlay") { words in AnyView(Color.red.overlay { Text(words()) }) },
    Case("background") { words in AnyView(Color.red.background { Text(words()) }) },
    Case("overlayPreferenceValue") { words in
      AnyView(Color.red.overlayPreferenceValue(SumKey.self) { _ in Text(words()) })
    },
    Case("safeAreaInset") { words in
      AnyView(Color.red.safeAreaInset(edge: .bottom) { Text(words()) })
    },
    Case("symbols of Canvas") { words in
      AnyView(
        Canvas { context, _ in
          if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: .zero) }
        } symbols: {
          Text(words()).tag(1)
        })
    },
    Case("renderer of Canvas") { words in
      AnyView(
        Canvas { context, size in
          context.draw(Text(words()), in: CGRect(origin: .zero, size: size))
        })
    },
    Case("label of Button") { words in AnyView(Button(action: {}) { Text(words()) }) },
    Case("ButtonStyle") { words in
      AnyView(Button("Press") {}.buttonStyle(WordsStyle(words: words)))
    },
    Case("ViewModifier") { words in AnyView(Color.red.modifier(WordsModifier(words: words))) },
    Case("TabView") { words in
      AnyView(TabView { Tab("One", systemImage: "star") { Text(words()) } })
    },
    Case("NavigationStack") { words in AnyView(NavigationStack { Text(words()) }) },
    Case("toolbar") { words in
      AnyView(NavigationStack { Color.red.toolbar { Button(words()) {} } })
    },
    Case("navigationTitle") { words in
      AnyView(NavigationStack { Color.red.navigationTitle(words()) })
    },
  ]

  struct WordsStyle: ButtonStyle {
    let words: @MainActor () -> String
    func makeBody(configuration: Configuration) -> some View { Text(words()) }
  }

  struct WordsModifier: ViewModifier {
    let words: @MainActor () -> String
    func body(content: Content) -> some View { content.overlay(Text(words())) }
  }
}

// MARK: - On top

extension LateContentTests {
  private static func press(_ host: TestHost, duration: Double) {
    host.tap(at: CGPoint(x: 195, y: 422), duration: duration)
  }

  nonisolated static let presentations: [Case] = [
    Case("sheet") { words in
      AnyView(Color.red.sheet(isPresented: .constant(true)) { Text(words()) })
    },
    Case("sheet of an item") { words in
      AnyView(Color.red.sheet(item: .constant(Optional(one[0]))) { _ in Text(words()) })
    },
    Case("ForEach in a sheet") { words in
      AnyView(
        Color.red.sheet(isPresented: .constant(true)) { ForEach(one) { _ in Text(words()) } })
    },
    Case("fullScreenCover") { words in
      AnyView(Color.red.fullScreenCover(isPresented: .constant(true)) { Text(words()) })
    },
    Case("popover") { words in
      AnyView(
        Color.red.popover(isPresented: .constant(true)) {
          Text(words()).presentationCompactAdaptation(.popover)
        })
    },
    Case("alert") { words in
      AnyView(Color.red.alert("Alert", isPresented: .constant(true)) { Button(words()) {} })
    },
    Case("message of alert") { words in
      AnyView(
        Color.red.alert("Alert", isPresented: .constant(true)) {
        } message: {
          Text(words())
        })
    },
    Case("confirmationDialog") { words in
      AnyView(
        Color.red.confirmationDialog("Dialog", isPresented: .constant(true)) {
          Button(words()) {}
        })
    },
    Case("navigationDestination of a type", open: { $0.tap("Go") }) { words in
      AnyView(
        NavigationStack {
          NavigationLink("Go", value: 1).navigationDestination(for: Int.self) { _ in
            Text(words())
          }
        })
    },
    Case("navigationDestination") { words in
      AnyView(
        NavigationStack {
          Color.red.navigationDestination(isPresented: .constant(true)) { Text(words()) }
        })
    },
    Case("navigationDestination of an item") { words in
      AnyView(
        NavigationStack {
          Color.red.navigationDestination(item: .constant(Optional(1))) { _ in Text(words()) }
        })
    },
    Case("NavigationLink", open: { $0.tap("Go") }) { words in
      AnyView(NavigationStack { NavigationLink("Go") { Text(words()) } })
    },
    Case("Menu", open: { $0.tap("More") }) { words in
      AnyView(Menu("More") { Button(words()) {} })
    },
    Case("contextMenu", opensLast: true, open: { press($0, duration: 1) }) { words in
      AnyView(Text("Hold").contextMenu { Button(words()) {} })
    },
    Case(
      "searchSuggestions",
      open: { host in
        let frame = host.element(.searchField)?.frame ?? .zero
        host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
      }
    ) { words in
      AnyView(
        NavigationStack {
          Color.red.searchable(text: .constant("")).searchSuggestions { Text(words()) }
        })
    },
    Case(
      "swipeActions", opensLast: true,
      open: { host in
        let frame = host.frame(ofText: "Mail")
        host.drag(
          from: CGPoint(x: 300, y: frame.midY), to: CGPoint(x: 180, y: frame.midY))
      }
    ) { words in
      AnyView(List { Text("Mail").swipeActions { Button(words()) {} } })
    },
  ]
}
