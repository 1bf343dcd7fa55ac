import UIKit
import XCTest
import XCUIAutomation

/// What iOS keeps until the end of the turn, as unit tests of controllers rely on it.
@MainActor
final class LifetimeStoryTests: XCTestCase {
  private final class FormController: UIViewController {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
    }
  }

  private final class ListController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }

  private final class GridController: UICollectionViewController {
    init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }

    required init?(coder: NSCoder) { nil }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 4 }
  }

  private func putInViewHierarchy(_ controller: UIViewController) {
    let window = UIWindow()
    window.addSubview(controller.view)
  }

  private func track(_ object: AnyObject, file: StaticString = #filePath, line: UInt = #line) {
    addTeardownBlock { [weak object] in
      XCTAssertNil(object, "It should be gone.", file: file, line: line)
    }
  }

  private func makeList() -> ListController {
    let sut = ListController()
    sut.loadViewIfNeeded()
    track(sut)
    return sut
  }

  func testAWindowThatNobodyHoldsStaysUntilTheEndOfTheTest() {
    let sut = FormController()
    track(sut)
    putInViewHierarchy(sut)
    XCTAssertNotNil(sut.view.window)
    XCTAssertTrue(sut.field.becomeFirstResponder())
    XCTAssertTrue(sut.field.isFirstResponder)
  }

  func testATemporaryControllerAnswersForItsTable() {
    XCTAssertEqual(makeList().tableView.numberOfRows(inSection: 0), 3)
  }

  func testATemporaryControllerAnswersForItsCollection() {
    XCTAssertEqual(GridController().collectionView.numberOfItems(inSection: 0), 4)
  }

  func testATurnOfTheRunLoopLetsGo() {
    weak var window: UIWindow?
    weak var controller: UIViewController?
    do {
      let made = UIViewController()
      controller = made
      let around = UIWindow()
      window = around
      around.addSubview(made.view)
    }
    XCTAssertNotNil(window)
    XCTAssertNotNil(controller)
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
    XCTAssertNil(window)
    XCTAssertNil(controller)
  }

  func testAPoolLetsGoOfWhatCameInIt() {
    weak var controller: UIViewController?
    let outer = UIWindow()
    autoreleasepool {
      let made = UIViewController()
      _ = made.view
      controller = made
    }
    XCTAssertNil(controller)
    XCTAssertNil(outer.rootViewController)
  }

  func testAPoolLetsGoInsideOfAQueueThatTheMainThreadWaitsFor() {
    weak var controller: UIViewController?
    DispatchQueue(label: "work").sync {
      autoreleasepool {
        let made = UIViewController()
        _ = made.view
        controller = made
      }
    }
    XCTAssertNil(controller)
  }

  func testAControllerIsGoneAtOnceWhereNothingWouldKeepIt() {
    weak var controller: UIViewController?
    var sut: UIViewController? = UIViewController()
    sut?.loadViewIfNeeded()
    controller = sut
    sut = nil
    XCTAssertNil(controller)
  }

  /// A bundle with a storyboard of one table.
  private func makeTableBundle() throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="tab-le-001"><scenes><scene sceneID="s"><objects>
      <tableViewController id="tab-le-001"><tableView key="view" dataMode="static" id="tab-le-002">
      <rect key="frame" x="0" y="0" width="390" height="844"/>
      <sections><tableViewSection id="s01"><cells>
      <tableViewCell id="c01"><rect key="frame" x="0" y="0" width="390" height="44"/>
      </tableViewCell></cells></tableViewSection></sections>
      <connections><outlet property="dataSource" destination="tab-le-001" id="o01"/></connections>
      </tableView></tableViewController></objects></scene></scenes></document>
      """
    try Data(storyboard.utf8).write(to: folder.appendingPathComponent("Tables.storyboard"))
    return try XCTUnwrap(Bundle(path: folder.path))
  }

  private func makeTable(in bundle: Bundle) -> UITableView? {
    let controller = UIStoryboard(name: "Tables", bundle: bundle)
      .instantiateInitialViewController()
    controller?.loadViewIfNeeded()
    controller.map { track($0) }
    return (controller as? UITableViewController)?.tableView
  }

  func testAControllerOfAStoryboardStaysUntilTheEndOfTheTest() throws {
    let table = try XCTUnwrap(makeTable(in: makeTableBundle()))
    XCTAssertNotNil(table.dataSource)
    XCTAssertEqual(table.dataSource?.tableView(table, numberOfRowsInSection: 0), 1)
  }

  func testATableMayBeAskedForWhileItsControllerGoes() {
    final class Leaving: UITableViewController {
      deinit { MainActor.assumeIsolated { tableView.delegate = nil } }
    }
    weak var gone: UIViewController?
    do {
      let sut = Leaving()
      sut.loadViewIfNeeded()
      gone = sut
    }
    XCTAssertNil(gone)
  }
}
