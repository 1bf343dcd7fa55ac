import Combine
import Foundation
import Testing

@testable import SwiftUI

@MainActor
struct LifecycleTests {
  private let log = Box<[String]>([])

  @Test func innerViewsAppearBeforeOuterOnesAndTasksComeLast() async {
    let log = log
    let host = TestHost(
      VStack {
        Text("A")
          .onAppear { log.value.append("A") }
          .onChange(of: 1, initial: true) { log.value.append("A change") }
          .task { log.value.append("A task") }
        Text("B").onAppear { log.value.append("B") }
      }
      .onAppear { log.value.append("stack") }
      .task { log.value.append("stack task") })
    #expect(log.value == ["A", "A change", "B", "stack"])
    for _ in 0..<100_000 {
      guard log.value.count < 6 else { break }
      await Task.yield()
    }
    #expect(log.value == ["A", "A change", "B", "stack", "A task", "stack task"])
    withExtendedLifetime(host) {}
  }

  @Test func aGroupAppearsOnce() {
    let log = log
    struct Two: View {
      let log: Box<[String]>
      @State var hasSecond = false
      var body: some View {
        VStack {
          Group {
            Text("A")
            if hasSecond { Text("B") }
          }
          .onAppear { log.value.append("appear") }
          .onDisappear { log.value.append("disappear") }
          Button("Add") { hasSecond = true }
        }
      }
    }
    let host = TestHost(Two(log: log))
    host.tap("Add")
    #expect(log.value == ["appear"])
  }

  @Test func aBranchThatComesAppearsBeforeTheOtherDisappears() {
    struct Either: View {
      let log: Box<[String]>
      @State var isFirst = true
      var body: some View {
        VStack {
          if isFirst { named("first") } else { named("second") }
          Button("Switch") { isFirst.toggle() }
        }
      }
      func named(_ name: String) -> some View {
        Text(name)
          .onAppear { log.value.append("\(name) on") }
          .onDisappear { log.value.append("\(name) off") }
      }
    }
    let host = TestHost(Either(log: log))
    host.tap("Switch")
    #expect(log.value.first == "first on")
    #expect(Set(log.value.dropFirst()) == ["second on", "first off"])
    host.tap("Switch")
    #expect(log.value.filter { $0 == "first on" }.count == 2)
    #expect(log.value.filter { $0 == "second off" }.count == 1)
  }

  @Test func changesAreSeenOnceATurnWithOldAndNewValue() {
    struct Counter: View {
      let log: Box<[String]>
      @State var count = 0
      var body: some View {
        Button("Twice") {
          count += 1
          count += 1
        }
        .onChange(of: count) { old, new in log.value.append("\(old) to \(new)") }
        .onChange(of: count) { log.value.append("changed") }
        .onChange(of: count, initial: true) { old, new in log.value.append("i \(old) \(new)") }
      }
    }
    let host = TestHost(Counter(log: log))
    #expect(log.value == ["i 0 0"])
    host.tap("Twice")
    #expect(log.value == ["i 0 0", "0 to 2", "changed", "i 0 2"])
  }

  @Test func anotherIdentityIsAnotherAppearance() {
    struct Identified: View {
      let log: Box<[String]>
      @State var id = 0
      var body: some View {
        VStack {
          Text("A")
            .onAppear { log.value.append("on") }
            .onDisappear { log.value.append("off") }
            .id(id)
          Button("New") { id += 1 }
        }
      }
    }
    let host = TestHost(Identified(log: log))
    host.tap("New")
    #expect(log.value.filter { $0 == "on" }.count == 2)
    #expect(log.value.filter { $0 == "off" }.count == 1)
  }

  @Test func aTaskIsCancelledForAnotherIDAndAtTheEnd() async {
    struct Loader: View {
      let log: Box<[String]>
      @State var id = 1
      @State var isShown = true
      var body: some View {
        VStack {
          if isShown {
            Text("A").task(id: id) {
              let own = id
              log.value.append("start \(own)")
              while !Task.isCancelled { await Task.yield() }
              log.value.append("end \(own)")
            }
          }
          Button("Next") { id += 1 }
          Button("Hide") { isShown = false }
        }
      }
    }
    let log = log
    func wait(for count: Int) async {
      for _ in 0..<100_000 {
        guard log.value.count < count else { break }
        await Task.yield()
      }
    }
    let host = TestHost(Loader(log: log))
    await wait(for: 1)
    #expect(log.value == ["start 1"])
    host.tap("Next")
    await wait(for: 3)
    #expect(Set(log.value) == ["start 1", "end 1", "start 2"])
    host.tap("Hide")
    await wait(for: 4)
    #expect(log.value.last == "end 2")
    #expect(host.graph.runningTasks.count == 0)
  }

  @Test func anIDThatChangesWhileTheViewAppearsStartsItsTaskOnce() async {
    struct Loader: View {
      let log: Box<[String]>
      @State var id = 1
      var body: some View {
        Text("A")
          .task(id: id) { [id] in
            log.value.append(Task.isCancelled ? "cancelled \(id)" : "start \(id)")
          }
          .onAppear { id = 2 }
      }
    }
    let log = log
    let host = TestHost(Loader(log: log))
    for _ in 0..<100_000 {
      guard host.graph.runningTasks.count > 0 else { break }
      await Task.yield()
    }
    #expect(log.value.count { $0 == "start 2" } == 1)
    #expect(!log.value.contains("start 1"))
  }

  @Test func publishersAreFollowedWhileTheViewLives() {
    struct Receiver: View {
      let subject: PassthroughSubject<Int, Never>
      @State var sum = 0
      @State var isShown = true
      var body: some View {
        VStack {
          Text("sum \(sum)")
          if isShown { Text("A").onReceive(subject) { sum += $0 } }
          Button("Hide") { isShown = false }
        }
      }
    }
    let subject = PassthroughSubject<Int, Never>()
    let host = TestHost(Receiver(subject: subject))
    subject.send(2)
    subject.send(3)
    host.settle()
    #expect(host.text("sum 5") != nil)
    host.tap("Hide")
    subject.send(4)
    host.settle()
    #expect(host.text("sum 5") != nil)
  }

  @Test func aBufferedValueArrivesAtOnce() {
    struct Current: View {
      let subject: CurrentValueSubject<String, Never>
      @State var text = "none"
      var body: some View { Text(text).onReceive(subject) { text = $0 } }
    }
    #expect(TestHost(Current(subject: CurrentValueSubject("first"))).text("first") != nil)
  }
}
