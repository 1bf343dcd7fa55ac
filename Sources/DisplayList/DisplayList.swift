// Recorded drawing commands as values, the contract between views and pixels, and the shapes of symbols. May import
// CoreGraphics, Foundation and FoundationXML only.
//
// All geometry is in points with the origin at the top left and y pointing down. Nothing here knows
// how many pixels a point has. Colours are sRGB.

import CoreGraphics

/// Drawing commands, painted in order, each over the ones before.
package struct DisplayList: Hashable, Sendable {
  package var items: [DisplayItem]

  package init(_ items: [DisplayItem] = []) {
    self.items = items
  }

  package var isEmpty: Bool { items.isEmpty }

  package mutating func append(_ item: DisplayItem) {
    items.append(item)
  }

  package mutating func append(contentsOf list: DisplayList) {
    items += list.items
  }

  package static func + (left: DisplayList, right: DisplayList) -> DisplayList {
    DisplayList(left.items + right.items)
  }

  /// The commands as one group with the given attributes; as they are if the attributes change
  /// nothing.
  package func grouped(_ attributes: GroupAttributes) -> DisplayList {
    guard !isEmpty, !attributes.isPlain else { return self }
    return DisplayList([.group(attributes, items)])
  }

  /// The commands moved by `offset`, in points.
  package func offset(by offset: CGPoint) -> DisplayList {
    grouped(
      GroupAttributes(transform: CGAffineTransform(translationX: offset.x, y: offset.y)))
  }
}

extension DisplayList: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: DisplayItem...) {
    self.init(elements)
  }
}
