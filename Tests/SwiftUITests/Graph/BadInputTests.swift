import Combine
import CoreGraphics
import Testing
import UIKit

@testable import SwiftUI

/// Values that no app should pass, and that must neither end the process nor go on for ever.
@MainActor
@Suite struct BadInputTests {
  /// Shows a view, draws it, tells it to accessibility, touches it and turns the screen.
  @discardableResult
  private func use<V: View>(_ view: V) -> TestHost {
    let host = TestHost(view)
    _ = host.elements
    _ = host.canvas
    _ = host.dump
    host.tap(at: CGPoint(x: 195, y: 422))
    host.graph.size = CGSize(width: 844, height: 390)
    host.settle()
    return host
  }

  private func expectFinitePlaces(_ host: TestHost, _ what: String) {
    for node in host.nodes {
      guard let node = node as? LayoutNode else { continue }
      let frame = node.frame
      #expect(
        frame.origin.x.isFinite && frame.origin.y.isFinite && !frame.width.isNaN
          && !frame.height.isNaN,
        "\(what): \(type(of: node)) stands at \(frame)")
    }
  }

  nonisolated private static let strangeNumbers: [CGFloat] = [
    .nan, .infinity, -.infinity, -10, 0, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    .leastNonzeroMagnitude,
  ]

  @Test(arguments: strangeNumbers)
  func lengthsThatMakeNoSenseLeaveFinitePlaces(_ number: CGFloat) {
    let found = issues {
      let text = Text("A")
      expectFinitePlaces(use(text.frame(width: number, height: number)), "frame")
      expectFinitePlaces(use(text.frame(minWidth: number, idealHeight: number)), "least width")
      expectFinitePlaces(use(text.frame(maxWidth: number, maxHeight: number)), "greatest width")
      expectFinitePlaces(use(text.padding(number)), "padding")
      expectFinitePlaces(
        use(
          VStack {
            text.padding(number); text
          }), "padding in a column")
      expectFinitePlaces(use(text.offset(x: number, y: number)), "offset")
      expectFinitePlaces(use(text.position(x: number, y: number)), "position")
      expectFinitePlaces(use(text.aspectRatio(number, contentMode: .fit)), "aspect ratio")
      expectFinitePlaces(
        use(
          VStack(spacing: number) {
            text; text
          }), "spacing")
      expectFinitePlaces(
        use(
          HStack(spacing: number) {
            text; Spacer(minLength: number)
          }), "row")
      expectFinitePlaces(
        use(
          LazyVStack(spacing: number) {
            text; text
          }), "lazy spacing")
      expectFinitePlaces(
        use(
          Grid(horizontalSpacing: number) {
            GridRow {
              text; text
            }
          }), "grid")
      expectFinitePlaces(
        use(
          LazyVGrid(columns: [GridItem(.fixed(number))]) {
            text; text
          }), "fixed track")
      expectFinitePlaces(
        use(
          LazyVGrid(columns: [GridItem(.adaptive(minimum: number))]) {
            text; text
          }), "adaptive")
      expectFinitePlaces(use(text.alignmentGuide(.leading) { _ in number }), "guide")
      expectFinitePlaces(use(text.safeAreaPadding(number)), "safe area")
      expectFinitePlaces(use(text.layoutPriority(Double(number))), "priority")
      expectFinitePlaces(use(text.zIndex(Double(number))), "z-index")
    }
    #expect(found.count < 60)
  }

  @Test(arguments: strangeNumbers)
  func effectsThatMakeNoSenseAreDrawn(_ number: CGFloat) {
    _ = issues {
      let text = Text("A")
      expectFinitePlaces(use(text.scaleEffect(number)), "scale")
      use(text.rotationEffect(.degrees(number)))
      use(text.opacity(Double(number)))
      use(text.blur(radius: number))
      use(text.shadow(radius: number, x: number, y: number))
      use(text.border(.red, width: number))
      use(text.clipShape(RoundedRectangle(cornerRadius: number)))
      use(text.font(.system(size: number)))
      use(Circle().trim(from: number, to: 1).stroke(lineWidth: number))
      use(Slider(value: .constant(Double(number))))
      use(ProgressView(value: Double(number)))
      use(Button("A") {}.scaleEffect(number))
    }
  }

  @Test func aLayoutMayPlaceAViewTwiceNeverOrNowhere() {
    struct Twice: Layout {
      let mode: Int
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize {
        mode == 3 ? CGSize(width: CGFloat.nan, height: .infinity) : CGSize(width: 100, height: 100)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {
        for subview in subviews {
          if mode == 0 {
            subview.place(at: .zero, proposal: .unspecified)
            subview.place(at: bounds.origin, proposal: .zero)
          } else if mode == 2 {
            subview.place(at: CGPoint(x: CGFloat.nan, y: .infinity), proposal: .infinity)
          }
        }
      }
    }
    let found = issues {
      for mode in 0..<4 {
        expectFinitePlaces(
          use(
            Twice(mode: mode) {
              Text("A")
              Color.red
            }), "mode \(mode)")
      }
    }
    #expect(found.count < 8)
  }

  @Test func aBindingToAnElementThatIsGoneDoesNotEndTheProcess() {
    struct Item: Identifiable, Equatable {
      let id: Int
      var isOn = false
    }
    struct Screen: View {
      @State var items = (0..<3).map { Item(id: $0) }
      var body: some View {
        VStack {
          ForEach($items) { $item in Toggle("Item \(item.id)", isOn: $item.isOn) }
          ForEach(items.indices, id: \.self) { index in
            Toggle("Index \(index)", isOn: $items[index].isOn)
          }
          Button("Remove") { items.removeAll() }
        }
      }
    }
    let host = TestHost(Screen())
    host.tap("Remove")
    #expect(host.element(.switch, "Item 0") == nil)
    #expect(host.element(.switch, "Index 2") == nil)
  }

  @Test func duplicateIdentitiesAreReportedOnce() {
    let found = issues {
      let host = use(VStack { ForEach([1, 1, 2], id: \.self) { Text("Row \($0)") } })
      host.update(VStack { ForEach([2, 1, 1], id: \.self) { Text("Row \($0)") } })
      #expect(host.text("Row 2") != nil)
    }
    #expect(found.contains { $0.contains("the ID 1 occurs more than once") })
  }

  @Test func anotherCountOfAConstantRangeIsReported() {
    struct Screen: View {
      @State var count = 2
      var body: some View {
        VStack {
          ForEach(0..<count) { Text("Row \($0)") }
          Button("More") { count = 5 }
        }
      }
    }
    let found = issues {
      let host = TestHost(Screen())
      host.tap("More")
      #expect(host.text("Row 1") != nil)
      #expect(host.text("Row 4") == nil)
    }
    #expect(found.contains { $0.contains("constant range") && $0.contains("Path: ") })
  }

  @Test func twoStatesThatChangeEachOtherAreStoppedAndNamed() {
    struct PingPong: View {
      @State var first = 0
      @State var second = 0
      var body: some View {
        Text("\(first) \(second)")
          .onChange(of: first) { second += 1 }
          .onChange(of: second) { first += 1 }
          .onAppear { first = 1 }
      }
    }
    let found = issues { use(PingPong()) }
    #expect(found.contains { $0.contains("Endless update") && $0.contains("PingPong") })
  }

  @Test func aPublisherThatNeverStopsIsStoppedAndNamed() {
    struct Listener: View {
      let subject: PassthroughSubject<Int, Never>
      @State var count = 0
      var body: some View {
        Text("\(count)").onReceive(subject) {
          count += 1
          subject.send($0 + 1)
        }
      }
    }
    let subject = PassthroughSubject<Int, Never>()
    let found = issues {
      let host = TestHost(Listener(subject: subject))
      subject.send(0)
      host.settle()
      subject.send(0)
    }
    #expect(found.count == 1)
    #expect(found.contains { $0.contains("Endless publisher") && $0.contains("Listener") })
  }

  @Test func aPublisherThatIsAnotherOneWithEachValueIsStoppedAndNamed() {
    struct Listener: View {
      @State var count = 0
      var body: some View {
        Text("\(count)").onReceive(Just(count)) { _ in count += 1 }
      }
    }
    let found = issues { use(Listener()) }
    #expect(found.contains { $0.contains("Endless update") && $0.contains("Listener") })
  }

  @Test func aStateWriteInABodyIsStoppedAndNamed() {
    struct Writer: View {
      @State var count = 0
      var body: some View {
        count += 1
        return Text("\(count)")
      }
    }
    let found = issues { use(Writer()) }
    #expect(found.allSatisfy { $0.contains("Writer") })
    #expect(!found.isEmpty)
  }

  @Test func aMissingEnvironmentObjectIsNamedWithItsPath() {
    final class Model: ObservableObject {}
    struct Reader: View {
      @EnvironmentObject var model: Model
      var body: some View { Text("\(ObjectIdentifier(model).hashValue)") }
    }
    struct Screen: View {
      var body: some View { VStack { Reader() } }
    }
    let found = issues { use(Screen()) }
    #expect(found.contains { $0.contains("Model") && $0.contains("Reader") && $0.contains("Path") })
  }

  @Test func aMillionLettersWithoutASpaceAreLaidOut() {
    let text = String(repeating: "abcdefghij", count: 100_000)
    // As many lines as there is room for.
    #expect((300...390).contains(use(Text(text)).text(text)?.size.height ?? 0))
  }

  @Test func namelessFontsAreShown() {
    let host = use(Text("A").font(.custom("", size: 20)))
    #expect((host.text("A")?.size.height ?? 0) > 10)
  }

  @Test(arguments: 0..<2)
  func aHundredThousandLazyRowsMakeFewNodes(_ kind: Int) {
    let rows = ForEach(0..<100_000, id: \.self) { Text("Row \($0)") }
    let host = kind == 0 ? use(ScrollView { LazyVStack { rows } }) : use(List { rows })
    #expect(host.element(.staticText, "Row 0") != nil)
    #expect(host.graph.statistics.nodesMade < 2000)
  }

  @Test func deepNestingOfEveryKindIsShownOrReported() {
    struct InLabel: View {
      let depth: Int
      var body: some View {
        if depth > 0 {
          Button(action: {}) { InLabel(depth: depth - 1) }
        } else {
          Text("Bottom")
        }
      }
    }
    struct InOverlay: View {
      let depth: Int
      var body: some View {
        if depth > 0 {
          Color.red.overlay { InOverlay(depth: depth - 1) }.padding(1)
        } else {
          Text("Bottom")
        }
      }
    }
    for found in [
      issues { use(InLabel(depth: 5000)).graph.tearDown() },
      issues { use(InOverlay(depth: 5000)).graph.tearDown() },
    ] {
      #expect(found.count <= 1)
      #expect(found.allSatisfy { $0.contains("nested too deeply") })
    }
  }
}
