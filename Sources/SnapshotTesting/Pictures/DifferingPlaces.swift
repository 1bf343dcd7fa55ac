import CoreGraphics

/// Where pixels differ, gathered into boxes.
package struct DifferingPlaces {
  /// Pixels nearer to each other than this are in one box.
  private static let side = 24

  let width: Int
  private let columns: Int
  private var cells: [Int: Cell] = [:]

  private struct Cell {
    var (left, top, right, bottom): (Int, Int, Int, Int)
  }

  init(width: Int, height: Int) {
    self.width = width
    columns = width / Self.side + 1
  }

  mutating func add(_ x: Int, _ y: Int) {
    let key = y / Self.side * columns + x / Self.side
    guard var cell = cells[key] else {
      cells[key] = Cell(left: x, top: y, right: x, bottom: y)
      return
    }
    (cell.left, cell.right) = (min(cell.left, x), max(cell.right, x))
    (cell.top, cell.bottom) = (min(cell.top, y), max(cell.bottom, y))
    cells[key] = cell
  }

  /// Around all of them, in pixels from the top left; null if there are none.
  var bounds: CGRect { boxes.reduce(.null) { $0.union($1) } }

  /// Around those near to each other, from the top; in pixels from the top left.
  package var boxes: [CGRect] {
    var rest = cells
    var boxes: [CGRect] = []
    for start in cells.keys.sorted() where rest[start] != nil {
      var (box, open) = (CGRect.null, [start])
      while let key = open.popLast() {
        guard let cell = rest.removeValue(forKey: key) else { continue }
        box = box.union(
          CGRect(
            x: cell.left, y: cell.top, width: cell.right - cell.left + 1,
            height: cell.bottom - cell.top + 1))
        let (row, column) = (key / columns, key % columns)
        for y in row - 1...row + 1 {
          for x in column - 1...column + 1 where (0..<columns).contains(x) && y >= 0 {
            open.append(y * columns + x)
          }
        }
      }
      boxes.append(box)
    }
    return boxes.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
  }
}
