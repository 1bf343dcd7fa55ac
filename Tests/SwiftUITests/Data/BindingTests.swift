import Foundation
import Synchronization
import Testing

@testable import SwiftUI

@MainActor
struct BindingTests {
  struct Person: Identifiable, Equatable {
    var id = 1
    var name = "Ann"
    var tags = ["a", "b"]
    var nick: String?
  }

  private func box<Value>(_ value: Value) -> (Box<Value>, Binding<Value>) {
    let box = Box(value)
    return (box, Binding(get: { box.value }, set: { box.value = $0 }))
  }

  @Test func membersAreBindings() {
    let (box, person) = box(Person())
    person.name.wrappedValue = "Bob"
    person.tags[1].wrappedValue = "c"
    #expect(box.value == Person(name: "Bob", tags: ["a", "c"]))
    #expect(person.id == 1)
  }

  @Test func elementsAreBindings() {
    let (box, numbers) = box([1, 2, 3])
    for number in numbers { number.wrappedValue *= 10 }
    #expect(box.value == [10, 20, 30])
    let last = numbers[2]
    box.value = [5]
    #expect(last.wrappedValue == 30)
    last.wrappedValue = 1
    #expect(box.value == [5])
  }

  @Test func optionalsAreUnwrapped() throws {
    let (box, nick) = box(String?.none)
    #expect(Binding(nick) == nil)
    box.value = "Annie"
    let unwrapped = try #require(Binding(nick))
    unwrapped.wrappedValue = "Nan"
    #expect(box.value == "Nan")
    let wrapped: Binding<String??> = Binding(nick)
    #expect(wrapped.wrappedValue == "Nan")
  }

  @Test func valuesAreErased() {
    let (box, number) = box(1)
    let erased = Binding<AnyHashable>(number)
    erased.wrappedValue = AnyHashable(4)
    #expect(box.value == 4)
    erased.wrappedValue = AnyHashable("four")
    #expect(box.value == 4)
  }

  @Test func constantsStay() {
    let constant = Binding.constant(3)
    constant.wrappedValue = 4
    #expect(constant.wrappedValue == 3)
  }

  @Test func theTransactionOfABindingComesWithTheWrite() {
    var seen: [Transaction] = []
    let binding = Binding(
      get: { 1 },
      set: { (_: Int, transaction: Transaction) in
        seen.append(transaction)
      })
    binding.animation(.linear).wrappedValue = 2
    binding.wrappedValue = 3
    withAnimation(.easeIn) { binding.wrappedValue = 4 }
    var quiet = Transaction()
    quiet.disablesAnimations = true
    binding.transaction(quiet).wrappedValue = 5
    #expect(seen.map(\.animation) == [.linear, nil, .easeIn, nil])
    #expect(seen.map(\.disablesAnimations) == [false, false, false, true])
  }

  @Test func rowsEditTheirElements() {
    struct Rows: View {
      @State var people = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Bob")]
      var body: some View {
        VStack {
          ForEach($people) { $person in
            Button("Shout \(person.name)") { person.name = person.name.uppercased() }
          }
          Text(people.map(\.name).joined(separator: " "))
        }
      }
    }
    let host = TestHost(Rows())
    host.tap("Shout Bob")
    #expect(host.text("Ann BOB") != nil)
  }

  @Test func closuresOfNoActorMayRunAnywhere() async {
    let values = await Task.detached { () -> [Int] in
      let log = NumberLog()
      let binding = Binding(get: { 5 }, set: { log.add($0) })
      let animated = Binding(get: { 7 }, set: { value, _ in log.add(value) })
      binding.wrappedValue = 6
      animated.wrappedValue = 8
      return [binding.wrappedValue, animated.wrappedValue] + log.values
    }.value
    #expect(values == [5, 7, 6, 8])
  }

  @Test func closuresOfTheMainActorRunThere() {
    var written: [Int] = []
    func check() { MainActor.preconditionIsolated() }
    let plain = Binding(
      get: {
        check()
        return written.count
      },
      set: {
        check()
        written.append($0)
      })
    plain.wrappedValue = 3
    #expect(plain.wrappedValue == 1)
    let animated = Binding(
      get: { written.count },
      set: { value, _ in
        check()
        written.append(value)
      })
    animated.wrappedValue = 4
    #expect(written == [3, 4])
  }
}

/// Numbers that any thread may note.
private final class NumberLog: Sendable {
  private let numbers = Mutex<[Int]>([])

  var values: [Int] { numbers.withLock { $0 } }

  func add(_ number: Int) { numbers.withLock { $0.append(number) } }
}
