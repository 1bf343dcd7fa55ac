import Combine
import Testing

@testable import SwiftUI

/// Objects that views own, observe and find in their environment.
@MainActor
@Suite struct DataFlowTests {
  final class Model: ObservableObject {
    @Published var count = 0
    @Published var name = "model"
    @MainActor static var made = 0
    @MainActor init() { Self.made += 1 }
  }

  struct Owner: View {
    @StateObject private var model = Model()
    var label = "Owner"
    var body: some View {
      Text("\(label) \(model.count)")
      Button("Add") { model.count += 1 }
      Child(model: model)
    }
  }

  struct Child: View {
    @ObservedObject var model: Model
    var body: some View { TextField("Name", text: $model.name) }
  }

  @Test func anOwnedObjectIsMadeOnceAnIdentity() {
    Model.made = 0
    struct Screen: View {
      @State private var id = 0
      @State private var label = "Owner"
      var body: some View {
        VStack {
          Owner(label: label).id(id)
          Button("Rename") { label = "Other" }
          Button("Reset") { id += 1 }
        }
      }
    }
    let host = TestHost(Screen())
    host.tap("Add")
    host.tap("Rename")
    #expect(host.text("Other 1") != nil)
    #expect(Model.made == 1)
    host.tap("Reset")
    #expect(host.text("Other 0") != nil)
    #expect(Model.made == 2)
  }

  @Test func anObservedObjectMayBeReplaced() {
    struct Screen: View {
      @ObservedObject var model: Model
      var body: some View { Text("\(model.count)") }
    }
    let first = Model()
    let second = Model()
    let host = TestHost(Screen(model: first))
    first.count = 1
    host.settle()
    #expect(host.text("1") != nil)
    second.count = 5
    host.update(Screen(model: second))
    #expect(host.text("5") != nil)
    let bodies = host.graph.statistics.bodiesRun
    first.count = 2
    host.settle()
    #expect(host.graph.statistics.bodiesRun == bodies)
    second.count = 6
    host.settle()
    #expect(host.text("6") != nil)
  }

  @Test func objectsInTheEnvironmentAreFoundByType() {
    struct Reader: View {
      @EnvironmentObject var model: Model
      var body: some View {
        Text("count \(model.count)")
        Button("Add") { model.count += 1 }
      }
    }
    let model = Model()
    let other = Model()
    other.count = 10
    let host = TestHost(
      VStack {
        Reader()
        Reader().environmentObject(other)
      }
      .environmentObject(model))
    #expect(host.text("count 0") != nil && host.text("count 10") != nil)
    model.count = 3
    host.settle()
    #expect(host.text("count 3") != nil && host.text("count 10") != nil)
  }

  @Observable final class Store {
    var read = 0
    var unread = 0
    var items = ["a", "b"]
    var nested = Nested()
    @Observable final class Nested { var value = "nested" }
  }

  struct StoreReader: View {
    let store: Store
    let log: Box<Int>
    var body: some View {
      let _ = log.value += 1
      Text("read \(store.read)")
      Text(store.nested.value)
    }
  }

  @Test func onlyPropertiesThatWereReadInvalidate() {
    let store = Store()
    let log = Box(0)
    let host = TestHost(StoreReader(store: store, log: log))
    #expect(log.value == 1)
    store.unread = 1
    host.settle()
    #expect(log.value == 1)
    store.read = 2
    host.settle()
    #expect(log.value == 2)
    #expect(host.text("read 2") != nil)
    store.nested.value = "changed"
    host.settle()
    #expect(host.text("changed") != nil)
    store.nested = Store.Nested()
    host.settle()
    #expect(host.text("nested") != nil)
    #expect(log.value == 4)
  }

  @Test func aBindableMakesBindingsOfAnObservableObject() {
    struct Editor: View {
      @Bindable var store: Store
      var body: some View {
        VStack {
          ForEach($store.items, id: \.self) { $item in
            Button("Mark \(item)") { item += "!" }
          }
          Stepper("Read \(store.read)", value: $store.read)
        }
      }
    }
    let store = Store()
    let host = TestHost(Editor(store: store))
    host.tap("Mark b")
    #expect(store.items == ["a", "b!"])
    #expect(host.text("Mark b!") != nil)
    store.read = 4
    host.settle()
    #expect(host.text("Read 4") != nil)
  }

  @Test func anObservableObjectThatAStateHolds() {
    struct Owner: View {
      @State private var store = Store()
      var body: some View {
        VStack {
          Text("read \(store.read)")
          Button("Add") { store.read += 1 }
          Button("Replace") { store = Store() }
        }
      }
    }
    let host = TestHost(Owner())
    host.tap("Add")
    host.tap("Add")
    #expect(host.text("read 2") != nil)
    host.tap("Replace")
    #expect(host.text("read 0") != nil)
  }

  @Test func aStateStartsWithItsFirstValueOnly() {
    struct Child: View {
      @State private var value: Int
      init(_ value: Int) { _value = State(initialValue: value) }
      var body: some View { Text("value \(value)") }
    }
    let host = TestHost(Child(1))
    host.update(Child(2))
    #expect(host.text("value 1") != nil)
  }

  @Test func bindingsOfBindingsWriteToTheSource() {
    struct Person { var name = "Ann"; var tags = ["x"]; var nick: String? = "An" }
    struct Leaf: View {
      @Binding var text: String
      var body: some View { Button("Leaf \(text)") { text += "!" } }
    }
    struct Middle: View {
      @Binding var person: Person
      var body: some View {
        Leaf(text: $person.name)
        Leaf(text: $person.tags[0])
        if let nick = Binding($person.nick) { Leaf(text: nick) }
        Button("No nick") { person.nick = nil }
      }
    }
    struct Root: View {
      @State private var person = Person()
      var body: some View { VStack { Middle(person: $person) } }
    }
    let host = TestHost(Root())
    host.tap("Leaf Ann")
    host.tap("Leaf x")
    host.tap("Leaf An")
    #expect(host.text("Leaf Ann!") != nil)
    #expect(host.text("Leaf x!") != nil)
    #expect(host.text("Leaf An!") != nil)
    host.tap("No nick")
    #expect(host.text("Leaf An!") == nil)
  }
}
