#if TESTABLE
  import Accessibility
  import Device
  import Foundation
  import SwiftUI
  import UIKit

  /// The handle to an element that assistive technologies find in a hosted view.
  @MainActor
  final class AccessibleElement: LiveElement {
    private let identifier: String
    private let number: UInt64
    private let root: AxtTest

    private init(_ element: AccessibilityElement, root: AxtTest) {
      identifier = element.identifier
      number = element.id
      self.root = root
    }

    /// The first element with an identifier in the part of a host that a node stands for.
    static func first(
      _ identifier: String, in node: _Node?, of root: AxtTest
    ) -> (any AxtElement)? {
      guard let graph = root.tree.reader?.graph else { return nil }
      return elements(of: root)
        .first { element in
          element.identifier == identifier
            && (node.map { graph.element(element, isIn: $0) } ?? true)
        }
        .map { AccessibleElement($0, root: root) }
    }

    /// The elements of a host as they were at some time.
    struct Collection {
      let revision: UInt64
      let elements: [AccessibilityElement]
    }

    /// All elements of a host, parents first; made again only after changes.
    private static func elements(of root: AxtTest) -> [AccessibilityElement] {
      guard let graph = root.tree.reader?.graph else { return [] }
      graph.runTurn()
      if let known = root.accessibleElements, known.revision == UIChange.revision {
        return known.elements
      }
      let context = AccessibilityTreeContext(
        visibleRect: CGRect(origin: .zero, size: graph.size))
      let elements = graph.accessibilityElements(in: context, origin: .zero)
        .flatMap(\.selfAndDescendants)
      root.accessibleElements = Collection(revision: UIChange.revision, elements: elements)
      return elements
    }

    private var graph: ViewGraph? { root.tree.reader?.graph }

    private var current: AccessibilityElement? {
      Self.elements(of: root).first { $0.id == number && $0.identifier == identifier }
    }

    var exists: Bool { current != nil }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var id: String! { current?.identifier }
    var label: String? { current.flatMap { $0.label.isEmpty ? nil : $0.label } }
    var value: Any? { current?.value }
    var children: [any AxtElement] {
      current?.children.map { AccessibleElement($0, root: root) } ?? []
    }
    var all: [any AxtElement] {
      current?.selfAndDescendants.dropFirst().map { AccessibleElement($0, root: root) } ?? []
    }

    func find(id: String) -> (any AxtElement)? { first(accessibilityIdentifier: id) }

    func first(accessibilityIdentifier: String) -> (any AxtElement)? {
      current?.selfAndDescendants.first { $0.identifier == accessibilityIdentifier }
        .map { AccessibleElement($0, root: root) }
    }

    func findAll(id: String) -> [any AxtElement] {
      current?.selfAndDescendants.dropFirst().filter { $0.identifier == id }
        .map { AccessibleElement($0, root: root) } ?? []
    }

    func performActionWithoutYielding() {
      guard current != nil, let graph else { return }
      if graph.accessibilityActions.perform(.activate, on: number) { return }
      _ = graph.node(forElement: number)?.performAccessibilityAction(.activate)
    }

    /// Types into a field; a number moves a slider, from 0 to 1 along its track.
    func setValue(_ value: Any?) {
      guard current != nil, let node = graph?.node(forElement: number) else { return }
      if let text = value as? String {
        (node as? TextInputNode)?.setText(text)
      } else if let place = (value as? Double) ?? (value as? CGFloat).map(Double.init) {
        _ = node.performAccessibilityAction(.adjustSlider(CGFloat(place)))
      }
    }

    // MARK: Waiting

    func waitForCondition(timeout: TimeInterval, condition: @escaping () -> Bool) async throws {
      try await root.waitForCondition(timeout: timeout, condition: condition)
    }

    func waitForElement(id: String, timeout: TimeInterval) async throws -> any AxtElement {
      var found: (any AxtElement)?
      try await waitForCondition(timeout: timeout) { [self] in
        found = find(id: id)
        return found != nil
      }
      guard let found else { throw TimeOut() }
      return found
    }

    func waitForUpdate(timeout: TimeInterval) async throws {
      try await root.waitForUpdate(timeout: timeout)
    }

    // MARK: Hierarchy

    var tree: ExposureTree { root.tree }
    var text: String { current?.hierarchy(level: 0) ?? "" }
    func watchHierarchy() async { await HierarchyUpdates(of: self, in: tree).print() }
  }

  extension ViewGraph {
    /// Whether what stands behind an element lies in the part of the view that a node stands for.
    fileprivate func element(_ element: AccessibilityElement, isIn ancestor: _Node) -> Bool {
      var node: _Node? = self.node(forElement: element.id)
      while let current = node {
        if current === ancestor { return true }
        node = current.parent
      }
      return false
    }
  }

  extension AccessibilityElement {
    fileprivate var selfAndDescendants: [AccessibilityElement] {
      [self] + children.flatMap(\.selfAndDescendants)
    }

    fileprivate func hierarchy(level: Int) -> String {
      HierarchyLine(
        id: identifier, label: label.isEmpty ? nil : label,
        value: value?.isEmpty == false ? value : nil
      )
      .text(level: level) + children.map { $0.hierarchy(level: level + 1) }.joined()
    }
  }
#endif
