import CoreGraphics

/// Says in which file and line what is on a screen was written, as far as that can be told.
///
/// What stands in a view of the app is looked for in the view's declaration: the only line with its words in quotes,
/// with its identifier, or with its initialiser, else the declaration itself. What is told otherwise is nothing:
/// neither a view whose name several types have, nor words that stand in several places.
package struct SourceFinder: Sendable {
  private let sources: ViewSources
  package let places: ViewPlaces
  /// Added to the frames of elements to make them those of the places.
  package let offset: CGPoint
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

  // MARK: Elements

  /// The file and the line of an element: `CartView.swift:41`.
  ///
  /// - Parameters:
  ///   - kind: What it is: `Button`.
  ///   - label: Its label; empty if none.
  ///   - identifier: Its identifier; empty if none.
  ///   - frame: Where it is in the picture, in points.
  /// - Returns: Nil where it can't be told.
  package func source(
    ofKind kind: String, label: String, identifier: String, frame: CGRect
  ) -> String? {
    let owners = places.view(for: frame.offsetBy(dx: offset.x, dy: offset.y)).map(types) ?? []
    let words = [label, identifier]
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
    return onlyPlace(of: "\(kind)(", in: type) ?? Self.text(declaration, declaration.first)
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
  package func owner(ofLine index: Int) -> String? {
    for name in places.owners(of: index) {
      if let part = sources.type(named: name).first(where: { !$0.isExtension }) {
        return "\(name) (\(Self.text(part, part.first)))"
      }
    }
    return nil
  }
}
