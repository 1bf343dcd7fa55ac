/// An element of a screen: which one it is, and where.
package struct ReviewElement: Codable, Equatable, Sendable {
  package var identity: ElementIdentity
  /// What it says.
  package var label: String
  /// In pixels of the picture.
  package var frame: ReviewBox

  package init(identity: ElementIdentity, label: String, frame: ReviewBox) {
    self.identity = identity
    self.label = label
    self.frame = frame
  }
}

/// Which element of a screen one means, whatever its place and its size.
package struct ElementIdentity: Codable, Hashable, Sendable {
  /// What it is: `Button`, `Text`.
  package var kind: String
  /// The name that the app has given it; empty without one.
  package var identifier: String
  /// Its number among those of its kind and name, in reading order, from 1.
  package var number: Int

  package init(kind: String, identifier: String, number: Int) {
    self.kind = kind
    self.identifier = identifier
    self.number = number
  }

  /// The identities of elements in reading order.
  ///
  /// - Parameter elements: Kind and name of each.
  /// - Returns: an identity for each.
  package static func numbered(
    _ elements: [(kind: String, identifier: String)]
  ) -> [ElementIdentity] {
    var counts: [ElementIdentity: Int] = [:]
    return elements.map { element in
      let group = ElementIdentity(kind: element.kind, identifier: element.identifier, number: 0)
      counts[group, default: 0] += 1
      return ElementIdentity(
        kind: element.kind, identifier: element.identifier, number: counts[group, default: 1])
    }
  }
}
