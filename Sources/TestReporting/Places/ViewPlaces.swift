import CoreGraphics
import Foundation

/// The views of a screen with their frames, a line a view: in which of the app's views something stands.
package struct ViewPlaces: Sendable {
  /// A view, or one of the app's own that only holds others.
  package struct Place: Sendable {
    /// The type without what it is made of: `CartView`, `VStack`.
    package let name: String
    /// The type of the controller whose view it is.
    package let controller: String?
    /// Whether it may be of a type of the app's.
    ///
    /// SwiftUI's own views have frames; a composite of the app's has none but those of what it holds. Which of
    /// UIKit's views are the app's shows in the sources: nothing of the framework's is declared there.
    let mayBeOfApp: Bool
    /// In points of the outermost view; nil for one that has none of its own.
    package let frame: CGRect?
    /// The index of the one around it.
    package let parent: Int?
  }

  package let places: [Place]

  /// - Parameters:
  ///   - lines: Each view before what is in it, indented by two spaces more.
  ///   - frames: The frames of the lines for which they are known, by their indices; the others tell theirs in
  ///     the space of the nearest line around them that is in here or that tells one as UIKit does.
  package init(_ lines: [String], frames: [Int: CGRect] = [:]) {
    var places: [Place] = []
    /// The lines around the present one, with the origins of the spaces in which they tell frames.
    var open: [(depth: Int, index: Int, origin: CGPoint)] = []
    for (index, line) in lines.enumerated() {
      let depth = line.prefix { $0 == " " }.count
      while let last = open.last, last.depth >= depth { open.removeLast() }
      let text = line.dropFirst(depth)
      var origin = open.last?.origin ?? .zero
      let isUIKits = frames[index] != nil || text.hasPrefix("<")
      let frame: CGRect?
      if let known = frames[index] {
        (frame, origin) = (known, known.origin)
      } else if let told = Self.uikitFrame(in: text) {
        frame = told.offsetBy(dx: origin.x, dy: origin.y)
        origin = frame?.origin ?? origin
      } else {
        frame = Self.hostedFrame(in: text)?.offsetBy(dx: origin.x, dy: origin.y)
      }
      places.append(
        Place(
          name: Self.name(in: text), controller: Self.controller(in: text),
          mayBeOfApp: isUIKits || frame == nil, frame: frame, parent: open.last?.index))
      open.append((depth, index, origin))
    }
    self.places = places
  }

  /// From what the automation of an app tells of its views.
  package init(dump: String) {
    self.init(dump.split(separator: "\n").map(String.init))
  }

  // MARK: Asking

  /// The types from a view outwards that may be the app's, the controllers among them.
  package func owners(of index: Int) -> [String] {
    var names: [String] = []
    var next: Int? = places.indices.contains(index) ? index : nil
    while let index = next {
      let place = places[index]
      if place.mayBeOfApp, !place.name.isEmpty { names.append(place.name) }
      if let controller = place.controller { names.append(controller) }
      next = place.parent
    }
    return names
  }

  /// The innermost view at a point of the outermost one, in points.
  package func view(at point: CGPoint) -> Int? {
    places.indices.last { places[$0].frame?.contains(point) == true }
  }

  /// The view that lies where an element does: of those with its middle in them the one whose frame is most
  /// like the element's, the innermost of several.
  package func view(for frame: CGRect) -> Int? {
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    var best: (index: Int, difference: CGFloat)?
    for index in places.indices {
      guard let own = places[index].frame, own.contains(middle) else { continue }
      let difference =
        abs(own.minX - frame.minX) + abs(own.minY - frame.minY) + abs(own.maxX - frame.maxX)
        + abs(own.maxY - frame.maxY)
      if difference <= (best?.difference ?? .infinity) { best = (index, difference) }
    }
    return best?.index
  }

  // MARK: Reading

  private static func name(in text: Substring) -> String {
    String(text.drop { $0 == "<" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }

  /// Of `<UIView: frame = (0 0; 1 1)> (CartController)`.
  private static func controller(in text: Substring) -> String? {
    guard text.hasPrefix("<"), let start = text.range(of: "> (") else { return nil }
    let name = text[start.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? nil : String(name)
  }

  /// Of `<UIView: frame = (0 0; 1 1)>`, in the space of the view around it.
  private static func uikitFrame(in text: Substring) -> CGRect? {
    guard text.hasPrefix("<"), let start = text.range(of: "frame = (") else { return nil }
    return rect(text[start.upperBound...].prefix { $0 != ")" })
  }

  /// Of `Text("Total") (0, 0, 20 × 20)`, in the space of the hosting view.
  private static func hostedFrame(in text: Substring) -> CGRect? {
    guard text.hasSuffix(")"), let start = text.range(of: " (", options: .backwards) else {
      return nil
    }
    return rect(text[start.upperBound...].dropLast())
  }

  private static func rect(_ text: Substring) -> CGRect? {
    let numbers = text.split { $0 == " " || $0 == "," || $0 == ";" || $0 == "×" }.map { Double($0) }
    guard numbers.count == 4 else { return nil }
    let known = numbers.compactMap(\.self)
    guard known.count == 4 else { return nil }
    return CGRect(x: known[0], y: known[1], width: known[2], height: known[3])
  }
}
