import Foundation
import SwiftUI

/// A type whose values are equal if their bytes are.
public protocol BinaryEquatable: Equatable {}

extension BinaryEquatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    withUnsafeBytes(of: lhs) { left in
      withUnsafeBytes(of: rhs) { right in left.elementsEqual(right) }
    }
  }
}

// Values that tests compare, and that are not comparable by themselves.

extension GridItem: Equatable {
  public static func == (lhs: GridItem, rhs: GridItem) -> Bool {
    lhs.size == rhs.size && lhs.spacing == rhs.spacing && lhs.alignment == rhs.alignment
  }

  /// Whether both were given the same.
  public func isEqual(_ other: GridItem) -> Bool { self == other }
}

extension GridItem.Size: Equatable {
  public static func == (lhs: GridItem.Size, rhs: GridItem.Size) -> Bool {
    switch (lhs, rhs) {
    case (.fixed(let left), .fixed(let right)): left == right
    case (.flexible(let left, let most), .flexible(let right, let limit)),
      (.adaptive(let left, let most), .adaptive(let right, let limit)):
      left == right && most == limit
    default: false
    }
  }
}

extension [GridItem] {
  /// Whether both were given the same.
  public func isEqual(_ other: [GridItem]) -> Bool { self == other }
}

extension PopoverAttachmentAnchor: Equatable {
  public static func == (lhs: PopoverAttachmentAnchor, rhs: PopoverAttachmentAnchor) -> Bool {
    switch (lhs, rhs) {
    case (.rect(let left), .rect(let right)): left == right
    case (.point(let left), .point(let right)): left == right
    default: false
    }
  }
}

extension Anchor.Source: Equatable where Value == CGRect {
  public static func == (lhs: Anchor<Value>.Source, rhs: Anchor<Value>.Source) -> Bool {
    lhs.place == rhs.place
  }
}

extension PageTabViewStyle: Equatable {
  /// When the dots below the pages are shown.
  public var indexDisplayMode: IndexDisplayMode { indexDisplay }

  public static func == (lhs: PageTabViewStyle, rhs: PageTabViewStyle) -> Bool {
    lhs.indexDisplay == rhs.indexDisplay
  }
}

extension GlassEffectTransition: Equatable {
  public static func == (lhs: GlassEffectTransition, rhs: GlassEffectTransition) -> Bool {
    lhs.isSame(as: rhs)
  }
}
