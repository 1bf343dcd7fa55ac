import CoreGraphics
import SwiftUI
import Testing

@MainActor
struct TableGoldens {
  @Test func columns() throws {
    let planets = [
      Planet(name: "Earth", moons: 1, year: 365), Planet(name: "Mars", moons: 2, year: 687),
      Planet(name: "Venus", moons: 0, year: 225),
    ]
    let selection: Binding<String?> = .constant("Mars")
    let order: Binding<[KeyPathComparator<Planet>]> = .constant([KeyPathComparator(\Planet.name)])
    try expectGolden(
      "SwiftUI/table", size: CGSize(width: 460, height: 180), largeHeight: 290, scale: 1
    ) {
      Table(planets, selection: selection, sortOrder: order) {
        TableColumn("Name", value: \.name)
        TableColumn("Moons", value: \.moons) { Text("\($0.moons)") }.width(130)
        TableColumn("Days") { Text("\($0.year)") }
      }
      .environment(\.horizontalSizeClass, .regular)
    }
  }
}

private struct Planet: Identifiable {
  let name: String
  let moons: Int
  /// In days of the earth.
  let year: Int
  var id: String { name }
}
