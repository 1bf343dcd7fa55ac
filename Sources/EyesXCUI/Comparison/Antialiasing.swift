/// Tells pixels that only smooth an edge.
///
/// The rule is that of the pixelmatch algorithm (V. Vyšniauskas, "Anti-aliased pixel and intensity slope detector"):
/// such a pixel lies between a darker and a brighter one, each of which has several equal neighbours in both
/// pictures.
struct Antialiasing {
  let one: PixelGrid
  let other: PixelGrid

  /// Whether the pixel smooths an edge in either picture.
  func smooths(_ x: Int, _ y: Int) -> Bool {
    isSmoothing(x, y, in: one, with: other) || isSmoothing(x, y, in: other, with: one)
  }

  private func isSmoothing(_ x: Int, _ y: Int, in grid: PixelGrid, with second: PixelGrid) -> Bool {
    let center = grid.luma(x, y)
    var equal = isAtEdge(x, y, grid) ? 1 : 0
    var (darkest, brightest) = (0, 0)
    var (dark, bright): ((Int, Int)?, (Int, Int)?) = (nil, nil)
    for (nextX, nextY) in grid.neighbours(x, y) {
      let step = grid.luma(nextX, nextY) - center
      if step == 0 {
        equal += 1
        if equal > 2 { return false }
      } else if step < darkest {
        (darkest, dark) = (step, (nextX, nextY))
      } else if step > brightest {
        (brightest, bright) = (step, (nextX, nextY))
      }
    }
    guard let dark, let bright else { return false }
    return (isFlat(dark.0, dark.1, grid) && isFlat(dark.0, dark.1, second))
      || (isFlat(bright.0, bright.1, grid) && isFlat(bright.0, bright.1, second))
  }

  /// Whether at least three neighbours are of the pixel's colour.
  private func isFlat(_ x: Int, _ y: Int, _ grid: PixelGrid) -> Bool {
    let color = grid[x, y]
    let equal = grid.neighbours(x, y).count { grid[$0.0, $0.1] == color }
    return equal + (isAtEdge(x, y, grid) ? 1 : 0) > 2
  }

  private func isAtEdge(_ x: Int, _ y: Int, _ grid: PixelGrid) -> Bool {
    x == 0 || y == 0 || x == grid.width - 1 || y == grid.height - 1
  }
}
