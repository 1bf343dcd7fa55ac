import Foundation
import Testing
import UIKit
import XCUIAutomation

/// Grids of cells with a flow layout.
@MainActor
struct CollectionStoryTests {
  @Test func threePhotosStandInALine() throws {
    let screen = PhotoGrid(count: 7)
    let window = onScreen(screen)
    defer { window.isHidden = true }
    let frames = try (0..<7).map { item in
      try #require(
        screen.collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: 0))
      ).frame
    }
    #expect(Set(frames.prefix(3).map(\.minY)).count == 1)
    #expect(frames[3].minX == frames[0].minX)
    #expect(frames[3].minY == frames[0].maxY + 2)
    #expect(frames[1].minX >= frames[0].maxX + 2)
    #expect(frames[6].minY == frames[3].maxY + 2)
  }

  @Test func aTapOpensThePhoto() {
    let screen = PhotoGrid(count: 5)
    let app = XCUIApplication(
      rootViewController: UINavigationController(rootViewController: screen))
    app.cells["photo 4"].tap()
    #expect(app.navigationBars["Photo 4"].exists)
    app.navigationBars.buttons.firstMatch.tap()
    #expect(app.cells["photo 4"].exists)
  }

  @Test func severalPhotosAreChosenInEditMode() {
    let screen = PhotoGrid(count: 5)
    screen.loadViewIfNeeded()
    screen.collectionView.allowsMultipleSelectionDuringEditing = true
    screen.isEditing = true
    let app = XCUIApplication(rootViewController: screen)
    app.cells["photo 0"].tap()
    app.cells["photo 3"].tap()
    #expect(screen.collectionView.indexPathsForSelectedItems?.map(\.item).sorted() == [0, 3])
    #expect(app.cells["photo 3"].isSelected)
    app.cells["photo 0"].tap()
    #expect(screen.collectionView.indexPathsForSelectedItems?.map(\.item) == [3])
  }

  @Test func onlyOneIsSelectedOtherwise() {
    let screen = PhotoGrid(count: 5)
    screen.opens = false
    let app = XCUIApplication(rootViewController: screen)
    app.cells["photo 0"].tap()
    app.cells["photo 3"].tap()
    #expect(screen.collectionView.indexPathsForSelectedItems?.map(\.item) == [3])
    #expect(screen.log == ["select 0", "deselect 0", "select 3"])
  }

  @Test func aNewPhotoComesFirst() {
    let screen = PhotoGrid(count: 2)
    let app = XCUIApplication(rootViewController: screen)
    screen.insert("photo new")
    #expect(app.cells.firstMatch.identifier == "photo new")
    #expect(app.cells.count == 3)
  }

  @Test func aDeletedPhotoLeavesNoGap() throws {
    let screen = PhotoGrid(count: 4)
    let window = onScreen(screen)
    defer { window.isHidden = true }
    let place = try #require(
      screen.collectionView.cellForItem(at: IndexPath(item: 1, section: 0))
    ).frame
    screen.remove(at: 1)
    window.layoutIfNeeded()
    let next = try #require(screen.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(next.accessibilityIdentifier == "photo 2")
    #expect(next.frame == place)
  }

  @Test func turningTheDeviceFitsMoreInALine() {
    let screen = PhotoGrid(count: 12)
    let app = XCUIApplication(rootViewController: screen)
    let device = XCUIDevice.shared
    defer { device.orientation = .portrait }
    func line() -> Int {
      let all = (0..<12).map { app.cells["photo \($0)"].frame.minY }
      return all.filter { $0 == all[0] }.count
    }
    #expect(line() == 3)
    device.orientation = .landscapeLeft
    #expect(line() > 3)
  }

  @Test func headersNameTheirSections() {
    let screen = PhotoGrid(count: 3)
    let window = onScreen(screen)
    defer { window.isHidden = true }
    let header = screen.collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect((header as? HeaderView)?.label.text == "Today")
    #expect(header?.frame.height == 40)
  }

  @Test func farCellsAreMadeOnlyWhenScrolledTo() {
    let screen = PhotoGrid(count: 300)
    let window = onScreen(screen)
    defer { window.isHidden = true }
    let far = IndexPath(item: 299, section: 0)
    #expect(screen.collectionView.cellForItem(at: far) == nil)
    screen.collectionView.scrollToItem(at: far, at: .bottom, animated: false)
    window.layoutIfNeeded()
    #expect(screen.collectionView.cellForItem(at: far)?.accessibilityIdentifier == "photo 299")
    #expect(screen.collectionView.visibleCells.count < 60)
  }

  @Test func aCellForgetsItsPictureBeforeItIsUsedAgain() {
    let screen = PhotoGrid(count: 300)
    let window = onScreen(screen)
    defer { window.isHidden = true }
    screen.collectionView.scrollToItem(
      at: IndexPath(item: 299, section: 0), at: .bottom, animated: false)
    window.layoutIfNeeded()
    let cells = screen.collectionView.visibleCells.compactMap { $0 as? PhotoCell }
    #expect(cells.contains { $0.reuses > 0 })
    #expect(cells.allSatisfy { $0.badge.text == nil })
  }
}

private final class PhotoCell: UICollectionViewCell {
  let badge = UILabel()
  private(set) var reuses = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    contentView.addSubview(badge)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    badge.text = nil
    reuses += 1
  }
}

private final class HeaderView: UICollectionReusableView {
  let label = UILabel("Today")

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

private final class PhotoGrid: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  private var photos: [String]
  private(set) var log: [String] = []
  var opens = true

  init(count: Int) {
    photos = (0..<count).map { "photo \($0)" }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 128, height: 128)
    layout.minimumInteritemSpacing = 2
    layout.minimumLineSpacing = 2
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    super.init(collectionViewLayout: layout)
    title = "Photos"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    collectionView.register(
      HeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
  }

  override var isEditing: Bool {
    didSet { collectionView.isEditing = isEditing }
  }

  func insert(_ photo: String) {
    photos.insert(photo, at: 0)
    collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
  }

  func remove(at item: Int) {
    photos.remove(at: item)
    collectionView.deleteItems(at: [IndexPath(item: item, section: 0)])
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { photos.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    cell.accessibilityIdentifier = photos[indexPath.item]
    if indexPath.item == 0 { (cell as? PhotoCell)?.badge.text = "first" }
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    log.append("select \(indexPath.item)")
    guard opens, !isEditing else { return }
    navigationController?.pushViewController(Page("Photo \(indexPath.item)"), animated: true)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { log.append("deselect \(indexPath.item)") }
}
