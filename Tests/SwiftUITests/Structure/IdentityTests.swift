import Testing

@testable import SwiftUI

/// State lives exactly as long as the identity of its view.
@MainActor
@Suite struct IdentityTests {
  struct Counter: View {
    var name = "Count"
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private func buttons(_ host: TestHost) -> [String] {
    var labels: [String] = []
    for element in host.elements {
      for one in [element] + element.children where one.elementType == .button {
        labels.append(one.label)
      }
    }
    return labels
  }

  @Test func branchesHaveStateOfTheirOwn() {
    struct Screen: View {
      @State private var isFirst = true
      var body: some View {
        VStack {
          if isFirst { Counter() } else { Counter() }
          Button("Other") { isFirst.toggle() }
        }
      }
    }
    let host = TestHost(Screen())
    host.tap("Count 0")
    host.tap("Other")
    #expect(buttons(host) == ["Count 0", "Other"])
    host.tap("Count 0")
    host.tap("Other")
    #expect(buttons(host) == ["Count 0", "Other"])
  }

  @Test func argumentsThatChangeKeepTheState() {
    struct Screen: View {
      @State private var isFirst = true
      var body: some View {
        VStack {
          Counter(name: isFirst ? "First" : "Second")
          Button("Other") { isFirst.toggle() }
        }
      }
    }
    let host = TestHost(Screen())
    host.tap("First 0")
    host.tap("Other")
    #expect(buttons(host) == ["Second 1", "Other"])
  }

  @Test func casesOfASwitchHaveStateOfTheirOwn() {
    enum Kind { case one, two, three }
    struct Screen: View {
      @State private var kind = Kind.one
      var body: some View {
        VStack {
          switch kind {
          case .one: Counter(name: "One")
          case .two: Counter(name: "Two")
          case .three: Counter(name: "Three")
          }
          Button("Two") { kind = .two }
          Button("Three") { kind = .three }
        }
      }
    }
    let host = TestHost(Screen())
    host.tap("One 0")
    host.tap("Two")
    #expect(buttons(host).first == "Two 0")
    host.tap("Two 0")
    host.tap("Two")
    #expect(buttons(host).first == "Two 1")
    host.tap("Three")
    #expect(buttons(host).first == "Three 0")
  }

  @Test func anOptionalThatComesBackStartsAnew() {
    struct Screen: View {
      @State private var name: String? = "Some"
      var body: some View {
        VStack {
          if let name { Counter(name: name) }
          Counter(name: "After")
          Button("None") { name = nil }
          Button("Rename") { name = "Other" }
        }
      }
    }
    let host = TestHost(Screen())
    host.tap("Some 0")
    host.tap("After 0")
    host.tap("Rename")
    #expect(buttons(host).prefix(2) == ["Other 1", "After 1"])
    host.tap("None")
    #expect(buttons(host).first == "After 1")
    host.tap("Rename")
    #expect(buttons(host).prefix(2) == ["Other 0", "After 1"])
  }

  @Test func anErasedViewKeepsItsStateWhileItsTypeStays() {
    struct Other: View {
      @State private var count = 10
      var body: some View { Button("Other \(count)") { count += 1 } }
    }
    struct Screen: View {
      @State private var step = 0
      private var content: AnyView {
        step < 2 ? AnyView(Counter(name: "Step \(step)")) : AnyView(Other())
      }
      var body: some View {
        VStack {
          content
          Button("Next") { step += 1 }
        }
      }
    }
    let host = TestHost(Screen())
    host.tap("Step 0 0")
    host.tap("Next")
    #expect(buttons(host) == ["Step 1 1", "Next"])
    host.tap("Next")
    #expect(buttons(host) == ["Other 10", "Next"])
  }

  @Test func anIdentityThatChangesStartsAnew() {
    struct Screen: View {
      @State private var id = 0
      var body: some View {
        VStack {
          Group { Counter(name: "Inner") }.id(id)
          Counter(name: "Outer")
          Button("Reset") { id += 1 }
          Button("Same") { id += 0 }
        }
      }
    }
    let host = TestHost(Screen())
    host.tap("Inner 0")
    host.tap("Outer 0")
    host.tap("Same")
    #expect(buttons(host).prefix(2) == ["Inner 1", "Outer 1"])
    host.tap("Reset")
    #expect(buttons(host).prefix(2) == ["Inner 0", "Outer 1"])
  }

  struct Rows: View {
    @State var names: [String]
    var body: some View {
      VStack {
        ForEach(names, id: \.self) { Counter(name: $0) }
        Button("Insert") { names.insert("new", at: 1) }
        Button("Reverse") { names.reverse() }
        Button("Remove") { names.removeFirst() }
        Button("Replace") { names = ["x"] + names.dropFirst() }
      }
    }
  }

  @Test func rowsKeepTheirStateWhileTheyMove() {
    let host = TestHost(Rows(names: ["a", "b", "c"]))
    host.tap("a 0")
    host.tap("c 0")
    host.tap("c 1")
    host.tap("Insert")
    #expect(buttons(host).prefix(4) == ["a 1", "new 0", "b 0", "c 2"])
    host.tap("Reverse")
    #expect(buttons(host).prefix(4) == ["c 2", "b 0", "new 0", "a 1"])
    host.tap("Remove")
    #expect(buttons(host).prefix(3) == ["b 0", "new 0", "a 1"])
    host.tap("Replace")
    #expect(buttons(host).prefix(3) == ["x 0", "new 0", "a 1"])
  }

  @Test func rowsOfABindingKeepTheirState() {
    struct Item: Identifiable { var id: Int; var name: String }
    struct Screen: View {
      @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
      var body: some View {
        VStack {
          ForEach($items) { $item in
            Counter(name: item.name)
            Button("Rename \(item.id)") { item.name += "!" }
          }
          Button("Swap") { items.swapAt(0, 1) }
        }
      }
    }
    let host = TestHost(Screen())
    host.tap("a 0")
    host.tap("Rename 1")
    host.tap("Swap")
    #expect(buttons(host) == ["b 0", "Rename 2", "a! 1", "Rename 1", "Swap"])
  }

  @Test func rowsOfARangeAreToldApartByTheirPlace() {
    struct Screen: View {
      @State private var count = 2
      var body: some View {
        VStack {
          ForEach(0..<count, id: \.self) { Counter(name: "Row \($0)") }
          Button("More") { count += 1 }
        }
      }
    }
    let host = TestHost(Screen())
    host.tap("Row 1 0")
    host.tap("More")
    #expect(buttons(host) == ["Row 0 0", "Row 1 1", "Row 2 0", "More"])
  }

  @Test func aModifierThatComesByAConditionIsAnotherView() {
    struct Screen: View {
      @State private var isPadded = false
      var body: some View {
        VStack {
          if isPadded { Counter().padding() } else { Counter() }
          Counter(name: "Always").padding(isPadded ? 10 : 0)
          Button("Pad") { isPadded.toggle() }
        }
      }
    }
    let host = TestHost(Screen())
    host.tap("Count 0")
    host.tap("Always 0")
    host.tap("Pad")
    #expect(buttons(host) == ["Count 0", "Always 1", "Pad"])
  }

  @Test func onlyViewsThatReadAStateAreEvaluatedAgain() {
    struct Reader: View {
      @Binding var count: Int
      let log: Box<[String]>
      var body: some View {
        let _ = log.value.append("reader")
        Text("\(count)")
      }
    }
    struct Bystander: View {
      let log: Box<[String]>
      var body: some View {
        let _ = log.value.append("bystander")
        Text("Bystander")
      }
    }
    struct Screen: View {
      @State private var count = 0
      let log: Box<[String]>
      var body: some View {
        let _ = log.value.append("screen")
        VStack {
          Reader(count: $count, log: log)
          Bystander(log: log)
          Button("Add") { count += 1 }
        }
      }
    }
    let log = Box<[String]>([])
    let host = TestHost(Screen(log: log))
    log.value = []
    host.tap("Add")
    #expect(log.value == ["reader"])
    #expect(host.text("1") != nil)
  }
}
