import CoreGraphics
import DisplayList
import Testing

@testable import SwiftUI

@MainActor
@Suite struct ContextMenuTests {
  @Test func holdingTheViewOpensTheMenu() {
    let log = Box<[String]>([])
    let host = TestHost(
      Text("Hold").contextMenu {
        Button("Copy") { log.value.append("copy") }
        Button("Delete", role: .destructive) { log.value.append("delete") }
      })
    host.tap("Hold")
    #expect(host.element(.button, "Copy") == nil)
    host.tap(at: CGPoint(x: 195, y: 422), duration: 1)
    #expect(host.element(.collectionView) != nil)
    host.tap("Delete")
    #expect(log.value == ["delete"])
    #expect(host.element(.collectionView) == nil)
  }

  @Test func menusHoldTogglesPickersSectionsAndMenus() {
    struct Screen: View {
      @State var isOn = false
      @State var order = "name"
      @State var deep = 0
      var body: some View {
        VStack {
          Text("\(isOn) \(order) \(deep)")
          Menu("More") {
            Toggle("Flag", isOn: $isOn)
            Section("Order") {
              Picker("Order", selection: $order) {
                Text("By name").tag("name")
                Text("By date").tag("date")
              }
            }
            Menu("Deeper") { Button("Dig") { deep += 1 } }
          }
        }
      }
    }
    let host = TestHost(Screen())
    host.tap("More")
    #expect(host.element(.staticText, "Order") != nil)
    host.tap("Flag")
    #expect(host.element(.staticText, "true name 0") != nil)
    host.tap("More")
    #expect(host.element(.button, "Flag")?.isSelected == true)
    #expect(host.element(.button, "By name")?.isSelected == true)
    host.tap("By date")
    #expect(host.element(.staticText, "true date 0") != nil)
    host.tap("More")
    host.tap("Deeper")
    host.tap("Dig")
    #expect(host.element(.staticText, "true date 1") != nil)
    #expect(host.element(.collectionView) == nil)
  }

  @Test func aTapBesideTheMenuClosesIt() {
    let host = TestHost(Menu("More") { Button("Copy") {} })
    host.tap("More")
    #expect(host.element(.button, "dismiss popup")?.identifier == "PopoverDismissRegion")
    host.tap(at: CGPoint(x: 20, y: 800))
    #expect(host.element(.button, "Copy") == nil)
  }

  @Test func thePreviewOfALinkInAListKeepsItsSign() throws {
    let host = TestHost(
      NavigationStack {
        List {
          NavigationLink("Go") { Text("there") }.contextMenu { Button("Copy") {} }
        }
      })
    func signs(_ items: [DisplayItem]) -> Int {
      items.reduce(0) { count, item in
        switch item {
        case .stroke(_, _, let line) where line.width == 2: count + 1
        case .group(_, let inner): count + signs(inner)
        default: count
        }
      }
    }
    #expect(signs(host.canvas.items) == 1)
    let frame = host.frame(ofText: "Go")
    host.tap(at: CGPoint(x: frame.midX, y: frame.midY), duration: 1)
    #expect(host.element(.button, "Copy") != nil)
    #expect(signs(host.canvas.items) == 2)
  }

  @Test func aRowOpensTheMenuOfItsContentFromEverywhere() throws {
    let log = Box<[String]>([])
    let host = TestHost(
      List {
        Text("One").contextMenu { Button("Copy") { log.value.append("copy") } }
        Text("Two")
      })
    let one = host.frame(ofText: "One")
    // Far to the right of the word, in the row.
    host.tap(at: CGPoint(x: 340, y: one.midY), duration: 1)
    #expect((host.graph.overlay as? MenuOverlayNode)?.preview is ListRowNode)
    host.tap("Copy")
    #expect(log.value == ["copy"])
    host.tap(at: CGPoint(x: 340, y: host.frame(ofText: "Two").midY), duration: 1)
    #expect(host.element(.button, "Copy") == nil)
  }

  @Test func aMenuOfAPartOfARowStaysThatParts() {
    let host = TestHost(
      List {
        HStack {
          Text("One").contextMenu { Button("Copy") {} }
          Spacer()
          Text("Two")
        }
      })
    let one = host.frame(ofText: "One")
    host.tap(at: CGPoint(x: 340, y: one.midY), duration: 1)
    #expect(host.element(.button, "Copy") == nil)
    host.tap(at: CGPoint(x: one.midX, y: one.midY), duration: 1)
    #expect(host.element(.button, "Copy") != nil)
  }
}
