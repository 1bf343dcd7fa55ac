import Foundation
import SnapshotTesting
import Testing

/// What `.dump` makes of values; its references are shared with a Mac.
struct DumpTests {
  private func dump<Value>(_ value: Value) -> String {
    var result = "nothing"
    Snapshotting<Value, String>.dump.snapshot(value).run { result = $0 }
    return result
  }

  private struct Address {
    let street = "Main"
    let city = "Here"
  }

  private struct User {
    let name = "n"
    let address = Address()
    let tags = ["b", "a"]
  }

  @Test func propertiesAreSortedByTheirNames() {
    #expect(
      dump(User()) == """
        ▿ User
          ▿ address: Address
            - city: "Here"
            - street: "Main"
          - name: "n"
          ▿ tags: 2 elements
            - "b"
            - "a"

        """)
  }

  @Test func dictionariesAndSetsHaveOneOrder() {
    struct Person: Hashable { let name: String }
    struct Box {
      let set: Set<Person>
      let dict: [String: Int]
    }
    #expect(
      dump(Box(set: [Person(name: "y"), Person(name: "x")], dict: ["c": 3, "a": 1, "b": 2])) == """
        ▿ Box
          ▿ dict: 3 key/value pairs
            ▿ (2 elements)
              - key: "a"
              - value: 1
            ▿ (2 elements)
              - key: "b"
              - value: 2
            ▿ (2 elements)
              - key: "c"
              - value: 3
          ▿ set: 2 members
            ▿ Person
              - name: "x"
            ▿ Person
              - name: "y"

        """)
  }

  @Test func circlesEndWithTheNameOfTheObjectAroundItself() {
    final class Father { var child: Child? }
    final class Child {
      let father: Father
      init(_ father: Father) { self.father = father }
    }
    let father = Father()
    father.child = Child(father)
    defer { father.child = nil }
    #expect(
      dump(father) == """
        ▿ Father
          ▿ child: Optional<Child>
            ▿ some: Child
              ▿ father (circular reference detected)

        """)
  }

  private final class Described: CustomStringConvertible {
    var z: Any?
    var a: Any?
    var description: String { "at 0xff" }
  }

  @Test func whatDescribesItselfKeepsTheOrderOfItsPropertiesAndAllOfItsText() {
    let value = Described()
    value.z = 1
    #expect(
      dump(value) == """
        ▿ at 0xff
          ▿ z: Optional<Any>
            - some: 1
          - a: Optional<Any>.none

        """)
  }

  @Test func whatDescribesItselfIsEnteredAgainUnlessThereWouldBeNoEnd() {
    final class Plain { var owner: Any? }
    let (value, plain) = (Described(), Plain())
    value.z = plain
    plain.owner = value
    defer { plain.owner = nil }
    let again = dump(value)
    #expect(again.components(separatedBy: "at 0xff").count == 3)
    #expect(again.contains("▿ some (circular reference detected)\n"))
    plain.owner = nil
    value.z = value
    defer { value.z = nil }
    #expect(dump(value).contains("▿ some (circular reference detected)\n"))
  }

  @Test func plainValuesAreTheirTextAndALineBreak() {
    enum Size { case small, of(Int) }
    #expect(dump(Date(timeIntervalSinceReferenceDate: 0)) == "- 2001-01-01T00:00:00Z\n")
    #expect(dump(Data("Hi".utf8)) == "- 2 bytes\n")
    #expect(dump("a" as Character) == "- \"a\"\n")
    #expect(dump(URL(filePath: "/a")) == "- file:///a\n")
    #expect(dump(NSObject()) == "- <NSObject>\n")
    #expect(dump(Size.small) == "- Size.small\n")
    #expect(dump(Size.of(3)) == "▿ Size\n  - of: 3\n")
    #expect(dump(Int?.none) == "- Optional<Int>.none\n")
  }

  @Test func aValueMaySayItselfHowItIsShown() {
    struct Secret: AnySnapshotStringConvertible {
      let word = "x"
      var snapshotDescription: String { "a secret" }
    }
    #expect(dump([Secret()]) == "▿ 1 element\n  - a secret\n")
  }
}
