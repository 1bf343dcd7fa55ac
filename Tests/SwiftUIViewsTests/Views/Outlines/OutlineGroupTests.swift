import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
@Suite struct OutlineGroupTests {
  struct Item: Identifiable {
    var id: String { name }
    let name: String
    var children: [Item]?
  }

  private let items = [
    Item(
      name: "Fruits",
      children: [
        Item(name: "Apple"), Item(name: "Citrus", children: [Item(name: "Lemon")]),
      ]),
    Item(name: "Bread"),
  ]

  @Test func rowsOpenTheRowsBelowThem() {
    let host = TestHost(List(items, children: \.children) { Text($0.name) })
    #expect(host.element(.staticText, "Apple") == nil)
    #expect(host.element(.button, "Fruits")?.value == "Collapsed")
    host.tap("Fruits")
    #expect(host.element(.button, "Fruits")?.value == "Expanded")
    #expect(host.element(.staticText, "Apple") != nil)
    host.tap("Fruits")
    #expect(host.element(.staticText, "Apple") == nil)
  }

  @Test func stylesDecideHowGroupsOpen() {
    struct Plain: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Button(configuration.isExpanded ? "hide" : "show") {
            configuration.isExpanded.toggle()
          }
          configuration.label
          if configuration.isExpanded { configuration.content }
        }
      }
    }
    let host = TestHost(
      DisclosureGroup("Label") { Text("content") }.disclosureGroupStyle(Plain()))
    host.tap("show")
    #expect(host.element(.staticText, "content") != nil)
    host.tap("hide")
    #expect(host.element(.staticText, "content") == nil)
  }

  @Test func oneElementMayBeTheRoot() {
    let host = TestHost(
      List { OutlineGroup(items[0], id: \.name, children: \.children) { Text($0.name) } })
    #expect(host.element(.button, "Fruits")?.value == "Collapsed")
    #expect(host.element(.staticText, "Bread") == nil)
    host.tap("Fruits")
    #expect(host.element(.staticText, "Apple") != nil)
  }

  @Test func theRootsCollectionNeedsNoInitialiser() {
    /// A collection that cannot be made of elements.
    struct Pair: RandomAccessCollection {
      let items: [Node]
      var startIndex: Int { 0 }
      var endIndex: Int { items.count }
      subscript(index: Int) -> Node { items[index] }
    }
    struct Node: Identifiable {
      let id: String
      let below: [Node]
      var pair: Pair? { below.isEmpty ? nil : Pair(items: below) }
    }
    let root = Node(id: "root", below: [Node(id: "leaf", below: [])])
    let host = TestHost(List { OutlineGroup(root, children: \.pair) { Text($0.id) } })
    host.tap("root")
    #expect(host.element(.staticText, "leaf") != nil)
  }
}
