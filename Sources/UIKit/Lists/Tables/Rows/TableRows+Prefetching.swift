import CoreGraphics
import Foundation

extension TableRows {
  /// Announces the rows of the screens before and after this one to the data source, each once.
  func prefetch(_ sections: TableSections) {
    // Whoever heard of the layout may have loaded the table anew meanwhile.
    guard let source = table.prefetchDataSource, table.isPrefetchingEnabled, sections.count > 0,
      heights.heights.count == sections.count
    else { return }
    prefetched.formUnion(cells.keys)
    let bounds = table.bounds
    var position = heights.item(at: max(bounds.minY - bounds.height - headerHeight, 0))
    var y = headerHeight + heights.start(of: position)
    var paths: [IndexPath] = []
    while position < sections.count, y < bounds.maxY + bounds.height {
      if case .row(let path) = sections.part(at: position), prefetched.insert(path).inserted {
        paths.append(path)
      }
      y += heights.heights[position]
      position += 1
    }
    if !paths.isEmpty { source.tableView(table, prefetchRowsAt: paths) }
  }
}
