import Foundation

/// Where two things touch.
struct DynamicContact {
  var point: DynamicVector
  /// Out of the first thing, into the second.
  var normal: DynamicVector
  /// How far they lie in each other, in points.
  var depth: Double
}

/// Finds where outlines lie in each other.
enum DynamicContacts {
  /// Those of a body with what lies beyond a straight line.
  ///
  /// `inside`: Towards the body's side of the line, of the length 1.
  static func between(
    line point: DynamicVector, inside: DynamicVector, and outline: [DynamicVector]
  ) -> [DynamicContact] {
    outline.map {
      DynamicContact(point: $0, normal: inside, depth: -(($0 - point).dot(inside)))
    }
    .filter { $0.depth > 0 }
    .sorted { $0.depth > $1.depth }
    .prefix(2).map { $0 }
  }

  /// Those of two convex outlines: a line has two corners.
  static func between(_ first: [DynamicVector], and second: [DynamicVector]) -> [DynamicContact] {
    guard let a = leastDepth(of: first, in: second), let b = leastDepth(of: second, in: first)
    else { return [] }
    // The first is preferred, so that contacts do not jump from one to the other.
    if b.depth < a.depth - 0.1 {
      return clip(second, edge: b.edge, normal: b.normal, first).map {
        DynamicContact(point: $0.point, normal: -$0.normal, depth: $0.depth)
      }
    }
    return clip(first, edge: a.edge, normal: a.normal, second)
  }

  private typealias Edge = (edge: Int, normal: DynamicVector, depth: Double)

  /// The edge of an outline out of which another one has the shortest way; nil where they lie apart.
  private static func leastDepth(
    of outline: [DynamicVector], in other: [DynamicVector]
  ) -> Edge? {
    var best: Edge?
    for index in outline.indices {
      let start = outline[index]
      let way = outline[(index + 1) % outline.count] - start
      guard way.length > 1e-9 else { continue }
      let normal = way.turned / way.length
      let depth = -(other.map { ($0 - start).dot(normal) }.min() ?? 0)
      guard depth > 0 else { return nil }
      if best.map({ depth < $0.depth }) ?? true { best = (index, normal, depth) }
    }
    return best
  }

  /// The corners of the other outline's nearest edge, as far as they lie over the edge and beneath it.
  private static func clip(
    _ outline: [DynamicVector], edge: Int, normal: DynamicVector, _ other: [DynamicVector]
  ) -> [DynamicContact] {
    let start = outline[edge]
    let end = outline[(edge + 1) % outline.count]
    let way = (end - start) / (end - start).length
    func facing(_ index: Int) -> Double {
      let side = other[(index + 1) % other.count] - other[index]
      return side.length > 1e-9 ? (side.turned / side.length).dot(normal) : 1
    }
    guard let nearest = other.indices.min(by: { facing($0) < facing($1) }) else { return [] }
    var points = [other[nearest], other[(nearest + 1) % other.count]]
    for (limit, sign) in [(start.dot(way), 1.0), (-end.dot(way), -1.0)] {
      let distances = points.map { $0.dot(way) * sign - limit }
      guard distances.count == 2 else { break }
      var kept = zip(points, distances).filter { $0.1 >= 0 }.map(\.0)
      if distances[0] * distances[1] < 0 {
        let part = distances[0] / (distances[0] - distances[1])
        kept.append(points[0] + (points[1] - points[0]) * part)
      }
      points = kept
    }
    return points.compactMap { point in
      let depth = (start - point).dot(normal)
      return depth >= 0 ? DynamicContact(point: point, normal: normal, depth: depth) : nil
    }
  }
}
