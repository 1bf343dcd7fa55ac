import Foundation
import Testing

@testable import SwiftUI

/// Properties that live as long as the identity of their view.
@MainActor
struct DynamicPropertiesTests {
  // MARK: SceneStorage

  @Test func aSceneSharesItsValues() {
    struct Tab: View {
      @SceneStorage("draft") var draft = "empty"
      let name: String
      var body: some View {
        Text("\(name): \(draft)")
        Button("Write \(name)") { draft = name }
      }
    }
    struct Both: View {
      var body: some View {
        VStack {
          Tab(name: "A")
          Tab(name: "B")
        }
      }
    }
    let host = TestHost(Both())
    #expect(host.text("A: empty") != nil)
    host.tap("Write B")
    #expect(host.text("A: B") != nil && host.text("B: B") != nil)
    #expect(TestHost(Both()).text("A: empty") != nil)
  }

  // MARK: ScaledMetric

  struct Metric: View {
    @ScaledMetric var body17 = 20.0
    @ScaledMetric(relativeTo: .largeTitle) var title: CGFloat = 100
    var body: some View { Text("\(body17, specifier: "%.2f") \(title, specifier: "%.2f")") }
  }

  @Test func metricsGrowWithTheTextSize() {
    #expect(TestHost(Metric()).text("20.00 100.00") != nil)
    let host = TestHost(Metric().environment(\.dynamicTypeSize, .accessibility1))
    let text = host.first(TextNode.self)?.text.plainString ?? ""
    let numbers = text.split(separator: " ").compactMap { Double($0) }
    // Body's leading grows from 22 to 34 points, that of large titles from 41 to 52.
    #expect(numbers.count == 2 && numbers[0] > 28 && numbers[0] < 34)
    #expect(numbers.count == 2 && numbers[1] > 110 && numbers[1] < 140)
  }

  // MARK: Namespace

  @Test func namespacesAreStableAndDiffer() {
    let ids = Box<[Namespace.ID]>([])
    struct Owner: View {
      @Namespace var first
      @Namespace var second
      @State var count = 0
      let ids: Box<[Namespace.ID]>
      var body: some View {
        let _ = ids.value += [first, second]
        Button("Again \(count)") { count += 1 }
      }
    }
    let host = TestHost(Owner(ids: ids))
    host.tap("Again 0")
    #expect(ids.value.count == 4)
    #expect(ids.value[0] == ids.value[2] && ids.value[1] == ids.value[3])
    #expect(ids.value[0] != ids.value[1])
  }

  // MARK: Properties of the app's own

  @propertyWrapper
  struct Doubled: DynamicProperty {
    @State var number = 1
    @Environment(\.isEnabled) var isEnabled
    private(set) var updated = 0
    var wrappedValue: Int {
      get { number * 2 }
      nonmutating set { number = newValue / 2 }
    }
    var projectedValue: Binding<Int> { $number }
    mutating func update() { updated = isEnabled ? number : -1 }
  }

  @Test func nestedPropertiesLiveAndUpdateBeforeTheBody() {
    struct Screen: View {
      @Doubled var value
      var body: some View {
        Text("\(value) \(_value.updated)")
        Button("Ten") { value = 10 }
        Button("Seven") { $value.wrappedValue = 7 }
      }
    }
    let host = TestHost(Screen())
    #expect(host.text("2 1") != nil)
    host.tap("Ten")
    #expect(host.text("10 5") != nil)
    host.tap("Seven")
    #expect(host.text("14 7") != nil)
    #expect(TestHost(Screen().disabled(true)).text("2 -1") != nil)
  }

  // MARK: EquatableView

  struct Even: View, Equatable {
    let number: Int
    let log: Box<[Int]>
    var body: some View {
      let _ = log.value.append(number)
      Text("even \(number)")
    }
    nonisolated static func == (left: Even, right: Even) -> Bool {
      left.number / 2 == right.number / 2
    }
  }

  @Test func equalValuesAreNotEvaluatedAgain() {
    let log = Box<[Int]>([])
    let host = TestHost(Even(number: 2, log: log).equatable())
    host.update(Even(number: 3, log: log).equatable())
    #expect(log.value == [2])
    host.update(Even(number: 4, log: log).equatable())
    #expect(log.value == [2, 4])
    #expect(host.text("even 4") != nil)
    host.update(EquatableView(content: Even(number: 4, log: log)))
    #expect(log.value == [2, 4])
  }
}
