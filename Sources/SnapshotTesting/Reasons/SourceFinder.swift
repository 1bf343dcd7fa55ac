import CoreGraphics

/// Says in which file and line what is on a screen was written, as far as that can be told.
///
/// What stands in a view of the app is looked for in the view's declaration: the only line with its words in quotes,
/// with its identifier, or with its initialiser, else the declaration itself. What is told otherwise is nothing:
/// neither a view whose name several types have, nor words that stand in several places.
package struct SourceFinder: Sendable {
  private let sources: ViewSources
  private let places: ViewPlaces
  /// Added to the frames of elements to make them those of the places.
  private let offset: CGPoint
  private let test: ViewSources.Declaration?

  /// - Parameters:
  ///   - places: The views on the screen.
  ///   - offset: Where the picture lies in the space of the views, in points.
  ///   - file: The path of the test's file.
  ///   - test: The test's function.
  package init(_ places: ViewPlaces, offset: CGPoint = .zero, file: String, test: String) {
    sources = .around(file)
    self.places = places
    self.offset = offset
    self.test = ViewSources.function(test, in: file)
  }

  /// The screen with the places of its elements that can be told.
  package func locating(_ notes: ScreenNotes) -> ScreenNotes {
    var notes = notes
    for index in notes.elements.indices where notes.elements[index].source == nil {
      notes.elements[index].source = source(of: notes.elements[index])
    }
    return notes
  }

  // MARK: Elements

  private func source(of element: ScreenNotes.Element) -> String? {
    let frame = element.frame
    let rect = CGRect(
      x: frame.x + offset.x, y: frame.y + offset.y, width: frame.width, height: frame.height)
    let owners = places.view(for: rect).map(types) ?? []
    let words = [element.label, element.identifier]
      .filter { !$0.isEmpty && !$0.contains { "\"\\\n".contains($0) } }.map { "\"\($0)\"" }
    for word in words {
      for type in owners {
        if let place = onlyPlace(of: word, in: type) { return place }
      }
    }
    for word in words {
      if let test, let line = test.onlyLine(with: word) { return Self.text(test, line) }
    }
    guard let type = owners.first, let declaration = type.first(where: { !$0.isExtension }) else {
      return nil
    }
    return onlyPlace(of: "\(element.kind)(", in: type) ?? Self.text(declaration, declaration.first)
  }

  /// The declarations of the app's types around a view, from the inside out.
  private func types(around index: Int) -> [[ViewSources.Declaration]] {
    places.owners(of: index).map(sources.type).filter { !$0.isEmpty }
  }

  private func onlyPlace(of word: String, in type: [ViewSources.Declaration]) -> String? {
    let found = type.compactMap { part in part.onlyLine(with: word).map { Self.text(part, $0) } }
    return found.count == 1 ? found.first : nil
  }

  private static func text(_ part: ViewSources.Declaration, _ line: Int) -> String {
    "\(part.file.lastPathComponent):\(line)"
  }

  // MARK: Views

  /// The app's view around a line of the layout: `CartView (CartView.swift:12)`.
  func owner(ofLine index: Int) -> String? {
    for name in places.owners(of: index) {
      if let part = sources.type(named: name).first(where: { !$0.isExtension }) {
        return "\(name) (\(Self.text(part, part.first)))"
      }
    }
    return nil
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
