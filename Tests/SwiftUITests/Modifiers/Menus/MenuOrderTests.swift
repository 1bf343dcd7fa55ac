import Accessibility
import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
struct MenuOrderTests {
  private func labels(_ host: TestHost) -> [String] {
    host.element(.collectionView)?.children.compactMap { $0.children.first?.label } ?? []
  }

  private func menu() -> some View {
    VStack {
      Spacer()
      Menu("More") {
        Button("One") {}
        Button("Two") {}
        Divider()
        Button("Three") {}
      }
    }
  }

  @Test func theFirstItemIsNearestToAMenuThatOpensUpwards() {
    let host = TestHost(menu())
    host.tap("More")
    #expect(labels(host) == ["Three", "Two", "One"])
  }

  @Test func fixedOrderIsKept() {
    let host = TestHost(menu().menuOrder(.fixed))
    host.tap("More")
    #expect(labels(host) == ["One", "Two", "Three"])
  }

  @Test func aMenuThatOpensDownwardsKeepsItsOrder() {
    let host = TestHost(
      VStack {
        Menu("More") {
          Button("One") {}
          Button("Two") {}
        }
        Spacer()
      }.menuOrder(.priority))
    host.tap("More")
    #expect(labels(host) == ["One", "Two"])
  }
}

@MainActor
struct PickerInMenuTests {
  private let chosen = Box("Date")

  private var binding: Binding<String> {
    Binding(get: { chosen.value }, set: { chosen.value = $0 })
  }

  private var picker: some View {
    Picker("Sort by", selection: binding) {
      ForEach(["Name", "Date"], id: \.self) { Text($0).tag($0) }
    }
  }

  @Test func optionsAreRowsOfTheMenu() {
    let host = TestHost(Menu("Sort") { picker })
    host.tap("Sort")
    #expect(host.element(.button, "Date")?.isSelected == true)
    host.tap("Name")
    #expect(chosen.value == "Name")
  }

  @Test func theTitleOfASectionStandsRightAboveTheOptions() throws {
    let host = TestHost(
      Menu("Sort") {
        Section("Order") { picker }
        Button("Other") {}
      })
    host.tap("Sort")
    let panel = try #require(host.element(.collectionView)).frame
    let first = try #require(host.element(.button, "Name")).frame
    let last = try #require(host.element(.button, "Date")).frame
    let other = try #require(host.element(.button, "Other")).frame
    #expect(abs(first.minY - panel.minY - 32) < 0.01)
    #expect(abs(other.minY - last.maxY - 8) < 0.01)
  }

  @Test func aMenuPickerIsASubmenu() {
    let host = TestHost(Menu("Sort") { picker.pickerStyle(.menu) })
    host.tap("Sort")
    #expect(host.element(.button, "Name") == nil)
    host.tap("Sort by")
    #expect(host.element(.button, "Date")?.isSelected == true)
    host.tap("Name")
    #expect(chosen.value == "Name")
    #expect(host.element(.collectionView) == nil)
  }
}
