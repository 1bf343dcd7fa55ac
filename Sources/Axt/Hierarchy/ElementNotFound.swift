#if TESTABLE
  import FoundationAdditions

  /// There is no element with an id; the description tells which there are.
  public struct ElementNotFound: Error, CustomStringConvertible {
    /// The id that was asked for.
    public let id: String
    /// The message: the nearest ids, and the hierarchy that was searched.
    public let description: String

    @MainActor
    init(id: String, in element: any AxtElement) {
      self.id = id
      guard element.exists else {
        description = "No element with id \"\(id)\": the element to search in is gone."
        return
      }
      let others = Set(element.all.compactMap { $0.id as String? })
      var message = "No element with id \"\(id)\" in \"\(element.id ?? "")\"."
      let near = Self.nearest(to: id, among: others)
      if !near.isEmpty {
        message += " The nearest: " + near.map { "\"\($0)\"" }.joined(separator: ", ") + "."
      } else if others.isEmpty {
        message += " Nothing is exposed there: give the view a testId."
      }
      let lines = element.hierarchy.split(separator: "\n")
      message += "\nThe hierarchy:\n" + lines.prefix(40).joined(separator: "\n")
      if lines.count > 40 { message += "\n… \(lines.count - 40) more" }
      description = message
    }

    /// The ids that are a typing mistake away, or of which one contains the other; at most three.
    private static func nearest(to id: String, among others: Set<String>) -> [String] {
      let wanted = id.lowercased()
      let limit = max(1, wanted.count / 3)
      let ranked = others.compactMap { other -> (distance: Int, id: String)? in
        let candidate = other.lowercased()
        let distance = EditDistance.between(wanted, candidate, atMost: limit)
        let isContained =
          !wanted.isEmpty && !candidate.isEmpty
          && (candidate.contains(wanted) || wanted.contains(candidate))
        return distance <= limit || isContained ? (distance, other) : nil
      }
      return ranked.sorted { ($0.distance, $0.id) < ($1.distance, $1.id) }.prefix(3).map(\.id)
    }
  }

  extension AxtElement {
    /// The first element with an id: this one, or one inside.
    ///
    /// - Throws: `ElementNotFound`, which names the nearest ids and prints the hierarchy.
    public func require(id: String) throws -> any AxtElement {
      guard let element = find(id: id) else { throw ElementNotFound(id: id, in: self) }
      return element
    }
  }
#endif
