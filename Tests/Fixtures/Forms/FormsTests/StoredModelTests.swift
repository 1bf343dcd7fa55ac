import SwiftData
import SwiftUI
import XCTest

@testable import Forms

@available(iOS 17, *)
@MainActor
final class StoredModelTests: XCTestCase {
  private func pantry() throws -> ModelContainer {
    try ModelContainer(
      for: Product.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  }

  func testModelsAreKeptWithTheirRelationships() throws {
    let container = try pantry()
    let bread = Product(code: 7, name: "Bread")
    bread.batches.append(Batch(count: 3))
    container.mainContext.insert(bread)
    try container.mainContext.save()
    let wanted = FetchDescriptor<Product>(predicate: #Predicate { $0.name == "Bread" })
    let found = try XCTUnwrap(ModelContext(container).fetch(wanted).first)
    XCTAssertEqual(found.code, 7)
    XCTAssertEqual(found.batches.map(\.count), [3])
    XCTAssertTrue(found.batches.first?.product === found)
  }

  func testAListFollowsWhatIsInserted() throws {
    let container = try pantry()
    container.mainContext.insert(Product(code: 1, name: "Apples"))
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIHostingController(rootView: PantryList().modelContainer(container))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    controller.view.layoutIfNeeded()
    XCTAssertEqual(texts(in: controller.view), ["Apples"])
    container.mainContext.insert(Product(code: 2, name: "Milk"))
    RunLoop.main.run(until: Date().addingTimeInterval(0.1))
    controller.view.layoutIfNeeded()
    XCTAssertEqual(texts(in: controller.view), ["Apples", "Milk"])
  }

  private func texts(in view: UIView) -> [String] {
    func labels(_ element: Any) -> [String] {
      guard let element = element as? NSObject else { return [] }
      let own = element.accessibilityTraits.contains(.button) ? nil : element.accessibilityLabel
      return [own].compactMap { $0 } + (element.accessibilityElements ?? []).flatMap(labels)
    }
    return labels(view)
  }
}
