import Foundation

// MARK: Where the lines in sight stand

extension LazyContainerNode {
  func wholeTrack(_ length: CGFloat) -> GridTracks.Track {
    GridTracks.Track(start: 0, length: length, alignment: nil)
  }

  func span(_ rect: CGRect) -> ClosedRange<CGFloat> {
    rule.axis == .vertical ? rect.minY...max(rect.minY, rect.maxY) : horizontalSpan(rect)
  }

  /// Lines run from right to left where the text does.
  func horizontalSpan(_ rect: CGRect) -> ClosedRange<CGFloat> {
    guard environment.isRightToLeft else { return rect.minX...max(rect.minX, rect.maxX) }
    return (size.width - rect.maxX)...max(size.width - rect.maxX, size.width - rect.minX)
  }

  func isPinned(_ role: LazyBlock.Role) -> Bool {
    switch role {
    case .header: rule.pinnedViews.contains(.sectionHeaders)
    case .footer: rule.pinnedViews.contains(.sectionFooters)
    case .cells: false
    }
  }

  func place(
    _ block: LazyBlock, _ tracks: [GridTracks.Track], _ pass: inout LazyPlacementPass
  ) {
    guard !tracks.isEmpty, !isPinned(block.role) else { return }
    let lines = block.lengths
    guard block.start <= pass.visible.upperBound,
      block.start + lines.total >= pass.visible.lowerBound
    else { return }
    var line = lines.line(at: pass.visible.lowerBound - block.start)
    while line < lines.count {
      let start = block.start + lines.start(of: line)
      if start > pass.visible.upperBound || pass.isFull { return }
      let gap = line == 0 ? 0 : gap(before: line, in: block)
      // A line that ends where the visible part begins cannot be seen.
      let end = start + lines.length(of: line)
      let isSeen =
        end > pass.visible.lowerBound && start + gap < pass.visible.upperBound
        || end - start - gap <= 0
      for (column, track) in tracks.enumerated() where isSeen {
        let index = line * block.columns + column
        guard index < block.count else { break }
        guard let cell = block.cell(at: index) else {
          if let (run, place) = block.run(of: index), case .items(let items) = run.source {
            pass.miss(items, place)
          }
          continue
        }
        place(cell, at: start + gap, end - start - gap, track, &pass)
      }
      line += 1
    }
  }

  func place(
    _ cell: LazyCell, at start: CGFloat, _ length: CGFloat, _ track: GridTracks.Track,
    _ pass: inout LazyPlacementPass
  ) {
    if let unit = cell.unit { pass.units.append(unit) }
    let offer = offer(track.length)
    var position = start
    var previous: LayoutNode?
    for element in cell.elements {
      if let previous { position += gap(previous, element) }
      let own = along(element.sizeThatFits(offer))
      // A cell of a grid has all of its line; a view of a stack has its own length.
      let room = rule.tracks == nil || cell.elements.count > 1 ? own : length
      place(element, at: position, room, track, offer)
      pass.placed.append(element)
      position += own
      previous = element
    }
  }

  func place(
    _ element: LayoutNode, at start: CGFloat, _ length: CGFloat, _ track: GridTracks.Track,
    _ offer: Proposal
  ) {
    let isVertical = rule.axis == .vertical
    var box = CGRect(x: start, y: track.start, width: length, height: track.length)
    if isVertical { box = CGRect(x: track.start, y: start, width: track.length, height: length) }
    if rule.tracks != nil {
      let free = across(size) - tracks(across(size)).reduce(0) { max($0, $1.start + $1.length) }
      let fraction = rule.alignment.defaultFraction() ?? 0.5
      let shift = track.length == across(size) ? 0 : free * fraction
      if isVertical { box.origin.x += shift } else { box.origin.y += shift }
    }
    var alignment = track.alignment ?? .center
    if rule.tracks == nil {
      alignment =
        isVertical
        ? Alignment(horizontal: HorizontalAlignment(key: rule.alignment), vertical: .top)
        : Alignment(horizontal: .leading, vertical: VerticalAlignment(key: rule.alignment))
    }
    let inner = element.origin(aligned: alignment, in: box.size, offer, environment)
    let x = environment.isRightToLeft ? size.width - box.maxX : box.minX
    element.place(at: CGPoint(x: x + inner.x, y: box.minY + inner.y), offer)
  }

  // MARK: Pinned headers and footers

  func placePinned(_ role: LazyBlock.Role, _ pass: inout LazyPlacementPass) {
    guard isPinned(role) else { return }
    for block in blocks where block.role == role && block.count > 0 {
      let section = blocks.filter { $0.section == block.section && $0.count > 0 }
      guard let first = section.first, let last = section.last, let cell = block.cell(at: 0)
      else { continue }
      let end = last.start + last.lengths.total
      guard end > pass.visible.lowerBound, first.start < pass.visible.upperBound else { continue }
      let length = block.lengths.total
      let start =
        role == .header
        ? min(max(block.start, pass.visible.lowerBound), end - length)
        : max(min(block.start, pass.visible.upperBound - length), first.start)
      place(cell, at: start, length, wholeTrack(across(size)), &pass)
    }
  }
}
