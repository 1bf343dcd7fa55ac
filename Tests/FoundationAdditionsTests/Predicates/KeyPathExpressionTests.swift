import Foundation
import Testing

@testable import FoundationAdditions

/// Expressions of Swift's key paths.
@Suite struct KeyPathExpressionTests {
  private class Album: NSObject {
    var name = ""
    var next: Album?
  }

  init() {
    ClassTable.register {
      [
        ClassTable(
          Album.self, methods: [],
          properties: [
            ObjectiveCProperty("name", \Album.name), ObjectiveCProperty("next", \Album.next),
          ])
      ]
    }
  }

  @available(*, deprecated)
  @Test func theTableOfAClassTellsTheNames() {
    #expect(NSExpression(forKeyPath: \Album.name).keyPath == "name")
    let path = NSExpression(forKeyPath: \Album.next?.name)
    #expect(path.keyPath == "next.name")
    let predicate = NSComparisonPredicate(
      leftExpression: path, rightExpression: NSExpression(forConstantValue: "B"),
      modifier: .direct, type: .equalTo)
    let album = Album()
    album.next = Album()
    album.next?.name = "B"
    #expect(predicate.evaluate(with: album))
  }
}
