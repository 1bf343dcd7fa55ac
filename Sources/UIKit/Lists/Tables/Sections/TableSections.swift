import CoreGraphics
import Foundation

/// How many rows each section of a table has, and where its parts stand in one long list.
///
/// The list holds the header of section 0, its rows, its footer, the header of section 1, and so on.
struct TableSections {
  enum Part: Hashable {
    case header(Int)
    case row(IndexPath)
    case footer(Int)

    var section: Int {
      switch self {
      case .header(let section), .footer(let section): section
      case .row(let path): path.section
      }
    }
  }

  private(set) var rowCounts: [Int]
  /// The position of each section's header, and of the end.
  private var starts: [Int]

  init(rowCounts: [Int] = []) {
    self.rowCounts = rowCounts
    starts = [0]
    starts.reserveCapacity(rowCounts.count + 1)
    for count in rowCounts { starts.append((starts.last ?? 0) + count + 2) }
  }

  var count: Int { starts.last ?? 0 }

  func contains(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && rowCounts.indices.contains(indexPath.section) && indexPath.row >= 0
      && indexPath.row < rowCounts[indexPath.section]
  }

  func position(ofHeader section: Int) -> Int { starts[section] }
  func position(ofFooter section: Int) -> Int { starts[section + 1] - 1 }
  func position(of indexPath: IndexPath) -> Int { starts[indexPath.section] + 1 + indexPath.row }

  /// Complexity: O(log of the number of sections).
  func part(at position: Int) -> Part {
    var low = 0
    var high = rowCounts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= position { low = middle } else { high = middle }
    }
    let offset = position - starts[low]
    if offset == 0 { return .header(low) }
    return offset == rowCounts[low] + 1
      ? .footer(low) : .row(IndexPath(row: offset - 1, section: low))
  }
}
