import Combine
import Testing

@testable import SwiftUI

/// When views hear that they have come, changed and gone.
@MainActor
@Suite struct AppearanceTests {
  private let log = Box<[String]>([])

  struct Logged: View {
    let name: String
    let log: Box<[String]>
    var body: some View {
      Text(name)
        .onAppear { log.value.append("+\(name)") }
        .onDisappear { log.value.append("-\(name)") }
    }
  }

  @Test func evaluatingAnotherViewIsNoAppearance() {
    struct Screen: View {
      let log: Box<[String]>
      @State private var count = 0
      var body: some View {
        VStack {
          Logged(name: "still", log: log)
          Text("count \(count)").onAppear { log.value.append("+count") }
          Button("Add") { count += 1 }
        }
        .onAppear { log.value.append("+stack") }
      }
    }
    let host = TestHost(Screen(log: log))
    host.tap("Add")
    host.tap("Add")
    host.graph.size.width = 800
    host.settle()
    #expect(log.value == ["+still", "+count", "+stack"])
  }

  @Test func rowsComeAndGoOneByOne() {
    struct Screen: View {
      let log: Box<[String]>
      @State private var names = ["a", "b", "c"]
      var body: some View {
        VStack {
          ForEach(names, id: \.self) { Logged(name: $0, log: log) }
          Button("Insert") { names.insert("new", at: 1) }
          Button("Move") { names.swapAt(0, 2) }
          Button("Remove") { names.removeFirst() }
        }
      }
    }
    let host = TestHost(Screen(log: log))
    #expect(log.value == ["+a", "+b", "+c"])
    log.value = []
    host.tap("Move")
    #expect(log.value == [])
    host.tap("Insert")
    #expect(log.value == ["+new"])
    host.tap("Remove")
    #expect(log.value == ["+new", "-c"])
  }

  @Test func aStateSetOnAppearanceIsSeenInTheSameTurn() {
    struct Screen: View {
      @State private var text = "before"
      var body: some View { Text(text).onAppear { text = "after" } }
    }
    let host = TestHost(Screen())
    #expect(host.text("after") != nil)
    #expect(host.graph.statistics.turns == 1)
  }

  @Test func theThreeFormsOfChange() {
    struct Screen: View {
      let log: Box<[String]>
      @State private var count = 0
      @State private var other = 0
      var body: some View {
        VStack {
          Button("Add") { count += 1 }
          Button("Same") { count += 0 }
          Button("Other \(other)") { other += 1 }
        }
        .onChange(of: count) { log.value.append("plain") }
        .onChange(of: count) { old, new in log.value.append("\(old)>\(new)") }
        .onChange(of: count) { new in log.value.append("new \(new)") }
        .onChange(of: count, initial: true) { log.value.append("initial \(count)") }
      }
    }
    let host = TestHost(Screen(log: log))
    #expect(log.value == ["initial 0"])
    host.tap("Same")
    host.tap("Other 0")
    #expect(log.value == ["initial 0"])
    host.tap("Add")
    #expect(log.value == ["initial 0", "plain", "0>1", "new 1", "initial 1"])
  }

  @Test func aChangeThatMakesAnotherChangeIsToldOnceEach() {
    struct Screen: View {
      let log: Box<[String]>
      @State private var source = 0
      @State private var derived = 0
      var body: some View {
        Button("Add") { source += 1 }
          .onChange(of: source) { derived = source * 2 }
          .onChange(of: derived) { old, new in log.value.append("\(old)>\(new)") }
      }
    }
    let host = TestHost(Screen(log: log))
    host.tap("Add")
    host.tap("Add")
    #expect(log.value == ["0>2", "2>4"])
  }

  @Test func receivedValuesUpdateTheView() {
    struct Screen: View {
      let subject: PassthroughSubject<String, Never>
      @State private var text = "nothing"
      @State private var isShown = true
      var body: some View {
        VStack {
          if isShown { Text(text).onReceive(subject) { text = $0 } }
          Button("Hide") { isShown = false }
          Text("last \(text)")
        }
      }
    }
    let subject = PassthroughSubject<String, Never>()
    let host = TestHost(Screen(subject: subject))
    subject.send("first")
    host.settle()
    #expect(host.text("first") != nil)
    host.tap("Hide")
    subject.send("second")
    host.settle()
    #expect(host.text("last first") != nil)
  }

  @Test func tasksRunOnceAnIdentity() async {
    struct Screen: View {
      let log: Box<[String]>
      @State private var count = 0
      @State private var id = 0
      var body: some View {
        VStack {
          Text("count \(count)").task { log.value.append("task") }.id(id)
          Button("Add") { count += 1 }
          Button("New") { id += 1 }
        }
      }
    }
    let host = TestHost(Screen(log: log))
    for _ in 0..<100_000 {
      guard log.value.isEmpty else { break }
      await Task.yield()
    }
    host.tap("Add")
    for _ in 0..<20 { await Task.yield() }
    #expect(log.value == ["task"])
    host.tap("New")
    for _ in 0..<100_000 {
      guard log.value.count < 2 else { break }
      await Task.yield()
    }
    #expect(log.value == ["task", "task"])
  }

  @Test func aTaskIsCancelledWhenItsViewGoes() async {
    struct Screen: View {
      let log: Box<[String]>
      @State private var isShown = true
      var body: some View {
        VStack {
          if isShown {
            Text("Row").task {
              do {
                try await Task.sleep(for: .seconds(1000))
              } catch {
                log.value.append("cancelled \(Task.isCancelled)")
              }
            }
          }
          Button("Hide") { isShown = false }
        }
      }
    }
    let host = TestHost(Screen(log: log))
    for _ in 0..<20 { await Task.yield() }
    host.tap("Hide")
    for _ in 0..<100_000 {
      guard log.value.isEmpty else { break }
      await Task.yield()
    }
    #expect(log.value == ["cancelled true"])
  }
}
