import Accessibility
import Automation
import CoreGraphics
import Device
import DisplayList
import Foundation

extension UIApplication {
  /// What is written in the app's windows; keyboards, edit menus and the system's questions are not the app's.
  package func drawnTexts(
    _ question: DrawnTextQuestion
  ) throws(AutomationError) -> [DrawnText] {
    let before = device.traits.contentSizeCategory
    guard let size = question.size, size != before else {
      return try texts(withColors: question.withColors)
    }
    let places = ScrollPlaces(of: visibleWindows)
    device.traits.contentSizeCategory = size
    defer {
      device.traits.contentSizeCategory = before
      _ = try? settledTree()
      places.restore()
      _ = try? settledTree()
    }
    return try texts(withColors: question.withColors)
  }

  private func texts(withColors: Bool) throws(AutomationError) -> [DrawnText] {
    let root = try settledTree()
    let own = SteppingBack.ignored {
      visibleWindows.filter { !$0.isOfSystem }.flatMap { DrawingPass.items(of: $0) }
    }
    let system = visibleWindows.filter(\.isOfSystem).flatMap { DrawingPass.items(of: $0) }
    let colors = withColors ? try textColors(of: own + system) : nil
    let told = TextElements(root)
    var texts: [DrawnText] = []
    var covered: TextElements?
    for placed in PlacedRun.runs(in: own) {
      let isWritten = placed.run.string.contains { !$0.isWhitespace }
      guard isWritten, placed.frame.intersects(root.frame) else { continue }
      let seen = colors.map { $0.colors(of: placed) }
      if case .some(nil) = seen { continue }
      let element = told.element(of: placed)
      var isBehindModal = false
      if element == nil {
        let everything = covered ?? TextElements(AutomationTree.shared.wholeTree(of: self))
        covered = everything
        isBehindModal = everything.element(of: placed) != nil
      }
      texts.append(
        DrawnText(
          string: placed.run.string, frame: placed.frame, fontSize: placed.fontSize,
          weight: placed.run.font.weight, element: element?.id, isBehindModal: isBehindModal,
          cut: told.cut(of: placed, in: element), colors: seen.flatMap(\.self)))
    }
    return texts
  }

  private func textColors(of items: [DisplayItem]) throws(AutomationError) -> TextColors {
    do {
      return try TextColors(of: items, size: UIScreen.main.bounds.size)
    } catch {
      throw AutomationError(.screenshotUnavailable, "\(error)")
    }
  }
}

/// How far scroll views are scrolled, to be put back after a while at another text size.
@MainActor
private struct ScrollPlaces {
  private struct Entry {
    weak var view: UIScrollView?
    let offset: CGPoint
  }

  private var entries: [Entry] = []
  private var hosted: [@MainActor () -> Void] = []

  init(of views: [UIView]) {
    for view in views {
      if let content = view as? any HostedContent { hosted.append(content.scrollingBack()) }
      if let scroll = view as? UIScrollView {
        entries.append(Entry(view: scroll, offset: scroll.contentOffset))
      }
      let inner = ScrollPlaces(of: view.subviews)
      entries += inner.entries
      hosted += inner.hosted
    }
  }

  func restore() {
    for scrollBack in hosted { scrollBack() }
    for entry in entries {
      guard let view = entry.view, view.contentOffset != entry.offset else { continue }
      view.contentOffset = entry.offset
    }
  }
}
