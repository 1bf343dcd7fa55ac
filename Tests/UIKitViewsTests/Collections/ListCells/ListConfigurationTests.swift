import CoreGraphics
import DisplayList
import Foundation
import Testing

@testable import UIKit

extension UIListContentView {
  /// Where the text of a content without an image begins.
  fileprivate var directionalStart: CGFloat { subviews.compactMap { $0 as? UILabel }[0].frame.minX }
}

@MainActor
struct ListConfigurationTests {
  private final class Screen: UIViewController {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    var accessories: [UICellAccessory] = []
    var style: ((UICollectionViewListCell) -> Void)?
    private(set) var source: UICollectionViewDiffableDataSource<Int, String>?
    private(set) lazy var collection = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(collection)
      let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        [weak self] cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = item
        cell.contentConfiguration = content
        cell.accessories = self?.accessories ?? []
        self?.style?(cell)
      }
      let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { view, _, _ in
        var content = view.defaultContentConfiguration()
        content.text = "Header"
        view.contentConfiguration = content
      }
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
        $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
      }
      source.supplementaryViewProvider = { view, _, path in
        view.dequeueConfiguredReusableSupplementary(using: header, for: path)
      }
      self.source = source
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["A", "B", "C"])
      source.apply(snapshot, animatingDifferences: false)
    }

    func cell(_ item: Int) throws -> UICollectionViewListCell {
      try #require(
        collection.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell)
    }
  }

  // MARK: Sizes

  @Test func aTextThatMayShrinkTellsItsLabel() {
    var content = UIListContentConfiguration.cell()
    content.text = "text"
    content.textProperties.adjustsFontSizeToFitWidth = true
    content.textProperties.minimumScaleFactor = 0.5
    let labels = UIListContentView(configuration: content).subviews.compactMap { $0 as? UILabel }
    #expect(labels.first?.adjustsFontSizeToFitWidth == true)
    #expect(labels.first?.minimumScaleFactor == 0.5)
  }

  @Test func contentOfADisabledViewIsDimmed() {
    let content = UIListContentConfiguration.header()
    let color = content.textProperties.color
    var state = UIViewConfigurationState(traitCollection: UITraitCollection())
    #expect(content.updated(for: state).textProperties.color == color)
    state.isDisabled = true
    #expect(content.updated(for: state).textProperties.color != color)
  }

  @Test func aCollectionWithoutSelfSizingKeepsItsSizes() throws {
    let screen = Screen()
    let window = show(screen)
    defer { window.isHidden = true }
    let cell = try screen.cell(0)
    let height = cell.frame.height
    var content = cell.defaultContentConfiguration()
    content.text = String(repeating: "long text ", count: 20)
    screen.collection.selfSizingInvalidation = .disabled
    cell.contentConfiguration = content
    settle()
    #expect(cell.frame.height == height)
    screen.collection.selfSizingInvalidation = .enabled
    cell.contentConfiguration = content
    settle()
    #expect(cell.frame.height > height)
  }

  // MARK: Guides

  @Test func theLineBeginsWhereTheAppsContentDoes() throws {
    let screen = Screen()
    screen.style = { cell in
      let part = UIView()
      part.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(part)
      NSLayoutConstraint.activate([
        part.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 70),
        part.widthAnchor.constraint(equalToConstant: 10),
        cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: part.leadingAnchor),
      ])
    }
    let window = show(screen)
    defer { window.isHidden = true }
    let cell = try screen.cell(0)
    #expect(cell.separatorLayoutGuide.layoutFrame.minX == 70)
    #expect(cell.separatorLayoutGuide.layoutFrame.maxX == cell.bounds.width)
    #expect(cell.drawn.contains("rect(70 "))
  }

  @Test func withoutConstraintsTheLineBeginsWithTheText() throws {
    let screen = Screen()
    let window = show(screen)
    defer { window.isHidden = true }
    let cell = try screen.cell(0)
    let before = cell.drawn
    _ = cell.separatorLayoutGuide
    cell.layoutIfNeeded()
    #expect(cell.drawn == before)
  }

  @Test func whatStandsBesideATextFindsIt() throws {
    var configuration = UIListContentConfiguration.subtitleCell()
    configuration.text = "Tea"
    let content = UIListContentView(configuration: configuration)
    content.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    let guide = try #require(content.textLayoutGuide)
    #expect(content.secondaryTextLayoutGuide == nil && content.imageLayoutGuide == nil)
    #expect(guide.owningView === content)
    content.layoutIfNeeded()
    #expect(guide.layoutFrame.minX == content.directionalStart)
    #expect(content.textLayoutGuide === guide)
  }

  @Test func paddingStandsAboveTheHeader() throws {
    let screen = Screen()
    screen.configuration.headerMode = .supplementary
    screen.configuration.headerTopPadding = 30
    let window = show(screen)
    defer { window.isHidden = true }
    let header = try #require(
      screen.collection.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)))
    #expect(abs(header.frame.minY - 30) < 0.01)
    #expect(abs(try screen.cell(0).frame.minY - header.frame.maxY) < 0.01)
  }

  @Test func aLineAboveARowIsDrawnWhereItIsVisible() throws {
    let screen = Screen()
    screen.configuration.itemSeparatorHandler = { path, separators in
      var separators = separators
      separators.bottomSeparatorVisibility = .hidden
      if path.item == 1 {
        separators.topSeparatorVisibility = .visible
        separators.topSeparatorInsets = NSDirectionalEdgeInsets(
          top: 0, leading: 40, bottom: 0, trailing: 10)
        separators.color = .red
      }
      return separators
    }
    let window = show(screen)
    defer { window.isHidden = true }
    func lines(_ item: Int) throws -> Int {
      let cell = try screen.cell(item)
      return fills(cell, of: .red).count
    }
    #expect(try lines(0) == 0)
    #expect(try lines(1) == 1)
    let line = try #require(fills(try screen.cell(1), of: .red).first)
    #expect(line.minX == 40)
    #expect(line.maxX == screen.collection.bounds.width - 10)
    #expect(line.minY == 0)
  }

  @Test func linesBeginWhereTheTextDoes() throws {
    let screen = Screen()
    screen.configuration.separatorConfiguration.color = .red
    screen.style = { cell in
      guard var content = cell.contentConfiguration as? UIListContentConfiguration,
        content.text == "B"
      else { return }
      content.image = UIImage(systemName: "star")
      content.imageProperties.reservedLayoutSize.width = 40
      cell.contentConfiguration = content
    }
    let window = show(screen)
    defer { window.isHidden = true }
    #expect(fills(try screen.cell(0), of: .red).map(\.minX) == [16])
    #expect(fills(try screen.cell(1), of: .red).map(\.minX) == [16 + 40 + 16])
  }

  @Test func selectedRowsHaveLinesOfTheirOwnColour() throws {
    let screen = Screen()
    screen.configuration.separatorConfiguration.multipleSelectionColor = .green
    let window = show(screen)
    defer { window.isHidden = true }
    screen.collection.selectItem(
      at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    #expect(fills(try screen.cell(0), of: .green).isEmpty)
    screen.collection.allowsMultipleSelection = true
    #expect(fills(try screen.cell(0), of: .green).count == 1)
  }

  @Test(arguments: [UIUserInterfaceSizeClass.compact, .regular])
  func rowsOfAnIPadsSidebarStandOnNoCards(_ width: UIUserInterfaceSizeClass) throws {
    let screen = Screen()
    screen.configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
    screen.configuration.separatorConfiguration.color = .red
    let root = UIViewController()
    root.addChild(screen)
    root.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: width), forChild: screen)
    root.view.addSubview(screen.view)
    screen.didMove(toParent: root)
    let window = show(root)
    defer { window.isHidden = true }
    let isSidebar = width == .regular
    let cell = try screen.cell(0)
    #expect(fills(cell, of: .secondarySystemGroupedBackground).isEmpty == isSidebar)
    #expect(fills(cell, of: .red).isEmpty == isSidebar)
    cell.isSelected = true
    #expect(fills(cell, of: .systemGray4) == [cell.bounds])
  }

  @Test func labelsHaveTheirFontAndReserveTheirWidth() throws {
    let screen = Screen()
    screen.accessories = [
      .label(
        text: "12",
        options: .init(reservedLayoutWidth: .custom(90), font: .systemFont(ofSize: 11)))
    ]
    let window = show(screen)
    defer { window.isHidden = true }
    let cell = try screen.cell(0)
    let label = try #require(cell.subviews.lazy.compactMap { $0 as? UILabel }.first)
    #expect(label.font.pointSize == 11)
    #expect(label.frame.width == 90)
  }

  @Test func aHiddenAccessoryKeepsItsPlace() throws {
    let seen = Screen()
    seen.accessories = [.checkmark()]
    let window = show(seen)
    let room = try seen.cell(0).contentView.frame.width
    window.isHidden = true
    let hidden = Screen()
    hidden.accessories = [.checkmark(options: .init(isHidden: true))]
    let other = show(hidden)
    defer { other.isHidden = true }
    let cell = try hidden.cell(0)
    #expect(cell.contentView.frame.width == room)
    let glyph = try #require(cell.subviews.lazy.compactMap { $0 as? CellGlyphView }.first)
    #expect(glyph.isHidden)
  }

  @Test func accessoriesAreIndentedUnlessTheCellSaysNo() throws {
    let screen = Screen()
    // A view stands in one cell only: each gets its own.
    screen.style = { cell in
      cell.indentationLevel = 2
      cell.accessories = [
        .customView(
          configuration: .init(
            customView: SizedView(20, 20), placement: .leading(), maintainsFixedSize: false))
      ]
    }
    let window = show(screen)
    defer { window.isHidden = true }
    let cell = try screen.cell(0)
    let view = try #require(cell.subviews.lazy.compactMap { $0 as? SizedView }.first)
    #expect(view.frame.minX == 36)
    cell.indentsAccessories = false
    cell.layoutIfNeeded()
    #expect(view.frame.minX == 16)
  }

  @Test func aSwipedRowKnowsIt() throws {
    let screen = Screen()
    screen.configuration.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
      ])
    }
    let window = show(screen)
    defer { window.isHidden = true }
    let cell = try screen.cell(0)
    #expect(!cell.configurationState.isSwiped)
    let place = cell.convert(cell.bounds, to: nil)
    play(
      .drag(
        from: CGPoint(x: place.maxX - 40, y: place.midY),
        to: CGPoint(x: place.maxX - 160, y: place.midY)))
    #expect(cell.configurationState.isSwiped)
  }

  @Test func aTapElsewhereAndScrollingCloseASwipedRow() throws {
    let screen = Screen()
    screen.configuration.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
      ])
    }
    let window = show(screen)
    defer { window.isHidden = true }
    func swipe(_ item: Int) throws {
      let cell = try screen.cell(item)
      let place = cell.convert(cell.bounds, to: nil)
      play(
        .drag(
          from: CGPoint(x: place.maxX - 40, y: place.midY),
          to: CGPoint(x: place.maxX - 160, y: place.midY)))
    }
    let (first, second) = (try screen.cell(0), try screen.cell(1))
    try swipe(0)
    tap(second.convert(CGPoint(x: 100, y: second.bounds.midY), to: nil))
    #expect(!first.configurationState.isSwiped)
    #expect(screen.collection.indexPathsForSelectedItems == [])
    try swipe(0)
    try swipe(1)
    #expect(!first.configurationState.isSwiped)
    #expect(second.configurationState.isSwiped)
    tap(CGPoint(x: 195, y: 700))
    #expect(!second.configurationState.isSwiped)
    try swipe(0)
    play(.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 600)))
    #expect(!first.configurationState.isSwiped)
  }

  /// The rectangles that a view fills with a colour.
  private func fills(_ view: UIView, of color: UIColor) -> [CGRect] {
    var canvas = ViewCanvas(traits: view.traitCollection)
    view.appendDisplayItems(to: &canvas)
    let paint = canvas.paint(color)
    return canvas.list.items.compactMap { item in
      guard case .fill(let path, paint, _) = item else { return nil }
      return path.boundingBoxOfPath
    }
  }
}
