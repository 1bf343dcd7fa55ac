import Accessibility
import Foundation
import Testing

struct AccessibilityWalkTests {
  /// `1 (2 (3, 4), 5)`.
  private func tree() -> AccessibilityElement {
    let inner = AccessibilityElement(
      id: 2, elementType: .table,
      children: [
        AccessibilityElement(id: 3, elementType: .cell),
        AccessibilityElement(id: 4, elementType: .cell),
      ])
    return AccessibilityElement(
      id: 1, elementType: .window,
      children: [inner, AccessibilityElement(id: 5, elementType: .button)])
  }

  @Test func aWalkCanBeStopped() {
    var seen: [UInt64] = []
    let isDone = tree().walk {
      seen.append($0.id)
      return $0.id == 3 ? .stop : .into
    }
    #expect(!isDone)
    #expect(seen == [1, 2, 3])
  }

  @Test func levelsCanBeStoppedAndPruned() {
    var seen: [UInt64] = []
    tree().breadthFirst {
      seen.append($0.id)
      return $0.id == 2 ? .skipChildren : .into
    }
    #expect(seen == [1, 2, 5])
    seen.removeAll()
    tree().breadthFirst {
      seen.append($0.id)
      return $0.id == 5 ? .stop : .into
    }
    #expect(seen == [1, 2, 5])
  }

  @Test func theFirstOfDocumentOrderIsFound() {
    let root = tree()
    #expect(root.firstDescendant { $0.elementType == .cell }?.id == 3)
    #expect(root.firstDescendant { $0.elementType == .window } == nil)
    #expect(root.element(withID: 5)?.elementType == .button)
    #expect(root.element(withID: 1) === root)
    #expect(root.element(withID: 9) == nil)
  }

  @Test func elementsKnowTheirWayUp() throws {
    let root = tree()
    let cell = try #require(root.element(withID: 4))
    #expect(cell.ancestors.map(\.id) == [2, 1])
    #expect(cell.root === root)
    #expect(cell.isDescendant(of: root))
    #expect(!root.isDescendant(of: cell))
    #expect(!cell.isDescendant(of: cell))
    #expect(root.treeCount == 5)
  }

  @Test func replacedChildrenForgetTheirParent() throws {
    let root = tree()
    let table = try #require(root.element(withID: 2))
    root.replaceChildren([AccessibilityElement(id: 6, elementType: .image)])
    #expect(table.parent == nil)
    #expect(root.children.map(\.id) == [6])
    #expect(root.children[0].parent === root)
  }
}
