import Accessibility
import Automation
import Foundation

/// An element and what was in it at one moment.
@MainActor @preconcurrency
public protocol XCUIElementSnapshot: XCUIElementAttributes, NSObjectProtocol {
  var children: [any XCUIElementSnapshot] { get }

  /// All attributes and children as property-list values, without those that are nil.
  var dictionaryRepresentation: [XCUIElement.AttributeName: Any] { get }
}

/// Something of which a snapshot can be taken.
@MainActor @preconcurrency
public protocol XCUIElementSnapshotProviding {
  func snapshot() throws -> any XCUIElementSnapshot
}

extension XCUIElement: XCUIElementSnapshotProviding {
  /// The element and everything in it as it is now.
  ///
  /// - Throws: `XCUIElementSnapshotError` if there is no such element or more than one.
  public func snapshot() throws -> any XCUIElementSnapshot {
    let root: AccessibilityElement
    do {
      root = try app.call { target throws(AutomationError) in try target.settledTree() }
    } catch {
      throw XCUIElementSnapshotError(description: "Failed to get matching snapshot: \(error)")
    }
    let (first, second) = chain.firstTwoMatches(in: root)
    if let first, second == nil { return ElementSnapshot(element: first, root: root) }
    throw XCUIElementSnapshotError(
      description: first == nil
        ? FailureText.noMatch(for: chain, in: root, purpose: .attribute)
        : FailureText.severalMatches(for: chain, in: root, purpose: .attribute))
  }
}

/// Why no snapshot could be taken: nothing matches the query, or several elements do.
///
/// Not part of Apple's API, whose `snapshot()` throws an error without a public type.
public struct XCUIElementSnapshotError: Error, CustomStringConvertible {
  /// What was asked for, the nearest candidates and the tree that was searched.
  public let description: String
}
