import Accessibility
import CoreGraphics
import Device
import SwiftUI
import Testing
import UIKit

/// Grouped rows, as simulators showed them.
@MainActor
struct ListFactTests {
  private func screen() -> Screen {
    let list = List {
      Section {
        Text("One")
      } footer: {
        Text("Below one")
      }
      Section("Above two") { Text("Two") }
      Section { Text("Three") }
      Section("Above four") { Text("Four") }
    }
    return Screen(UIHostingController(rootView: list))
  }

  @Test func rowsOfInsetGroupedListsStandTwentyPointsFromTheSides() throws {
    let screen = screen()
    defer { screen.close() }
    let cell = try screen.frame(.cell)
    let width = UIScreen.main.bounds.width
    DeviceFact("the margin of inset grouped rows", 20).check(cell.minX)
    DeviceFact("the margin of inset grouped rows", 20).check(width - cell.maxX)
  }

  @Test func titlesTakeThePlaceOfTheGapsBetweenSections() throws {
    let screen = screen()
    defer { screen.close() }
    let cells = try screen.elements(.cell).map(\.frame)
    try #require(cells.count == 4)
    DeviceFact("from rows to rows with a footer and a header between", 72.33).check(
      cells[1].minY - cells[0].maxY)
    // Half a gap of 35 without a footer, and the header; and the gap where nothing is between.
    #expect(abs(cells[2].minY - cells[1].maxY - 35) < 0.34)
    #expect(abs(cells[3].minY - cells[2].maxY - 17.5 - 38.67) < 0.5)
    let header = try screen.frame(.staticText, "ABOVE TWO")
    let footer = try screen.frame(.staticText, "Below one")
    DeviceFact("from rows to a footer's element", 0).check(footer.minY - cells[0].maxY)
    DeviceFact("the height of a footer's element", 33.67).check(footer.height)
    DeviceFact("the height of a header's element", 38.67).check(header.height)
    DeviceFact("the width of a header's element beside the card's", 0).check(
      header.width - cells[0].width)
    #expect(abs(header.minY - footer.maxY) < 0.34)
  }

  @Test func capitalsOfTitlesBeginWhereTheyDoOnAPhone() throws {
    let screen = screen()
    defer { screen.close() }
    let cells = try screen.elements(.cell).map(\.frame)
    let gap = CGRect(
      x: 30, y: cells[0].maxY + 1, width: 150, height: cells[1].minY - cells[0].maxY - 2)
    let footer = try Ink.box(in: gap.divided(atDistance: 32, from: .minYEdge).slice)
    DeviceFact("from the rows to a footer's capitals", 8.67, .iOS18, .ink).check(
      footer.minY - cells[0].maxY)
    let header = try Ink.box(in: gap.divided(atDistance: 36, from: .maxYEdge).slice)
    DeviceFact("from a header's top to its capitals", 20, .iOS18, .ink).check(
      header.minY - (cells[1].minY - 38.67))
  }

  @Test func insetGroupedTablesHaveTheSameMargin() {
    let table = UITableView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 600), style: .insetGrouped)
    let source = Rows()
    table.dataSource = source
    table.layoutIfNeeded()
    DeviceFact("the margin of inset grouped rows", 20).check(
      table.rectForRow(at: IndexPath(row: 0, section: 0)).minX)
    withExtendedLifetime(source) {}
  }
}

private final class Rows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}
