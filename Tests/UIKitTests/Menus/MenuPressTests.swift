import Accessibility
import Foundation
import Testing

@testable import UIKit

/// Long presses of the app beside those that open menus.
@MainActor
@Suite struct MenuPressTests {
  @MainActor
  private final class Presses {
    var count = 0
    let recognizer = UILongPressGestureRecognizer()

    init() {
      recognizer.minimumPressDuration = 1
      recognizer.onRecognized = { [weak self] in if $0.state == .began { self?.count += 1 } }
    }
  }

  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource, UICollectionViewDelegate
  {
    var hasMenu = false

    private var configuration: UIContextMenuConfiguration? {
      guard hasMenu else { return nil }
      return UIContextMenuConfiguration(previewProvider: nil) { _ in
        UIMenu(children: [UIAction(title: "Share") { _ in }])
      }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? { configuration }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? { configuration }
  }

  private let presses = Presses()
  private let source = Source()

  private func press(on view: UIView) {
    view.frame = CGRect(x: 0, y: 100, width: 300, height: 300)
    view.addGestureRecognizer(presses.recognizer)
    let controller = UIViewController()
    controller.view.addSubview(view)
    let window = show(controller)
    defer { window.isHidden = true }
    settle()
    play(.press(at: CGPoint(x: 30, y: 120), duration: 1.5))
    #expect((element(.button, "Share") != nil) == source.hasMenu)
  }

  private var table: UITableView {
    let table = UITableView()
    table.dataSource = source
    table.delegate = source
    return table
  }

  private var collection: UICollectionView {
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    collection.delegate = source
    return collection
  }

  @Test func rowsWithoutAMenuLeaveTheFingerToTheAppsOwnPress() {
    press(on: table)
    #expect(presses.count == 1)
  }

  @Test func rowsWithAMenuShowItAndTheAppsPressFails() {
    source.hasMenu = true
    press(on: table)
    #expect(presses.count == 0)
  }

  @Test func itemsWithoutAMenuLeaveTheFingerToTheAppsOwnPress() {
    press(on: collection)
    #expect(presses.count == 1)
  }

  @Test func itemsWithAMenuShowItAndTheAppsPressFails() {
    source.hasMenu = true
    press(on: collection)
    #expect(presses.count == 0)
  }
}
