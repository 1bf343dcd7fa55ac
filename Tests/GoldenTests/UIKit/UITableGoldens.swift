import CoreGraphics
import Testing
import UIKit

@MainActor
struct UITableGoldens {
  @Test func cells() throws {
    try expectGolden(
      "UIKit/table-cells", size: CGSize(width: 220, height: 270), largeHeight: 420,
      controller: {
        GoldenTable(style: .plain)
      })
  }

  @Test func insetCells() throws {
    try expectGolden(
      "UIKit/table-inset", size: CGSize(width: 220, height: 290), largeHeight: 440,
      controller: {
        GoldenTable(style: .insetGrouped)
      })
  }

  @Test func listCells() throws {
    try expectGolden(
      "UIKit/collection-list", size: CGSize(width: 220, height: 240), largeHeight: 380,
      controller: {
        GoldenList()
      })
  }
}
