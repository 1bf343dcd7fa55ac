import Foundation
import Testing
import UIKit
import XCUIAutomation

/// What collections ask and tell, in which order, and what becomes of their views.
@MainActor
struct CollectionCallStoryTests {
  private func words(_ count: Int, _ name: String = "item") -> [String] {
    (0..<count).map { "\(name) \($0)" }
  }

  private var header: String { UICollectionView.elementKindSectionHeader }

  private func texts(_ screen: WordGrid) -> [String] {
    screen.collectionView.visibleCells.compactMap(\.accessibilityIdentifier)
  }

  // MARK: Selection

  /// "The sequence of calls leading to selection from a user touch" of UICollectionView.h.
  @Test func theCallsOfATapComeAsTheHeaderSays() {
    let screen = WordGrid([words(4)])
    let app = XCUIApplication(rootViewController: screen)
    #expect(app.cells["item 1"].exists)
    screen.forgetLog()
    app.cells["item 1"].tap()
    #expect(
      screen.log == [
        "shouldHighlight 0.1", "didHighlight 0.1", "shouldSelect 0.1", "didSelect 0.1", "act 0.1",
        "didUnhighlight 0.1",
      ])
    #expect(screen.collectionView.visibleCells.allSatisfy { !$0.isHighlighted })
  }

  @Test func ofSeveralASecondTapAsksToTakeOneAway() {
    let screen = WordGrid([words(4)])
    screen.loadViewIfNeeded()
    screen.collectionView.allowsMultipleSelection = true
    let app = XCUIApplication(rootViewController: screen)
    app.cells["item 1"].tap()
    app.cells["item 2"].tap()
    screen.forgetLog()
    app.cells["item 1"].tap()
    #expect(
      screen.log(of: "shouldSelect", "didSelect", "shouldDeselect", "didDeselect") == [
        "shouldDeselect 0.1", "didDeselect 0.1",
      ])
    #expect(screen.collectionView.indexPathsForSelectedItems == [.row(2)])
  }

  /// After `shouldSelect` and `didSelect`, "regardless of whether the cell selection state changes"; not while editing.
  @Test func thePrimaryActionNeedsNoSelection() {
    let screen = WordGrid([words(4)])
    screen.allowsChoice = { $0.item != 3 }
    let app = XCUIApplication(rootViewController: screen)
    app.cells["item 0"].tap()
    app.cells["item 3"].tap()
    #expect(screen.log(of: "act") == ["act 0.0", "act 0.3"])
    #expect(screen.collectionView.indexPathsForSelectedItems == [.row(0)])
    app.cells["item 0"].tap()
    #expect(screen.log(of: "act").last == "act 0.0" && screen.log(of: "act").count == 3)
    #expect(screen.log(of: "didSelect") == ["didSelect 0.0"])
    screen.collectionView.allowsSelectionDuringEditing = true
    screen.setEditing(true, animated: false)
    app.cells["item 1"].tap()
    #expect(screen.log(of: "didSelect").last == "didSelect 0.1")
    #expect(screen.log(of: "act").count == 3)
  }

  @Test func theSelectionGoesWithItsItem() {
    let screen = WordGrid([words(6)])
    let window = onScreen(screen)
    defer { window.isHidden = true }
    let grid: UICollectionView = screen.collectionView
    grid.allowsMultipleSelection = true
    for item in [1, 4] {
      grid.selectItem(at: .row(item), animated: false, scrollPosition: [])
    }
    screen.words[0].remove(at: 1)
    screen.words[0].insert("new", at: 0)
    grid.performBatchUpdates {
      grid.insertItems(at: [.row(0)])
      grid.deleteItems(at: [.row(1)])
    }
    #expect(grid.indexPathsForSelectedItems == [.row(4)])
    #expect(grid.cellForItem(at: .row(4))?.accessibilityIdentifier == "item 4")
    #expect(grid.cellForItem(at: .row(4))?.isSelected == true)
    #expect(screen.log(of: "didDeselect", "shouldDeselect").isEmpty)
    grid.allowsSelection = false
    grid.allowsMultipleSelection = false
    grid.selectItem(at: .row(0), animated: false, scrollPosition: [])
    #expect(grid.indexPathsForSelectedItems?.contains(.row(0)) == false)
  }

  // MARK: Display

  @Test func whatWasShownIsHiddenOnceItLeaves() {
    let screen = WordGrid([words(60), words(60, "more")], headerHeight: 40)
    let window = onScreen(screen)
    defer { window.isHidden = true }
    let grid: UICollectionView = screen.collectionView
    for path in [IndexPath.row(30), .row(59, in: 1), .row(0)] {
      grid.scrollToItem(at: path, at: .centeredVertically, animated: false)
      window.layoutIfNeeded()
    }
    #expect(
      screen.log(of: "show").count - screen.log(of: "hide").count == grid.visibleCells.count)
    #expect(
      screen.log(of: "showHeader").count - screen.log(of: "hideHeader").count
        == grid.visibleSupplementaryViews(ofKind: header).count)
    #expect(screen.log(of: "hideHeader").contains("hideHeader 0.0"))
  }

  @Test func headersStayWhileItemsComeAndGo() throws {
    let screen = WordGrid([words(2), words(2, "more")], headerHeight: 40)
    let window = onScreen(screen)
    defer { window.isHidden = true }
    let grid: UICollectionView = screen.collectionView
    let second = try #require(grid.supplementaryView(forElementKind: header, at: .row(0, in: 1)))
    let requests = screen.headerRequests
    screen.words[0].append("new")
    grid.insertItems(at: [.row(2)])
    window.layoutIfNeeded()
    #expect(grid.supplementaryView(forElementKind: header, at: .row(0, in: 1)) === second)
    #expect(second.frame.minY == CGFloat(40 + 2 * 100 + 10))
    #expect(screen.headerRequests == requests)
    #expect(screen.log(of: "hideHeader").isEmpty)
    screen.words.removeFirst()
    grid.deleteSections(IndexSet(integer: 0))
    window.layoutIfNeeded()
    #expect(grid.supplementaryView(forElementKind: header, at: .row(0)) === second)
    #expect(screen.log(of: "hideHeader") == ["hideHeader 0.0"])
    grid.reloadSections(IndexSet(integer: 0))
    window.layoutIfNeeded()
    #expect(screen.headerRequests == requests + 1)
  }

  @Test func headersOfAnyKindStayWhileItemsComeAndGo() throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [item]))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: "badge", alignment: .top)
    ]
    let screen = WordGrid(
      [words(2)], layout: UICollectionViewCompositionalLayout(section: section))
    let window = onScreen(screen)
    defer { window.isHidden = true }
    let grid: UICollectionView = screen.collectionView
    let view = try #require(grid.supplementaryView(forElementKind: "badge", at: .row(0)))
    screen.words[0].insert("new", at: 0)
    grid.insertItems(at: [.row(0)])
    window.layoutIfNeeded()
    #expect(grid.supplementaryView(forElementKind: "badge", at: .row(0)) === view)
    #expect(screen.headerRequests == 1 && screen.log(of: "hideHeader").isEmpty)
  }

  @Test func reloadingPreparesForReuseAndReconfiguringDoesNot() throws {
    let screen = WordGrid([words(4)])
    let window = onScreen(screen)
    defer { window.isHidden = true }
    let grid: UICollectionView = screen.collectionView
    let cell = try #require(grid.cellForItem(at: .row(1)) as? WordItem)
    grid.selectItem(at: .row(1), animated: false, scrollPosition: [])
    screen.words[0][1] = "changed"
    grid.reconfigureItems(at: [.row(1)])
    window.layoutIfNeeded()
    #expect(grid.cellForItem(at: .row(1)) === cell && cell.reuses == 0)
    #expect(cell.accessibilityIdentifier == "changed" && cell.isSelected)
    #expect(screen.log(of: "hide").isEmpty)
    grid.reloadItems(at: [.row(1)])
    window.layoutIfNeeded()
    #expect(screen.log(of: "hide") == ["hide 0.1"])
    #expect(texts(screen) == ["item 0", "changed", "item 2", "item 3"])
  }

  @Test func anotherStateOfACellPreparesNoLayout() throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let layout = CountingLayout(
      section: NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item])))
    let screen = WordGrid([words(3)], layout: layout)
    let window = onScreen(screen)
    defer { window.isHidden = true }
    let grid: UICollectionView = screen.collectionView
    let cell = try #require(grid.cellForItem(at: .row(1)))
    cell.contentConfiguration = TallContent()
    window.layoutIfNeeded()
    #expect(abs(cell.frame.height - 80) < 1)
    let count = layout.count
    grid.selectItem(at: .row(1), animated: false, scrollPosition: [])
    window.layoutIfNeeded()
    #expect((cell.contentConfiguration as? TallContent)?.isChosen == true)
    #expect(layout.count == count)
  }

  /// What a cell does to itself stays until its attributes change: they are applied only then.
  @Test func aCellThatShrinksUnderTheFingerStaysSmallWhileTheGridScrolls() throws {
    let screen = WordGrid([words(60)])
    let window = onScreen(screen)
    defer { window.isHidden = true }
    let grid: UICollectionView = screen.collectionView
    let cell = try #require(grid.cellForItem(at: .row(4)) as? WordItem)
    let placements = cell.placements
    cell.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    grid.contentOffset.y += 20
    window.layoutIfNeeded()
    #expect(cell.transform.a == 0.9)
    #expect(cell.bounds.size == CGSize(width: 180, height: 100))
    #expect(cell.placements == placements)
  }

  // MARK: Places

  /// The layout determines which item contains the point, as documented.
  @Test func itemsOffTheScreenAreFoundByTheirPlace() throws {
    let screen = WordGrid([words(200)])
    let window = onScreen(screen)
    defer { window.isHidden = true }
    let grid: UICollectionView = screen.collectionView
    let place = try #require(grid.layoutAttributesForItem(at: .row(151))).frame
    #expect(grid.cellForItem(at: .row(151)) == nil)
    #expect(grid.indexPathForItem(at: CGPoint(x: place.midX, y: place.midY)) == .row(151))
    #expect(grid.indexPathForItem(at: CGPoint(x: place.midX, y: place.maxY + 5)) == nil)
    let first = try #require(grid.cellForItem(at: .row(0)))
    #expect(grid.indexPathForItem(at: first.center) == .row(0))
  }

  @Test func aGridThatShrinksScrollsBack() {
    let screen = WordGrid([words(100)])
    let window = onScreen(screen)
    defer { window.isHidden = true }
    let grid: UICollectionView = screen.collectionView
    grid.scrollToItem(at: .row(99), at: .bottom, animated: false)
    window.layoutIfNeeded()
    screen.words[0].removeLast(90)
    grid.deleteItems(at: (10..<100).map { .row($0) })
    window.layoutIfNeeded()
    #expect(grid.contentOffset.y == -grid.adjustedContentInset.top)
    #expect(texts(screen).count == 10)
  }

  // MARK: Moving and menus

  @Test func aCancelledMoveLeavesEverything() {
    let screen = WordGrid([words(4)])
    let window = onScreen(screen)
    defer { window.isHidden = true }
    let grid: UICollectionView = screen.collectionView
    let target = grid.cellForItem(at: .row(3))?.center ?? .zero
    #expect(grid.beginInteractiveMovementForItem(at: .row(0)))
    grid.updateInteractiveMovementTargetPosition(target)
    grid.cancelInteractiveMovement()
    window.layoutIfNeeded()
    #expect(texts(screen) == words(4) && screen.log(of: "move").isEmpty)
    grid.selectItem(at: .row(0), animated: false, scrollPosition: [])
    #expect(grid.beginInteractiveMovementForItem(at: .row(0)))
    grid.updateInteractiveMovementTargetPosition(target)
    grid.endInteractiveMovement()
    window.layoutIfNeeded()
    #expect(texts(screen) == ["item 1", "item 2", "item 3", "item 0"])
    #expect(grid.indexPathsForSelectedItems == [.row(3)])
  }

  /// The index paths that are documented: none between items, all of a selection if the one pressed is part of it.
  @Test func aMenuIsForTheSelection() {
    let screen = WordGrid([words(5)])
    screen.loadViewIfNeeded()
    screen.installsStandardGestureForInteractiveMovement = false
    screen.collectionView.allowsMultipleSelection = true
    let app = XCUIApplication(rootViewController: screen)
    app.cells["item 0"].tap()
    app.cells["item 3"].tap()
    app.cells["item 3"].press(forDuration: 1)
    #expect(screen.menus.last == [.row(0), .row(3)])
    app.buttons["2 chosen"].tap()
    app.cells["item 1"].press(forDuration: 1)
    #expect(screen.menus.last == [.row(1)])
    app.buttons["1 chosen"].tap()
    app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.9)).press(forDuration: 1)
    #expect(screen.menus.last == [])
  }

  @Test func aBatchOfNothingEndsToo() {
    let screen = WordGrid([words(4)])
    let window = onScreen(screen)
    defer { window.isHidden = true }
    var ends: [Bool] = []
    screen.collectionView.performBatchUpdates(nil) { ends.append($0) }
    settle()
    #expect(ends == [true])
    #expect(screen.log(of: "hide").isEmpty)
  }
}

private final class CountingLayout: UICollectionViewCompositionalLayout {
  private(set) var count = 0

  override func prepare() {
    super.prepare()
    count += 1
  }
}

/// 80 points high.
private struct TallContent: UIContentConfiguration {
  var isChosen = false

  func makeContentView() -> UIView & UIContentView { TallView(self) }

  func updated(for state: any UIConfigurationState) -> TallContent {
    TallContent(isChosen: (state as? UICellConfigurationState)?.isSelected == true)
  }
}

private final class TallView: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  init(_ content: TallContent) {
    configuration = content
    super.init(frame: .zero)
    let box = UIView()
    box.pin(to: self)
    let height = box.heightAnchor.constraint(equalToConstant: 80)
    height.priority = UILayoutPriority(999)
    height.isActive = true
  }

  required init?(coder: NSCoder) { nil }
}
