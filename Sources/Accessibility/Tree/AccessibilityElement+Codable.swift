import Foundation

/// A tree travels as a flat list of records in document order, so that its depth costs nothing.
package struct AccessibilityTree: Codable {
  package var root: AccessibilityElement

  package init(root: AccessibilityElement) {
    self.root = root
  }

  package init(from decoder: any Decoder) throws {
    var records = try decoder.unkeyedContainer()
    var open: [(element: AccessibilityElement, missing: Int)] = []
    var root: AccessibilityElement?
    while !records.isAtEnd {
      let record = try records.decode(AccessibilityRecord.self)
      let element = record.element()
      if let last = open.indices.last {
        open[last].element.append(element)
        open[last].missing -= 1
      } else if root == nil {
        root = element
      } else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "more than one tree"))
      }
      if record.childCount > 0 { open.append((element, record.childCount)) }
      while let last = open.last, last.missing == 0 { open.removeLast() }
    }
    guard let root, open.isEmpty, records.isAtEnd else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "not one complete tree"))
    }
    self.root = root
  }

  package func encode(to encoder: any Encoder) throws {
    var records = encoder.unkeyedContainer()
    var failure: (any Error)?
    root.walk { element in
      do {
        try records.encode(AccessibilityRecord(element))
        return .into
      } catch {
        failure = error
        return .stop
      }
    }
    if let failure { throw failure }
  }
}
