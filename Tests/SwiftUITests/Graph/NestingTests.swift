import Testing
import UIKit

@testable import SwiftUI

/// Trees that are much deeper or larger than any app's, and texts that go on for ever.
@MainActor
@Suite struct NestingTests {
  /// Shows a view, looks at it in every way, and takes it down; `check` sees it before it turns.
  private func use<V: View>(_ view: V, check: (TestHost) -> Void = { _ in }) {
    let host = TestHost(view)
    _ = host.elements
    _ = host.canvas
    _ = host.dump
    host.tap(at: CGPoint(x: 195, y: 422))
    check(host)
    host.graph.size = CGSize(width: 844, height: 390)
    host.settle()
    host.graph.tearDown()
  }

  private static func erased(_ depth: Int, _ wrap: (AnyView) -> AnyView) -> AnyView {
    var view = AnyView(Text("Bottom"))
    for _ in 0..<depth { view = wrap(view) }
    return view
  }

  @Test(arguments: 0..<6)
  func fiveThousandErasedLevelsAreShownOrReported(_ kind: Int) {
    let found = issues {
      let view = Self.erased(5000) { inner in
        switch kind {
        case 0: AnyView(inner.padding(0))
        case 1: AnyView(VStack { inner })
        case 2: AnyView(Group { inner }.font(.body))
        case 3: AnyView(inner.onAppear {})
        case 4: AnyView(inner.background { Color.red })
        default:
          AnyView(
            HStack {
              inner; Text("Side")
            })
        }
      }
      use(view)
    }
    #expect(found.count <= 1)
    #expect(found.allSatisfy { $0.contains("nested too deeply") })
  }

  struct Level: View {
    let depth: Int
    var body: some View {
      if depth > 0 { AnyView(Level(depth: depth - 1).opacity(0.99)) } else { AnyView(Text("End")) }
    }
  }

  @Test func levelsWithModifiersAndBodies() {
    let found = issues { use(Level(depth: 5000)) }
    #expect(found.count <= 1)
  }

  @Test func listedLevelsAreShownOrReported() {
    struct Listed: View {
      let depth: Int
      var body: some View {
        if depth > 0 {
          Group(subviews: AnyView(Listed(depth: depth - 1))) { $0 }
        } else {
          Text("End")
        }
      }
    }
    let found = issues { use(Listed(depth: 2000)) }
    #expect(found.count <= 1)
  }

  @Test func aHundredThousandCellsInALazyGridMakeFewNodes() {
    let grid = ScrollView {
      LazyVGrid(columns: [GridItem(), GridItem()]) {
        ForEach(0..<100_000, id: \.self) { Text("Cell \($0)") }
      }
    }
    use(grid) { #expect($0.graph.statistics.nodesMade < 2000) }
  }

  @Test func thousandsOfRowsInAGridAreMeasuredAFewTimesEach() {
    let grid = Grid {
      ForEach(0..<20_000, id: \.self) { row in
        GridRow {
          Text("A"); Text("\(row)")
        }
      }
    }
    use(grid) {
      let statistics = $0.graph.statistics
      #expect(statistics.nodesMeasured < 8 * statistics.nodesMade)
      #expect($0.text("19,999") != nil)
    }
  }

  nonisolated private static let endlessText = String(repeating: "abcdefghij", count: 100_000)

  /// The size of the text, in points.
  private func size(_ host: TestHost) -> CGSize { host.first(TextNode.self)?.size ?? .zero }

  @Test func aMillionLettersInFewLines() {
    let text = Text(Self.endlessText)
    use(text.lineLimit(1).minimumScaleFactor(0.1)) { #expect((1...21).contains(size($0).height)) }
    use(text.lineLimit(3).truncationMode(.middle)) { #expect((60...66).contains(size($0).height)) }
    use(text.lineLimit(2).truncationMode(.head).allowsTightening(true)) {
      #expect((40...46).contains(size($0).height))
    }
    use(text.fixedSize()) { #expect(size($0).width > 5_000_000) }
  }

  @Test func aMillionLettersInFields() {
    let text = Binding.constant(Self.endlessText)
    use(TextField("Field", text: text)) {
      #expect($0.element(.textField)?.value == Self.endlessText)
    }
    use(TextEditor(text: text)) { #expect($0.element(.textView)?.value == Self.endlessText) }
  }

  @Test func aMillionArabicAndChineseLettersAreShown() {
    let arabic = String(repeating: "\u{0645}\u{0631}\u{062D}\u{0628}\u{0627}", count: 40_000)
    let chinese = String(repeating: "\u{6F22}\u{5B57}", count: 100_000)
    use(Text(arabic)) { #expect((400...844).contains(size($0).height)) }
    use(Text(chinese).lineLimit(2)) { #expect((40...50).contains(size($0).height)) }
  }
}
