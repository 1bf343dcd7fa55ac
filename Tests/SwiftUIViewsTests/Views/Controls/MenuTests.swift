import Accessibility
import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
struct MenuTests {
  private let log = Box<[String]>([])

  private func host() -> TestHost {
    TestHost(
      Menu("More") {
        Button("Copy") { log.value.append("copy") }
        Button("Delete", role: .destructive) { log.value.append("delete") }
        Button("Locked") { log.value.append("locked") }.disabled(true)
      })
  }

  @Test func opensACollectionOfButtons() throws {
    let host = host()
    #expect(host.element(.button, "Copy") == nil)
    host.tap("More")
    let list = try #require(host.element(.collectionView))
    #expect(list.children.map(\.elementType) == [.cell, .cell, .cell])
    #expect(list.children.map { $0.children.first?.label } == ["Copy", "Delete", "Locked"])
  }

  @Test func choosingActsAndCloses() {
    let host = host()
    host.tap("More")
    host.tap("Delete")
    #expect(log.value == ["delete"])
    #expect(host.element(.collectionView) == nil)
  }

  @Test func aRotationTakesTheMenuAway() {
    let host = host()
    host.tap("More")
    host.graph.size = CGSize(width: 844, height: 390)
    host.settle()
    #expect(host.element(.collectionView) == nil)
    host.tap("More")
    host.tap("Copy")
    #expect(log.value == ["copy"])
  }

  @Test func disabledRowDoesNothing() {
    let host = host()
    host.tap("More")
    host.tap("Locked")
    #expect(log.value.isEmpty)
  }

  @Test func primaryActionIsForTapsAndTheMenuForLongPresses() {
    let host = TestHost(
      Menu("More") {
        Button("Copy") { log.value.append("copy") }
      } primaryAction: {
        log.value.append("primary")
      })
    host.tap("More")
    #expect(log.value == ["primary"])
    let frame = host.frame(ofText: "More")
    host.tap(at: CGPoint(x: frame.midX, y: frame.midY), duration: 0.7)
    #expect(log.value == ["primary"])
    #expect(host.element(.button, "Copy") != nil)
  }

  @Test(arguments: [DynamicTypeSize.large, .accessibility3])
  func titlesOfSectionsAreAsHighAsTheirWords(_ size: DynamicTypeSize) throws {
    let host = TestHost(
      Menu("More") {
        Section("Edit") { Button("Copy") {} }
      }
      .environment(\.dynamicTypeSize, size))
    host.tap("More")
    let panel = try #require(host.element(.collectionView)).frame
    let row = try #require(host.element(.cell)).frame
    let title = host.frame(ofText: "Edit")
    #expect(title.minY > panel.minY && title.maxY < row.minY)
    #expect(size == .large ? abs(row.minY - panel.minY - 32) < 0.01 : title.height > 32)
  }

  @Test func togglesThatAreOnBearAMarkInFrontOfAllRows() throws {
    let host = TestHost(
      Menu("More") {
        Toggle("Flag", isOn: .constant(true))
        Button("Copy") {}
      })
    host.tap("More")
    let panel = try #require(host.element(.collectionView)).frame
    #expect(host.element(.button, "Flag")?.isSelected == true)
    #expect(host.frame(ofText: "Flag").minX == panel.minX + 38)
    #expect(host.frame(ofText: "Copy").minX == panel.minX + 38)
  }
}
