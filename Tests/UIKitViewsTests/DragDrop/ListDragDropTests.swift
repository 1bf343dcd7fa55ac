import Device
import Foundation
import Testing

@testable import UIKit

/// Rows and items that a finger carries within a list and to another.
@MainActor
@Suite(.serialized)
struct ListDragDropTests {
  /// A screen with two lists of words, each half of it.
  private final class Lists: UIViewController, UITableViewDataSource, UITableViewDragDelegate,
    UITableViewDropDelegate
  {
    let upper = UITableView()
    let lower = UITableView()
    var words: [UITableView: [String]] = [:]
    var log: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      words = [upper: ["Apple", "Pear", "Plum"], lower: ["Carrot"]]
      for (table, top) in [(upper, CGFloat(0)), (lower, CGFloat(400))] {
        table.frame = CGRect(x: 0, y: top, width: 300, height: 400)
        table.contentInsetAdjustmentBehavior = .never
        table.rowHeight = 50
        table.dataSource = self
        table.dragDelegate = self
        table.dropDelegate = self
        table.dragInteractionEnabled = true
        view.addSubview(table)
      }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      words[tableView]?.count ?? 0
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = words[tableView]?[indexPath.row]
      return cell
    }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      let word = words[tableView]?[indexPath.row] ?? ""
      guard word != "Pear" else { return [] }
      let item = UIDragItem(itemProvider: NSItemProvider(object: word as NSString))
      item.localObject = word
      return [item]
    }
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
      log.append("begin \(tableView.hasActiveDrag)")
    }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
      log.append("end")
    }
    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {
      let row = coordinator.destinationIndexPath?.row ?? -1
      for item in coordinator.items {
        let word = item.dragItem.localObject as? String ?? ""
        log.append("\(word) from \(item.sourceIndexPath?.row ?? -1) to \(row)")
        let path = IndexPath(row: max(row, 0), section: 0)
        words[tableView]?.insert(word, at: path.row)
        tableView.insertRows(at: [path], with: .automatic)
        coordinator.drop(item.dragItem, toRowAt: path)
      }
    }
  }

  /// A list whose rows may be moved.
  private final class Order: UITableViewController, UITableViewDragDelegate {
    var words = ["One", "Two", "Three"]

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.contentInsetAdjustmentBehavior = .never
      tableView.rowHeight = 50
      tableView.dragDelegate = self
      tableView.dragInteractionEnabled = true
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      words.count
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = words[indexPath.row]
      return cell
    }
    override func tableView(
      _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
    ) -> Bool { words[indexPath.row] != "Two" }
    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { words.insert(words.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
  }

  private func drag(_ start: CGFloat, to end: CGFloat, x: CGFloat = 100) {
    play(
      .drag(
        from: CGPoint(x: x, y: start), to: CGPoint(x: x, y: end), press: 0.8, velocity: 400,
        hold: 0.2))
    settle()
  }

  @Test func aRowIsDroppedOnAnotherTable() {
    let lists = Lists()
    let window = show(lists)
    defer { window.isHidden = true }
    drag(125, to: 410)
    #expect(lists.log == ["begin true", "Plum from -1 to 0", "end"])
    #expect(lists.words[lists.lower] == ["Plum", "Carrot"])
    #expect(!lists.upper.hasActiveDrag)
    #expect((try? shownTexts()) == ["Apple", "Pear", "Plum", "Plum", "Carrot"])
  }

  @Test func behindTheLastRowThePathIsThatOfTheRowToCome() {
    let lists = Lists()
    let window = show(lists)
    defer { window.isHidden = true }
    drag(25, to: 600)
    #expect(lists.words[lists.lower] == ["Carrot", "Apple"])
  }

  @Test func withinATableTheRowIsKnown() {
    let lists = Lists()
    let window = show(lists)
    defer { window.isHidden = true }
    drag(25, to: 125)
    #expect(lists.log == ["begin true", "Apple from 0 to 2", "end"])
  }

  @Test func aRowWithoutItemsStays() {
    let lists = Lists()
    let window = show(lists)
    defer { window.isHidden = true }
    drag(75, to: 410)
    #expect(lists.log.isEmpty)
  }

  @Test func onAnIPhoneRowsAreLiftedOnlyIfTheTableSaysSo() {
    #expect(!UITableView().dragInteractionEnabled)
    let lists = Lists()
    let window = show(lists)
    defer { window.isHidden = true }
    lists.upper.dragInteractionEnabled = false
    drag(125, to: 410)
    #expect(lists.log.isEmpty)
  }

  @Test func theDataSourceMovesARowWithinItsTable() {
    let order = Order()
    let window = show(order)
    defer { window.isHidden = true }
    drag(25, to: 130)
    #expect(order.words == ["Two", "Three", "One"])
    let shown = order.tableView.visibleCells.map { $0.textLabel?.text }
    #expect(shown == ["Two", "Three", "One"])
    drag(25, to: 130)
    #expect(order.words == ["Two", "Three", "One"])
    drag(75, to: 600)
    #expect(order.words == ["Two", "One", "Three"])
  }

  // MARK: Cells

  /// Says how far its drag has come.
  private final class Heard: UITableViewCell {
    var states: [DragState] = []
    override func dragStateDidChange(_ dragState: DragState) {
      super.dragStateDidChange(dragState)
      states.append(dragState)
    }
  }

  private final class HeardTile: UICollectionViewCell {
    var states: [DragState] = []
    override func dragStateDidChange(_ dragState: DragState) { states.append(dragState) }
  }

  private final class Single: UIViewController, UITableViewDataSource, UITableViewDragDelegate {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let cell = Heard(style: .default, reuseIdentifier: nil)

    override func viewDidLoad() {
      super.viewDidLoad()
      table.contentInsetAdjustmentBehavior = .never
      table.rowHeight = 50
      table.dataSource = self
      table.dragDelegate = self
      table.dragInteractionEnabled = true
      view.addSubview(table)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { cell }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
  }

  @Test func aCellHearsHowFarItsDragHasCome() {
    let single = Single()
    let window = show(single)
    defer { window.isHidden = true }
    drag(25, to: 300)
    #expect(single.cell.states == [.lifting, .dragging, .none])
  }

  @Test func anItemHearsHowFarItsDragHasCome() throws {
    let tiles = Tiles()
    tiles.loadViewIfNeeded()
    tiles.collection.register(HeardTile.self, forCellWithReuseIdentifier: "tile")
    let window = show(tiles)
    defer { window.isHidden = true }
    let tile = try #require(
      tiles.collection.cellForItem(at: IndexPath(item: 0, section: 0)) as? HeardTile)
    play(
      .drag(
        from: CGPoint(x: 40, y: 40), to: CGPoint(x: 150, y: 40), press: 0.8, velocity: 400,
        hold: 0.2))
    settle()
    #expect(tile.states == [.lifting, .dragging, .none])
  }

  // MARK: Collections

  private final class Tiles: UIViewController, UICollectionViewDataSource,
    UICollectionViewDragDelegate, UICollectionViewDropDelegate
  {
    var names = ["a", "b", "c"]
    var proposals: [Int] = []
    lazy var collection: UICollectionView = {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 80, height: 80)
      layout.minimumInteritemSpacing = 10
      return UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    }()

    override func viewDidLoad() {
      super.viewDidLoad()
      collection.contentInsetAdjustmentBehavior = .never
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
      collection.dataSource = self
      collection.dragDelegate = self
      collection.dropDelegate = self
      collection.dragInteractionEnabled = true
      view.addSubview(collection)
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { names.count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      proposals.append(destinationIndexPath?.item ?? -1)
      return UICollectionViewDropProposal(
        operation: destinationIndexPath?.item == 1 ? .forbidden : .move,
        intent: .insertAtDestinationIndexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      guard let item = coordinator.items.first, let source = item.sourceIndexPath,
        let target = coordinator.destinationIndexPath
      else { return }
      collectionView.performBatchUpdates {
        self.names.insert(self.names.remove(at: source.item), at: target.item)
        collectionView.deleteItems(at: [source])
        collectionView.insertItems(at: [target])
      }
      coordinator.drop(item.dragItem, toItemAt: target)
    }
  }

  @Test func anItemIsReorderedByTheDropDelegate() {
    let tiles = Tiles()
    let window = show(tiles)
    defer { window.isHidden = true }
    play(
      .drag(
        from: CGPoint(x: 40, y: 40), to: CGPoint(x: 260, y: 40), press: 0.8, velocity: 400,
        hold: 0.2))
    settle()
    #expect(tiles.names == ["b", "c", "a"])
    #expect(tiles.proposals.last == 2)
  }

  @Test func aForbiddenDropDoesNothing() {
    let tiles = Tiles()
    let window = show(tiles)
    defer { window.isHidden = true }
    play(
      .drag(
        from: CGPoint(x: 40, y: 40), to: CGPoint(x: 150, y: 40), press: 0.8, velocity: 400,
        hold: 0.2))
    settle()
    #expect(tiles.names == ["a", "b", "c"])
  }
}
