import Foundation
import Testing

@testable import FoundationAdditions

/// What predicates say about collections.
@Suite struct PredicateCollectionTests {
  private final class Item: NSObject {
    let name: String
    let price: Double

    init(_ name: String, _ price: Double) {
      self.name = name
      self.price = price
    }
  }

  private final class Order: NSObject {
    let items: [Item]
    let tags: [String]

    init(_ items: [Item], tags: [String] = []) {
      self.items = items
      self.tags = tags
    }
  }

  private let order = Order(
    [Item("Tea", 4), Item("Coffee", 9), Item("Cake", 5), Item("Tea", 4)], tags: ["hot", "sweet"])

  private func holds(_ format: String, _ arguments: Any...) -> Bool {
    NSPredicate(format: format, argumentArray: arguments).evaluate(with: order)
  }

  @Test func collectionsAreReckonedUp() {
    #expect(holds("items.@sum.price == 22"))
    #expect(holds("items.@avg.price == 5.5"))
    #expect(holds("items.@min.price == 4 AND items.@max.price == 9"))
    #expect(holds("items.@max.name == 'Tea'"))
    #expect(holds("items.@count == 4"))
    #expect(holds("count:(items.@distinctUnionOfObjects.name) == 3"))
    #expect(holds("count:(items.@unionOfObjects.name) == 4"))
    #expect(holds("'Cake' IN items.@distinctUnionOfObjects.name"))
  }

  @Test func nothingHasASumButNoLargest() {
    let none = Order([])
    #expect(NSPredicate(format: "items.@sum.price == 0").evaluate(with: none))
    #expect(NSPredicate(format: "items.@max.price == nil").evaluate(with: none))
  }

  @Test func membersHavePlaces() {
    #expect(holds("items[0].name == 'Tea' AND items[FIRST].name == 'Tea'"))
    #expect(holds("items[1].price == 9 AND items[LAST].price == 4"))
    #expect(holds("tags[SIZE] == %d", 2))
    #expect(holds("tags[5] == nil"))
    #expect(holds("tags[%d] == 'sweet'", 1))
  }

  @Test func subqueriesCount() {
    #expect(holds("SUBQUERY(items, $item, $item.price > 4).@count == 2"))
    #expect(holds("SUBQUERY(items, $i, $i.name == %@ AND $i.price < 5).@count > 1", "Tea"))
    #expect(!holds("SUBQUERY(items, $i, $i.price > 100).@count > 0"))
    #expect(holds("SUBQUERY(tags, $tag, $tag BEGINSWITH 'h')[0] == 'hot'"))
  }

  // MARK: What a predicate says of itself

  @Test func predicatesTellTheirFormat() {
    #expect(
      NSPredicate(format: "name == %@ && price>%d", "Ada", 3).description
        == "name == \"Ada\" AND price > 3")
    let subquery = "SUBQUERY(items, $i, $i.price > 4).@count == 2"
    #expect(NSPredicate(format: subquery).description == subquery)
  }

  @Test func predicatesThatSayTheSameAreEqual() {
    #expect(NSPredicate(format: "name == %@", "Ada") == NSPredicate(format: "name = 'Ada'"))
    #expect(NSPredicate(format: "name == 'Ada'") != NSPredicate(format: "name == 'Bob'"))
    let (tea, cake) = (Item("Tea", 4), Item("Cake", 5))
    #expect(NSPredicate(format: "self == %@", tea) == NSPredicate(format: "self == %@", tea))
    #expect(NSPredicate(format: "self == %@", tea) != NSPredicate(format: "self == %@", cake))
    #expect(NSPredicate(format: "self IN %@", [tea]) == NSPredicate(format: "self IN %@", [tea]))
    #expect(NSPredicate(format: "self IN %@", [tea]) != NSPredicate(format: "self IN %@", [cake]))
    #expect(Set([NSPredicate(format: "a == 1"), NSPredicate(format: "a == 1")]).count == 1)
  }

  @Test func copiesSayTheSame() throws {
    let copy = try #require(NSPredicate(format: "name == 'Ada'").copy() as? NSPredicate)
    #expect(copy.description == "name == \"Ada\"")
  }

  @Test func variablesGetValuesOnce() {
    let template = NSPredicate(format: "name == $NAME AND price > $LEAST")
    let made = template.withSubstitutionVariables(["NAME": "Coffee", "LEAST": 5])
    #expect(made.evaluate(with: Item("Coffee", 9)))
    #expect(!made.evaluate(with: Item("Coffee", 4)))
    #expect(made.description == "name == \"Coffee\" AND price > 5")
    let compound = NSCompoundPredicate(notPredicateWithSubpredicate: template)
      .withSubstitutionVariables(["NAME": "Coffee", "LEAST": 5])
    #expect(!compound.evaluate(with: Item("Coffee", 9)))
  }
}
