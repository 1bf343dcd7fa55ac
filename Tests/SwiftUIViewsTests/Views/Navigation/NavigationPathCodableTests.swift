import Foundation
import Testing

@testable import SwiftUI

/// Paths of navigation stacks that apps keep as data.
struct NavigationPathCodableTests {
  struct Book: Hashable, Codable {
    var title: String
  }
  struct Secret: Hashable {}

  @Test func aPathSurvivesAsData() throws {
    var path = NavigationPath()
    path.append(Book(title: "Dune"))
    path.append(3)
    path.append("notes")
    let data = try JSONEncoder().encode(try #require(path.codable))
    let kept = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(kept) == path)
    #expect(NavigationPath(kept).codable != nil)
  }

  @Test func aPathWithAValueThatIsNotCodableIsNoData() {
    var path = NavigationPath()
    path.append(Book(title: "Dune"))
    path.append(Secret())
    #expect(path.codable == nil)
  }

  @Test func unknownTypesAndBrokenValuesThrow() {
    for text in [#"["$NoSuchType","[1]"]"#, #"["Si","[]"]"#, #"["Si"]"#, #"{"a":1}"#] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(
          NavigationPath.CodableRepresentation.self, from: Data(text.utf8))
      }
    }
  }
}
