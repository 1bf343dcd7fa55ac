import Accessibility
import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
struct PickerTests {
  enum Flavor: String, CaseIterable, Identifiable {
    case vanilla, mint
    var id: Self { self }
  }

  struct Chooser: View {
    @State var flavor = Flavor.vanilla
    var body: some View {
      VStack {
        Picker("Flavor", selection: $flavor) {
          Text("Vanilla").tag(Flavor.vanilla)
          Text("Mint").tag(Flavor.mint)
        }
        Text("chose \(flavor.rawValue)")
      }
    }
  }

  @Test func menuShowsTheSelectionAndPicksAnother() throws {
    let host = TestHost(Chooser())
    let button = try #require(host.element(.button, "Flavor, Vanilla"))
    #expect(abs(button.frame.height - 34.333) < 0.01)
    host.tap("Flavor, Vanilla")
    let list = try #require(host.element(.collectionView))
    #expect(list.children.map { $0.children.first?.label } == ["Vanilla", "Mint"])
    #expect(list.children[0].children[0].isSelected)
    let row = list.children[1].frame
    host.tap(at: CGPoint(x: row.midX, y: row.midY))
    #expect(host.text("chose mint") != nil)
    #expect(host.element(.collectionView) == nil)
    #expect(host.element(.button, "Flavor, Mint") != nil)
  }

  @Test func tapOutsideClosesTheMenu() {
    let host = TestHost(Chooser())
    host.tap("Flavor, Vanilla")
    host.tap(at: CGPoint(x: 5, y: 5))
    #expect(host.element(.collectionView) == nil)
    #expect(host.text("chose vanilla") != nil)
  }

  @Test func segmentsAreEqualAnd32High() throws {
    let host = TestHost(Chooser().pickerStyle(.segmented))
    let control = try #require(host.element(.segmentedControl))
    #expect(control.frame.size == CGSize(width: 390, height: 32))
    #expect(control.children.map(\.frame.width) == [195, 195])
    #expect(control.children.map(\.isSelected) == [true, false])
    host.tap("Mint")
    #expect(host.text("chose mint") != nil)
    #expect(host.element(.segmentedControl)?.children.map(\.isSelected) == [false, true])
  }

  @Test func inlineOptionsOutsideOfAListAreOnAWheel() throws {
    let host = TestHost(Chooser().pickerStyle(.inline))
    #expect(host.element(.pickerWheel)?.value == "Vanilla")
    let node = try #require(host.first(PickerNode.self))
    #expect(node.size.height == 216)
    #expect(node.performAccessibilityAction(.adjustPickerWheel("Mint")))
    host.settle()
    #expect(host.text("chose mint") != nil)
  }

  @Test func inlineOptionsInsideOfARowAreRowsToo() throws {
    let row = List { Chooser().pickerStyle(.inline) }
    let host = TestHost(row)
    let plain = host.frame(ofText: "Vanilla")
    let mirrored = TestHost(row.environment(\.layoutDirection, .rightToLeft))
      .frame(ofText: "Vanilla")
    #expect(abs(390 - plain.minX - mirrored.maxX) < 0.5)
    host.tap("Mint")
    #expect(host.text("chose mint") != nil)
  }

  @Test func wheelIs216HighAndTurns() throws {
    let host = TestHost(Chooser().pickerStyle(.wheel))
    #expect(host.element(.pickerWheel)?.value == "Vanilla")
    let node = try #require(host.first(PickerNode.self))
    #expect(node.size.height == 216)
    #expect(node.performAccessibilityAction(.adjustPickerWheel("Mint")))
    host.settle()
    #expect(host.text("chose mint") != nil)
  }

  @Test func forEachIdentitiesAreTags() {
    struct All: View {
      @State var flavor = Flavor.vanilla
      var body: some View {
        VStack {
          Picker("Flavor", selection: $flavor) {
            ForEach(Flavor.allCases) { Text($0.rawValue) }
          }
          .pickerStyle(.segmented)
          Text("chose \(flavor.rawValue)")
        }
      }
    }
    let host = TestHost(All())
    host.tap("mint")
    #expect(host.text("chose mint") != nil)
  }

  @Test func optionalSelectionTakesPlainTags() {
    struct Maybe: View {
      @State var flavor: Flavor?
      var body: some View {
        VStack {
          Picker("Flavor", selection: $flavor) {
            Text("None").tag(Flavor?.none)
            Text("Mint").tag(Flavor.mint)
          }
          .pickerStyle(.segmented)
          Text(flavor?.rawValue ?? "nothing")
        }
      }
    }
    let host = TestHost(Maybe())
    #expect(host.element(.segmentedControl)?.children.map(\.isSelected) == [true, false])
    host.tap("Mint")
    #expect(host.text("mint") != nil)
    host.tap("None")
    #expect(host.text("nothing") != nil)
  }

  @Test func disabledPickerStays() {
    let host = TestHost(Chooser().pickerStyle(.segmented).disabled(true))
    host.tap("Mint")
    #expect(host.text("chose vanilla") != nil)
  }

  @Test func aFingerTurnsTheWheel() {
    struct Screen: View {
      @State var row = 2
      var body: some View {
        VStack {
          Text("chosen \(row)")
          Picker("Rows", selection: $row) {
            ForEach(0..<10, id: \.self) { Text("Row \($0)") }
          }
          .pickerStyle(.wheel)
        }
      }
    }
    let host = TestHost(Screen())
    host.drag(
      from: CGPoint(x: 195, y: 440), to: CGPoint(x: 195, y: 440 - 106), steps: 30, duration: 3)
    #expect(host.element(.staticText, "chosen 5") != nil)
  }

  struct FlavorForm<Style: PickerStyle>: View {
    let style: Style
    @State var flavor = Flavor.vanilla
    var body: some View {
      NavigationStack {
        Form {
          Picker("Flavor", selection: $flavor) {
            Text("Vanilla").tag(Flavor.vanilla)
            Text("Mint").tag(Flavor.mint)
          }
          .pickerStyle(style)
          Text("chose \(flavor.rawValue)")
        }
      }
    }
  }

  @Test func linkLeadsToAScreenOfOptionsAndComesBack() throws {
    let host = TestHost(FlavorForm(style: .navigationLink))
    #expect(host.element(.button, "Flavor, Vanilla")?.frame.width == 350)
    host.tap("Flavor, Vanilla")
    #expect(host.element(.navigationBar)?.identifier == "Flavor")
    #expect(host.element(.button, "Vanilla")?.isSelected == true)
    let mint = try #require(host.element(.button, "Mint"))
    #expect(!mint.isSelected)
    host.tap("Mint")
    #expect(host.element(.button, "Flavor, Mint") != nil)
    #expect(host.text("chose mint") != nil)
  }

  @Test func inlineOptionsAreRowsOfTheList() throws {
    let host = TestHost(FlavorForm(style: .inline))
    #expect(host.element(.staticText, "Flavor") != nil)
    let mint = try #require(host.element(.button, "Mint"))
    #expect(mint.frame.width == 350 && mint.frame.height == 44)
    host.tap(at: CGPoint(x: mint.frame.maxX - 4, y: mint.frame.minY + 3))
    #expect(host.element(.button, "Mint")?.isSelected == true)
    #expect(host.element(.button, "Vanilla")?.isSelected == false)
    #expect(host.text("chose mint") != nil)
  }

  @Test func optionsThatOneModifierWrapsKeepTheirTags() {
    let host = TestHost(
      Picker("Number", selection: .constant(4)) {
        Group {
          Text("Three").tag(3)
          Text("Four").tag(4)
        }
        .padding(2)
      })
    let picker = host.first(PickerNode.self)
    #expect(picker?.selectedOption.flatMap { picker?.words(of: $0) } == "Four")
  }

  @Test func optionsOfAForEachWithAModifierKeepTheirIdentities() {
    let host = TestHost(
      Picker("Number", selection: .constant(2)) {
        ForEach(0..<4) { Text("Option \($0)") }.padding(2)
      })
    let picker = host.first(PickerNode.self)
    #expect(picker?.selectedOption.flatMap { picker?.words(of: $0) } == "Option 2")
  }

  @Test func aMenuTakesTheRoomOfAnotherChoice() {
    func view(_ choice: Int) -> some View {
      Picker("Number", selection: .constant(choice)) {
        Text("1").tag(1)
        Text("A long option").tag(2)
      }
    }
    let host = TestHost(view(1))
    host.update(view(2))
    let fresh = TestHost(view(2))
    #expect(host.first(PickerNode.self)?.size == fresh.first(PickerNode.self)?.size)
  }
}
