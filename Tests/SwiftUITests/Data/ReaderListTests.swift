import Testing

@testable import SwiftUI

@MainActor
@Suite struct ReaderListTests {
  @Test(arguments: [3, 16, 40])
  func eachReaderIsToldOnceInOrder(count: Int) {
    let host = TestHost(VStack { ForEach(0..<count, id: \.self) { Text("\($0)") } })
    let nodes: [_Node] = host.nodes.filter { $0 is TextNode }
    var list = ReaderList()
    for node in nodes + nodes.reversed() { list.insert(node) }
    #expect(list.drain().map(ObjectIdentifier.init) == nodes.map(ObjectIdentifier.init))
    #expect(list.drain().isEmpty)
    for node in nodes { list.insert(node) }
    #expect(list.drain().count == count)
  }

  @Test func aReaderThatHasGoneIsForgotten() {
    var list = ReaderList()
    var first: TestHost? = TestHost(VStack { ForEach(0..<40, id: \.self) { Text("\($0)") } })
    for node in first?.nodes ?? [] { list.insert(node) }
    first = nil
    let second = TestHost(VStack { ForEach(0..<40, id: \.self) { Text("\($0)") } })
    let nodes = second.nodes
    for node in nodes { list.insert(node) }
    #expect(list.drain().map(ObjectIdentifier.init) == nodes.map(ObjectIdentifier.init))
  }

  @Test func manyRowsReadOneState() {
    struct Row: View {
      @Binding var count: Int
      let index: Int
      var body: some View { Text("\(index): \(count)") }
    }
    struct Screen: View {
      @State var count = 0
      var body: some View {
        VStack {
          Button("Add") { count += 1 }
          ForEach(0..<100, id: \.self) { Row(count: $count, index: $0) }
        }
      }
    }
    let host = TestHost(Screen())
    host.tap("Add")
    host.settle()
    #expect(host.text("0: 1") != nil && host.text("99: 1") != nil)
  }
}
