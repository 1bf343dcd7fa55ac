import CoreGraphics
import TestReporting

extension SourceFinder {
  /// The screen with the places of its elements that can be told.
  package func locating(_ notes: ScreenNotes) -> ScreenNotes {
    var notes = notes
    for index in notes.elements.indices where notes.elements[index].source == nil {
      let element = notes.elements[index]
      let frame = element.frame
      notes.elements[index].source = source(
        ofKind: element.kind, label: element.label, identifier: element.identifier,
        frame: CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height))
    }
    return notes
  }

  /// What lies in the middle of boxes of a picture, each once, the first three of them.
  package func names(in boxes: [CGRect], of notes: ScreenNotes) -> [String] {
    let scale = max(notes.scale, 1)
    let located = locating(notes)
    var names: [String] = []
    for box in boxes where names.count < 3 {
      let middle = CGPoint(x: box.midX / scale, y: box.midY / scale)
      if let name = name(at: middle, in: located), !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// What lies at a point of the picture, in points: `Color in CartView (CartView.swift:12)`.
  private func name(at point: CGPoint, in notes: ScreenNotes) -> String? {
    let inside = notes.elements.filter { element in
      let frame = element.frame
      return CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
        .contains(point) && !["Application", "Window", "Other"].contains(element.kind)
    }
    let smallest = inside.min {
      $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height
    }
    let place = CGPoint(x: point.x + offset.x, y: point.y + offset.y)
    guard let index = places.view(at: place) else { return smallest?.name }
    // A view that is smaller than any element there says more.
    let area = places.places[index].frame.map { $0.width * $0.height } ?? .infinity
    if let smallest, smallest.frame.width * smallest.frame.height <= area + 1 {
      return smallest.name
    }
    let name = places.places[index].name
    guard let owner = owner(ofLine: index) else { return name.isEmpty ? nil : name }
    return owner.hasPrefix("\(name) ") ? owner : "\(name) in \(owner)"
  }
}
