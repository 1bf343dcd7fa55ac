import Foundation

/// How grids share out their space: the columns like the views of an `HStack`, the rows like those
/// of a `VStack`.
@MainActor
struct GridEngine {
  let alignment: Alignment
  let lines: [GridLine]
  private let columnGaps: [CGFloat]
  private let rowGaps: [CGFloat]
  private let columnAlignments: [HorizontalAlignment]

  /// The sizes of the columns and rows for one proposal, in points.
  struct Solution {
    var widths: [CGFloat]
    var heights: [CGFloat]
    /// How far each row's alignment line is from its top.
    var guideLines: [CGFloat]
  }

  init(_ layout: GridLayout, _ elements: ContiguousArray<LayoutNode>) {
    alignment = layout.alignment
    lines = GridLine.lines(of: elements)
    let count = lines.lazy.compactMap { $0.cells.last?.columns.upperBound }.max() ?? 0
    var alignments = Array(repeating: layout.alignment.horizontal, count: count)
    var isSet = Array(repeating: false, count: count)
    for cell in lines.joined where !isSet[cell.columns.lowerBound] {
      guard let own = cell.columnAlignment else { continue }
      alignments[cell.columns.lowerBound] = own
      isSet[cell.columns.lowerBound] = true
    }
    columnAlignments = alignments
    columnGaps = Self.columnGaps(lines, count, layout.horizontalSpacing)
    rowGaps = Self.rowGaps(lines, layout.verticalSpacing)
  }

  private static func columnGaps(
    _ lines: [GridLine], _ count: Int, _ spacing: CGFloat?
  ) -> [CGFloat] {
    if let spacing { return Array(repeating: spacing.isFinite ? spacing : 0, count: count) }
    var gaps = Array(repeating: CGFloat(0), count: count)
    for line in lines {
      for (cell, next) in zip(line.cells, line.cells.dropFirst()) {
        let gap = cell.element.spacing.distance(to: next.element.spacing, along: .horizontal)
        gaps[next.columns.lowerBound] = max(gaps[next.columns.lowerBound], gap)
      }
    }
    return gaps
  }

  private static func rowGaps(_ lines: [GridLine], _ spacing: CGFloat?) -> [CGFloat] {
    var gaps = Array(repeating: CGFloat(0), count: lines.count)
    for index in lines.indices.dropFirst() {
      if let spacing {
        gaps[index] = spacing.isFinite ? spacing : 0
        continue
      }
      for upper in lines[index - 1].cells {
        for lower in lines[index].cells where lower.columns.overlaps(upper.columns) {
          let scale = lower.element.graph.displayScale
          let gap = upper.element.spacing.distance(
            to: lower.element.spacing, along: .vertical, scale: scale)
          gaps[index] = max(gaps[index], gap)
        }
      }
    }
    return gaps
  }

  // MARK: Sizes

  func size(_ proposal: Proposal) -> CGSize {
    let solution = solve(proposal)
    return CGSize(
      width: solution.widths.reduce(0, +) + columnGaps.dropFirst().reduce(0, +),
      height: solution.heights.reduce(0, +) + rowGaps.reduce(0, +))
  }

  private func solve(_ proposal: Proposal) -> Solution {
    let widths = columnWidths(proposal.width)
    let measured = lines.indices.map { row in
      Flexible(
        least: rowHeight(row, widths, 0).height, most: rowHeight(row, widths, .infinity).height)
    }
    let available = proposal.height - rowGaps.reduce(0, +)
    var solution = Solution(
      widths: widths, heights: Array(repeating: 0, count: lines.count),
      guideLines: Array(repeating: 0, count: lines.count))
    share(available, measured) { row, offer in
      let (height, line) = rowHeight(row, widths, offer)
      solution.heights[row] = height
      solution.guideLines[row] = line
      return height
    }
    return solution
  }

  /// The range of lengths of a column or row.
  private struct Flexible {
    var least: CGFloat
    var most: CGFloat
    var range: CGFloat { most - least }
  }

  /// Offers each part an equal share of what is left, the least flexible first.
  private func share(
    _ available: CGFloat, _ parts: [Flexible], _ take: (Int, CGFloat) -> CGFloat
  ) {
    guard !available.isNaN else {
      for index in parts.indices { _ = take(index, .nan) }
      return
    }
    let order = parts.indices.sorted { (parts[$0].range, $0) < (parts[$1].range, $1) }
    var remaining = available
    for (rank, index) in order.enumerated() {
      let taken = take(index, max(0, remaining / CGFloat(order.count - rank)))
      if taken.isFinite { remaining -= taken }
    }
  }

  private func columnWidths(_ proposed: CGFloat) -> [CGFloat] {
    var widths = Array(repeating: CGFloat(0), count: columnAlignments.count)
    let gaps = columnGaps.dropFirst().reduce(0, +)
    func width(_ column: Int, _ offer: CGFloat) -> CGFloat {
      var result: CGFloat = 0
      for line in lines {
        for cell in line.cells where cell.columns == column..<(column + 1) {
          guard !cell.unsizedAxes.contains(.horizontal) else { continue }
          result = max(result, cell.element.sizeThatFits(Proposal(offer, .nan)).width)
        }
      }
      return result
    }
    let ranges = widths.indices.map { Flexible(least: width($0, 0), most: width($0, .infinity)) }
    share(proposed - gaps, ranges) { column, offer in
      widths[column] = width(column, offer)
      return widths[column]
    }
    for cell in lines.joined
    where cell.columns.count > 1 && !cell.unsizedAxes.contains(.horizontal) {
      widen(&widths, for: cell, proposed)
    }
    return widths
  }

  /// Makes room for a cell that takes several columns: what they lack is shared among them.
  private func widen(_ widths: inout [CGFloat], for cell: GridCell, _ proposed: CGFloat) {
    let columns = cell.columns.clamped(to: widths.indices)
    guard !columns.isEmpty else { return }
    let known = width(of: columns, widths)
    var offer = proposed
    if proposed.isFinite {
      let others = width(of: widths.indices, widths) - known
      offer = max(known, proposed - others)
    }
    let missing = cell.element.sizeThatFits(Proposal(offer, .nan)).width - known
    guard missing > 0, missing.isFinite else { return }
    for column in columns { widths[column] += missing / CGFloat(columns.count) }
  }

  private func width(of columns: Range<Int>, _ widths: [CGFloat]) -> CGFloat {
    guard !columns.isEmpty else { return 0 }
    return widths[columns].reduce(0, +) + columnGaps[columns].dropFirst().reduce(0, +)
  }

  private func rowHeight(
    _ row: Int, _ widths: [CGFloat], _ offer: CGFloat
  ) -> (height: CGFloat, line: CGFloat) {
    let guide = (lines[row].alignment ?? alignment.vertical).key
    var above: CGFloat = 0
    var below: CGFloat = 0
    var isFirst = true
    for cell in lines[row].cells where !cell.unsizedAxes.contains(.vertical) {
      let own = cell.element.dimensions(Proposal(width(of: cell.columns, widths), offer))
      let line = cell.anchor == nil ? own.alignment(guide) : 0
      above = isFirst ? line : max(above, line)
      below = isFirst ? own.size.height - line : max(below, own.size.height - line)
      isFirst = false
    }
    return (above + below, above)
  }

  // MARK: Places

  /// A cell's view with the point where its top left corner goes, left to right.
  struct Place {
    let index: Int
    let origin: CGPoint
    let proposal: Proposal
  }

  func places(_ proposal: Proposal) -> [Place] {
    let solution = solve(proposal)
    var starts: [CGFloat] = []
    var x: CGFloat = 0
    for (column, width) in solution.widths.enumerated() {
      if column > 0 { x += columnGaps[column] }
      starts.append(x)
      x += width
    }
    var places: [Place] = []
    var y: CGFloat = 0
    for (row, line) in lines.enumerated() {
      y += rowGaps[row]
      for cell in line.cells {
        let size = CGSize(
          width: width(of: cell.columns, solution.widths), height: solution.heights[row])
        let offer = Proposal(size)
        let inner = origin(of: cell, in: size, offer, line, solution.guideLines[row])
        places.append(
          Place(
            index: cell.index,
            origin: CGPoint(x: starts[cell.columns.lowerBound] + inner.x, y: y + inner.y),
            proposal: offer))
      }
      y += solution.heights[row]
    }
    return places
  }

  private func origin(
    of cell: GridCell, in size: CGSize, _ offer: Proposal, _ line: GridLine, _ guideLine: CGFloat
  ) -> CGPoint {
    let own = cell.element.dimensions(offer)
    if let anchor = cell.anchor {
      return CGPoint(
        x: (size.width - own.size.width) * anchor.x, y: (size.height - own.size.height) * anchor.y)
    }
    let horizontal = columnAlignments[cell.columns.lowerBound].key
    let vertical = (line.alignment ?? alignment.vertical).key
    let box = LayoutNode.Dimensions(node: cell.element, size: size, proposal: offer)
    let y =
      vertical.defaultFraction() == nil
      ? guideLine - own.alignment(vertical)
      : box.defaultAlignment(vertical) - own.alignment(vertical)
    return CGPoint(x: box.defaultAlignment(horizontal) - own.alignment(horizontal), y: y)
  }
}

extension [GridLine] {
  /// All cells, row by row.
  @MainActor
  fileprivate var joined: [GridCell] { flatMap(\.cells) }
}
