import UIKit

/// Changes of lists in random order: rows, items, snapshots.
enum Changes {
  @MainActor private final class Rows: NSObject, UITableViewDataSource {
    var counts: [Int]
    init(_ counts: [Int]) { self.counts = counts }
    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts.indices.contains(section) ? counts[section] : 0
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  private static func path(_ random: inout RandomSource) -> IndexPath {
    IndexPath(
      row: Int.random(in: 0...3, using: &random), section: Int.random(in: 0...2, using: &random))
  }

  @MainActor private static func table(
    _ name: String, _ change: @escaping @MainActor (UITableView, Rows, inout RandomSource) -> Void
  ) -> Entry {
    Entry(name: name) { random in
      let rows = Rows((0..<3).map { _ in Int.random(in: 0...6, using: &random) })
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      table.dataSource = rows
      table.layoutIfNeeded()
      change(table, rows, &random)
      table.dataSource = rows
      Stage.show(table)
      withExtendedLifetime(rows) {}
    }
  }

  @MainActor private static func snapshot(
    _ random: inout RandomSource
  ) -> NSDiffableDataSourceSnapshot<Int, String> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    for section in 0..<Int.random(in: 0...3, using: &random) {
      snapshot.appendSections([section])
      let items = (0..<Int.random(in: 0...5, using: &random)).map { "\(section)-\($0)" }
      snapshot.appendItems(items.shuffled(using: &random), toSection: section)
    }
    return snapshot
  }

  @MainActor static let entries: [Entry] = [
    table("reloadData") { table, rows, random in
      rows.counts = [random.whole() % 50].map(abs)
      table.reloadData()
    },
    table("insertRows") { table, rows, random in
      let path = path(&random)
      if random.flag(), path.section < rows.counts.count { rows.counts[path.section] += 1 }
      table.insertRows(at: [path], with: .automatic)
    },
    table("deleteRows") { table, rows, random in
      let path = path(&random)
      if random.flag(), path.section < rows.counts.count {
        rows.counts[path.section] = max(0, rows.counts[path.section] - 1)
      }
      table.deleteRows(at: [path], with: .fade)
    },
    table("moveRow") { table, _, random in table.moveRow(at: path(&random), to: path(&random)) },
    table("reloadRows") { table, _, random in table.reloadRows(at: [path(&random)], with: .none) },
    table("sections") { table, rows, random in
      if random.flag() { rows.counts.append(2) }
      table.insertSections(IndexSet(integer: abs(random.whole() % 5)), with: .automatic)
    },
    table("performBatchUpdates") { table, rows, random in
      let (first, second) = (path(&random), path(&random))
      if random.flag() { rows.counts[0] += 1 }
      table.performBatchUpdates {
        table.insertRows(at: [first], with: .automatic)
        table.deleteRows(at: [second], with: .automatic)
        table.moveRow(at: first, to: second)
      }
    },
    table("scrollToRow") { table, _, random in
      table.scrollToRow(at: path(&random), at: .middle, animated: random.flag())
    },
    Entry(name: "diffable table") { random in
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, text in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = text
        return cell
      }
      for _ in 0..<3 { source.apply(snapshot(&random), animatingDifferences: random.flag()) }
      Stage.show(table)
    },
    Entry(name: "diffable collection") { random in
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 200),
        collectionViewLayout: UICollectionViewFlowLayout())
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
        view, path, _ in
        view.dequeueReusableCell(withReuseIdentifier: "a", for: path)
      }
      for _ in 0..<3 { source.apply(snapshot(&random), animatingDifferences: random.flag()) }
      Stage.show(view)
    },
    Entry(name: "snapshot operations") { random in
      var snapshot = snapshot(&random)
      let item = "\(Int.random(in: 0...2, using: &random))-0"
      if snapshot.indexOfItem(item) != nil {
        snapshot.deleteItems([item])
        snapshot.reloadItems(snapshot.itemIdentifiers)
      }
      snapshot.deleteSections([random.whole()])
      _ = snapshot.numberOfItems
    },
    .uiView("flow layout sizes") { random in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = random.size()
      layout.estimatedItemSize = random.size()
      layout.headerReferenceSize = random.size()
      layout.minimumInteritemSpacing = random.number()
      layout.scrollDirection = random.flag() ? .horizontal : .vertical
      return UICollectionView(frame: random.rect(), collectionViewLayout: layout)
    },
    .uiView("compositional sizes") { random in
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(random.number()),
        heightDimension: .estimated(random.number()))
      let item = NSCollectionLayoutItem(layoutSize: size)
      item.contentInsets = NSDirectionalEdgeInsets(
        top: random.number(), leading: random.number(), bottom: 0, trailing: 0)
      let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
      group.interItemSpacing = .fixed(random.number())
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = random.number()
      section.orthogonalScrollingBehavior = .paging
      return UICollectionView(
        frame: random.rect(),
        collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    },
    .uiView("subviews in any order") { random in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      let children = (0..<5).map { _ in UIView(frame: random.rect()) }
      for child in children { view.insertSubview(child, at: random.whole()) }
      view.exchangeSubview(
        at: Int.random(in: 0..<5, using: &random),
        withSubviewAt: Int.random(in: 0..<5, using: &random))
      view.bringSubviewToFront(random.pick(children))
      random.pick(children).removeFromSuperview()
      random.pick(children).addSubview(view)
      return view
    },
  ]
}
