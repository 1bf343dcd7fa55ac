import CoreGraphics
import Device
import Metrics
import UIKit

/// The titles at a list's side: which of them are there, and where they lead.
@MainActor
final class ListSectionIndex {
  /// The column of titles; nil where there is none.
  private(set) var node: ListIndexNode?
  /// The titles for which there is room, which the next body pass shows.
  private var wanted: [Text] = []

  /// Finds out which titles fit beside what is seen, and puts their column there.
  func layOut(in list: ListNode) {
    let isHidden = list.environment.values.listSectionIndexVisibility == .hidden
    let titles = isHidden ? [] : list.sections.compactMap(\.indexLabel)
    let room = min(max(list.size.height / ListIndexNode.step(in: list), 0), 10_000)
    let fitting = SectionIndexMetrics.fitting(
      titles, room: Int(room), dot: Text(verbatim: SectionIndexMetrics.dot))
    if fitting != wanted {
      wanted = fitting
      list.invalidate()
    }
    guard let node else { return }
    node.count = titles.count
    let width = SectionIndexMetrics.width
    node.place(
      at: CGPoint(
        x: list.left(fromLeading: list.size.width - width, width: width) + list.offset.x,
        y: list.offset.y),
      Proposal(width, list.size.height))
  }

  /// Shows the titles that the layout has found.
  func update(in list: ListNode) {
    guard wanted != node?.titles ?? [] else { return }
    if wanted.isEmpty {
      node?.tearDown()
      node = nil
    } else {
      let node = node ?? ListIndexNode(of: list)
      self.node = node
      node.show(wanted)
    }
    list.invalidateLayout()
    list.graph.contentDidChange()
  }

  /// A touch on the titles is theirs alone: it neither scrolls nor chooses a row; `point` is in the list's space.
  func hitTest(_ point: CGPoint, in list: ListNode, _ path: inout HitPath) -> Bool {
    guard let node else { return false }
    return node.hitTest(
      CGPoint(
        x: point.x + list.offset.x - node.origin.x, y: point.y + list.offset.y - node.origin.y),
      &path)
  }
}

extension SectionNode {
  /// The title of the section in the index of its list: the nearest one.
  func indexLabel(in list: ListNode) -> Text? {
    for case .sectionIndexLabel(let label) in listTraits(upTo: list) { return label }
    return nil
  }
}

extension ListNode {
  /// Scrolls to a section, counted among those that have titles in the index.
  func showSection(titled place: Int) {
    var title = ""
    // Heights on the way become known while scrolling; each round comes closer.
    for _ in 0..<TurnLimits.scrollRounds {
      let titled = sections.filter { $0.indexLabel != nil }
      let tops = titled.map(\.top)
      guard tops.indices.contains(place) else { return }
      title = titled[place].indexLabel?.plainString ?? ""
      hideActions(except: nil)
      scroll(to: CGPoint(x: offset.x, y: tops[place]))
      graph.runTurn()
      let now = sections.filter { $0.indexLabel != nil }.map(\.top)
      if now == tops { return }
    }
    RuntimeIssue.report(
      "The section \(title) keeps moving while the list scrolls to it: the heights of rows change "
        + "with each layout. Path: \(path)")
  }
}
