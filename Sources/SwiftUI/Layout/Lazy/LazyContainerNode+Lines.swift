import Foundation

// MARK: Lines and their lengths

extension LazyContainerNode {
  func along(_ size: CGSize) -> CGFloat {
    rule.axis == .vertical ? size.height : size.width
  }

  func across(_ size: CGSize) -> CGFloat {
    rule.axis == .vertical ? size.width : size.height
  }

  func offer(_ length: CGFloat) -> Proposal {
    rule.axis == .vertical ? Proposal(length, .nan) : Proposal(.nan, length)
  }

  func tracks(_ across: CGFloat) -> [GridTracks.Track] {
    guard let items = rule.tracks else {
      return [GridTracks.Track(start: 0, length: across, alignment: nil)]
    }
    return GridTracks(items, length: across.isFinite ? across : 0).tracks
  }

  /// The distance between two views that follow each other, in points.
  func gap(_ first: LayoutNode?, _ second: LayoutNode?) -> CGFloat {
    if let spacing = rule.spacing { return spacing.isFinite ? spacing : 0 }
    guard let first, let second, rule.tracks == nil else { return ViewSpacing.standardDistance }
    return first.spacing.distance(
      to: second.spacing, along: rule.axis, scale: graph.displayScale)
  }

  func gap(before line: Int, in block: LazyBlock) -> CGFloat {
    if rule.spacing != nil || rule.tracks != nil { return gap(nil, nil) }
    return gap(
      block.cell(at: line * block.columns - 1)?.elements.last,
      block.cell(at: line * block.columns)?.elements.first)
  }

  func length(of cell: LazyCell, _ track: CGFloat) -> CGFloat {
    var length: CGFloat = 0
    var previous: LayoutNode?
    for element in cell.elements {
      if let previous { length += gap(previous, element) }
      element.layoutParent = self
      length += along(element.sizeThatFits(offer(track)))
      previous = element
    }
    return length
  }

  /// Measures the lines whose views are there.
  func prepare(_ across: CGFloat) {
    if needsBlocks { rebuildBlocks() }
    let tracks = tracks(across)
    for block in blocks {
      let columns = block.role == .cells ? tracks.count : 1
      let isNew =
        block.across?.bitPattern != across.bitPattern || block.columns != columns
        || block.lengths.count != block.lineCount
      guard isNew || lengthsAreStale else { continue }
      if isNew {
        block.columns = columns
        block.across = across
        block.lengths = LazyLengths(count: block.lineCount, estimate: block.lengths.estimate)
      }
      guard columns > 0 else { continue }
      measureMadeLines(block, block.role == .cells ? tracks.map(\.length) : [across])
    }
    lengthsAreStale = false
  }

  func measureMadeLines(_ block: LazyBlock, _ tracks: [CGFloat]) {
    var line = -1
    var longest: CGFloat = 0
    func finish() {
      guard line >= 0 else { return }
      let gap = line == 0 ? 0 : gap(before: line, in: block)
      block.lengths.set(longest + gap, of: line)
    }
    block.forEachMadeCell { index, cell in
      if index / block.columns != line {
        finish()
        line = index / block.columns
        longest = 0
      }
      longest = max(longest, length(of: cell, tracks[index % block.columns]))
    }
    finish()
    block.lengths.estimateFromKnown()
  }

  /// Finds where each part starts; returns the length of all of them.
  func arrange() -> CGFloat {
    var position: CGFloat = 0
    var previous: LazyBlock?
    for block in blocks where block.count > 0 {
      if let previous {
        position += gap(
          previous.cell(at: previous.count - 1)?.elements.last,
          block.cell(at: 0)?.elements.first)
      }
      block.start = position
      position += block.lengths.total
      previous = block
    }
    return position
  }
}
