import SwiftUI
import ViewInspector
import XCTest

final class InspectorTests: XCTestCase {
  final class Node { var next: Node? }
  class Base { let inherited = 1 }
  final class Derived: Base { let own = "x" }
  struct Value {
    let title = "abc"
    let empty: [Int] = []
    let items = [1, 2]
  }
  struct Reference { let ref: Any.Type = Int.self }
  struct Custom: View {
    var number = 3
    var body: some View { EmptyView() }
  }

  @MainActor
  func testValues() {
    XCTAssertEqual(Inspector.print("abc"), "String = abc\n")
    XCTAssertEqual(
      Inspector.print(Value()),
      """
      Value
        empty: Array<Int> = []
        items: Array<Int>
          [0] = 1
          [1] = 2
        title: String = abc

      """)
    XCTAssertEqual(
      Inspector.print(Derived()),
      """
      Derived
        inherited: Int = 1
        own: String = x

      """)
  }

  @MainActor
  func testTypes() {
    XCTAssertEqual(Inspector.print(Reference()), "Reference\n  ref: Any.Type\n")
  }

  @MainActor
  func testLoopsAndViews() {
    let node = Node()
    node.next = node
    XCTAssertTrue(Inspector.print(node).contains("= { cyclic reference }"))
    node.next = nil
    XCTAssertEqual(
      Inspector.print(Custom()),
      """
      Custom
        body: EmptyView = EmptyView()
        number: Int = 3

      """)
  }
}
