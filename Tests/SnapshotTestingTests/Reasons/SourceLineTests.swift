import SnapshotTesting
import SwiftUI
import Testing
import UIKit

/// Where messages say that what changed is written.
@MainActor
struct SourceLineTests {
  private let folder = SnapshotFolder()

  private func problem(
    from one: some View, to other: some View, function: String = #function
  ) throws -> String {
    func strategy<Content: View>(_ view: Content) -> Snapshotting<Content, UIImage> {
      .image(layout: .fixed(width: 200, height: 200), traits: UITraitCollection(displayScale: 1))
    }
    _ = folder.problem(of: one, as: strategy(one), test: function)
    return try #require(folder.problem(of: other, as: strategy(other), test: function))
  }

  private struct BasketScreen: View {
    static let (total, row, badge) = (#line + 7, #line + 9, #line + 14)
    var size: CGFloat = 17
    var pear = Color.yellow
    var side: CGFloat = 20

    var body: some View {
      VStack(spacing: 8) {
        Text("Total").font(.system(size: size))
        Button("Pay", action: {})
        BasketRow(title: "Pears", color: pear)
        BasketBadge(side: side)
      }
    }
  }
  private struct BasketBadge: View {
    let side: CGFloat
    var body: some View { ZStack { Color.red.frame(width: side, height: side) } }
  }

  private struct BasketRow: View {
    let title: String
    let color: Color

    var body: some View {
      Text(title).foregroundStyle(color)
    }
  }

  @Test func theLineOfTheCauseEndsTheSentence() throws {
    let problem = try problem(from: BasketScreen(), to: BasketScreen(size: 27))
    #expect(problem.contains("What changed first: elements"))
    let cause = "because Text 'Total' above grew (SourceLineTests.swift:\(BasketScreen.total))"
    #expect(problem.contains("Button 'Pay' moved ") && problem.contains(" pt down \(cause)"))
    #expect(problem.contains("taller (SourceLineTests.swift:\(BasketScreen.total))"))
  }

  @Test func whereWordsAreWrittenSaysMoreThanWhereTheyAreShown() throws {
    struct Basket: View {
      static let line = #line + 4
      let isPaid: Bool
      var body: some View {
        VStack {
          if isPaid { BasketRow(title: "Thanks", color: .blue) }
          BasketRow(title: "Pears", color: .red)
        }
      }
    }
    let problem = try problem(from: Basket(isPaid: false), to: Basket(isPaid: true))
    #expect(problem.contains("Text 'Thanks' is new (SourceLineTests.swift:\(Basket.line))"))
  }

  @Test func theViewAroundALayoutIsNamedWithItsDeclaration() throws {
    let problem = try problem(from: BasketScreen(), to: BasketScreen(side: 24))
    #expect(problem.contains("What changed first: elements"))
    let inside = try self.problem(
      from: BasketBadge(side: 20), to: BasketBadge(side: 30), function: "badge()")
    #expect(inside.contains("What changed first: layout"))
    #expect(inside.contains("in BasketBadge (SourceLineTests.swift:\(BasketScreen.badge))"))
  }

  @Test func whatIsSeenWherePixelsDifferIsNamed() throws {
    let problem = try problem(from: BasketScreen(), to: BasketScreen(pear: .purple))
    #expect(problem.contains("What changed first: drawing"))
    #expect(
      problem.contains(
        "It is seen in Text 'Pears' (SourceLineTests.swift:\(BasketScreen.row)).\n"))
  }

  @Test func viewsOfATestsOwnFunctionAreFoundByTheirWords() throws {
    func problem(of view: some View) -> String? {
      func strategy<Content: View>(_ view: Content) -> Snapshotting<Content, UIImage> { .image }
      return verifySnapshot(
        of: view, as: strategy(view), named: "own", snapshotDirectory: folder.url.path,
        testName: "viewsOfATestsOwnFunctionAreFoundByTheirWords()")
    }
    _ = problem(of: Text("Apples"))
    let (line, changed) = (#line, problem(of: Text("Cherries")))
    #expect(
      changed?.contains("Text 'Apples' says 'Cherries' now (SourceLineTests.swift:\(line))") == true
    )
  }

  @Test func aControllersLabelIsFoundInTheController() throws {
    final class BasketController: UIViewController {
      static let line = #line + 6
      var text = "12"

      override func viewDidLoad() {
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
        label.text = text
        label.accessibilityIdentifier = "basket-total"
        view.addSubview(label)
      }
    }
    func controller(_ text: String) -> UIViewController {
      let controller = BasketController()
      controller.text = text
      return controller
    }
    let strategy = Snapshotting<UIViewController, UIImage>.image(
      on: ViewImageConfig(size: CGSize(width: 100, height: 40)),
      traits: UITraitCollection(displayScale: 1))
    _ = folder.problem(of: controller("12"), as: strategy)
    let problem = try #require(folder.problem(of: controller("13"), as: strategy))
    #expect(
      problem.contains("Text '12' says '13' now (SourceLineTests.swift:\(BasketController.line))"))
  }

  @Test func namesThatSeveralTypesHaveSayNothing() throws {
    struct Cart: View {
      let word: String
      var body: some View { Text(word) }
    }
    // Other tests have a type of this name too.
    let problem = try problem(from: Cart(word: "A"), to: Cart(word: "B"), function: "none()")
    #expect(problem.contains("Text 'A' says 'B' now\n"))
  }
}
