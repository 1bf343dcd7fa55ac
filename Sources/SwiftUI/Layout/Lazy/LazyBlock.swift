import Foundation

/// A place in a lazy container: what stands in it, and the node that is hidden while it is not seen.
struct LazyCell {
  /// Nil for views that several modifiers share; they are never hidden.
  let unit: _Node?
  let elements: ContiguousArray<LayoutNode>
}

/// A part of a lazy container: a header, a footer, or cells in lines.
@MainActor
final class LazyBlock {
  enum Role { case cells, header, footer }

  /// Where cells come from.
  enum Source {
    case made([LazyCell])
    case items(any LazyItems)
  }

  struct Run {
    let start: Int
    let count: Int
    let source: Source
  }

  let role: Role
  /// Counts the sections; nil outside of sections.
  let section: Int?
  private(set) var runs: [Run] = []
  private(set) var count = 0
  var lengths = LazyLengths(count: 0, estimate: LazyBlock.firstEstimate)
  /// The start along the axis, in the container's space, in points.
  var start: CGFloat = 0
  /// The length across for which the lines were measured; NaN for the ideal one.
  var across: CGFloat?
  var columns = 1

  /// As long as no line was measured, a line counts as long as a row of a list.
  static let firstEstimate: CGFloat = 44

  init(_ role: Role, section: Int?) {
    self.role = role
    self.section = section
  }

  func add(_ cells: [LazyCell]) {
    if case .made(let before)? = runs.last?.source {
      let last = runs.removeLast()
      runs.append(
        Run(start: last.start, count: last.count + cells.count, source: .made(before + cells)))
    } else {
      runs.append(Run(start: count, count: cells.count, source: .made(cells)))
    }
    count += cells.count
  }

  func add(_ items: any LazyItems) {
    runs.append(Run(start: count, count: items.itemCount, source: .items(items)))
    count += items.itemCount
  }

  var lineCount: Int { columns > 0 ? (count + columns - 1) / columns : 0 }

  /// Whether the cells come from the same places as those of another block.
  func hasSameSources(as other: LazyBlock) -> Bool {
    guard role == other.role, count == other.count, runs.count == other.runs.count else {
      return false
    }
    return zip(runs, other.runs).allSatisfy { own, other in
      switch (own.source, other.source) {
      case (.items(let a), .items(let b)): a === b
      case (.made, .made): own.count == other.count
      default: false
      }
    }
  }

  /// The run of a cell and the cell's place in it.
  ///
  /// - Complexity: O(log n) in the runs.
  func run(of cell: Int) -> (run: Run, index: Int)? {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].start <= cell { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let run = runs[low - 1]
    return cell < run.start + run.count ? (run, cell - run.start) : nil
  }

  /// A cell, if its views were made.
  func cell(at index: Int) -> LazyCell? {
    guard let (run, place) = run(of: index) else { return nil }
    switch run.source {
    case .made(let cells): return cells[place]
    case .items(let items):
      guard let node = items.item(at: place) else { return nil }
      var elements: ContiguousArray<LayoutNode> = []
      node.collectElements(into: &elements)
      return LazyCell(unit: node, elements: elements)
    }
  }

  /// Calls `body` with each cell whose views were made.
  func forEachMadeCell(_ body: (Int, LazyCell) -> Void) {
    for run in runs {
      switch run.source {
      case .made(let cells):
        for (index, cell) in cells.enumerated() { body(run.start + index, cell) }
      case .items(let items):
        items.forEachMadeItem { index, node in
          var elements: ContiguousArray<LayoutNode> = []
          node.collectElements(into: &elements)
          body(run.start + index, LazyCell(unit: node, elements: elements))
        }
      }
    }
  }
}

/// Finds the parts of a lazy container in its content.
@MainActor
struct LazyBlockBuilder {
  /// Whether the items of a `ForEach` must each be one view, as in grids.
  let needsSingleViews: Bool
  private(set) var blocks: [LazyBlock] = []
  /// What has to be made before the parts can be told.
  private(set) var missing: [(items: any LazyItems, range: Range<Int>)] = []
  private var section: Int?
  private var sectionCount = 0

  init(needsSingleViews: Bool) { self.needsSingleViews = needsSingleViews }

  private mutating func cells() -> LazyBlock {
    if let last = blocks.last, last.role == .cells, last.section == section { return last }
    let block = LazyBlock(.cells, section: section)
    blocks.append(block)
    return block
  }

  mutating func add(_ node: _Node) {
    if let section = node as? SectionNode {
      add(section)
    } else if let items = node as? any LazyItems {
      add(items)
    } else if let element = node as? LayoutNode {
      cells().add([LazyCell(unit: element, elements: [element])])
    } else if node.isMultiWrapper {
      var elements: ContiguousArray<LayoutNode> = []
      node.collectElements(into: &elements)
      if !elements.isEmpty {
        cells().add(elements.map { LazyCell(unit: nil, elements: [$0]) })
      }
    } else if node.hasLazyParts {
      node.forEachChild { add($0) }
    } else {
      node.forEachUnit { unit, element in
        cells().add([LazyCell(unit: unit === element ? nil : unit, elements: [element])])
      }
    }
  }

  private mutating func add(_ node: SectionNode) {
    let outer = section
    section = sectionCount
    sectionCount += 1
    add(node.header, .header)
    if node.isExpanded, let content = node.content { add(content) }
    add(node.footer, .footer)
    section = outer
  }

  private mutating func add(_ node: _Node?, _ role: LazyBlock.Role) {
    guard let node else { return }
    var elements: ContiguousArray<LayoutNode> = []
    node.collectElements(into: &elements)
    guard !elements.isEmpty else { return }
    let block = LazyBlock(role, section: section)
    block.add([LazyCell(unit: node, elements: elements)])
    blocks.append(block)
  }

  private mutating func add(_ items: any LazyItems) {
    guard items.itemCount > 0 else { return }
    guard let first = items.firstMadeItem else {
      missing.append((items, 0..<1))
      cells().add(items)
      return
    }
    var elements: ContiguousArray<LayoutNode> = []
    first.collectElements(into: &elements)
    guard first.hasLazyParts || (needsSingleViews && elements.count != 1) else {
      cells().add(items)
      return
    }
    for index in 0..<items.itemCount {
      if let node = items.item(at: index) {
        add(node)
      } else {
        missing.append((items, index..<(index + 1)))
      }
    }
  }
}

extension _Node {
  /// Whether a section or a `ForEach` stands here before any layout starts.
  fileprivate var hasLazyParts: Bool {
    if self is SectionNode || self is any LazyItems { return true }
    if self is LayoutNode || isMultiWrapper { return false }
    var result = false
    forEachChild { if !result { result = $0.hasLazyParts } }
    return result
  }
}
