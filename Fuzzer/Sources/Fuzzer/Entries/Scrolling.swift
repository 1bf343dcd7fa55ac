import UIKit

/// Scroll views, tables and collections.
enum Scrolling {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    let count: Int
    let height: Double

    init(count: Int, height: Double) {
      self.count = count
      self.height = height
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(path.row)"
      return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat { height }
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }

    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  @MainActor static let entries: [Entry] = [
    .uiView("UIScrollView") { random in
      let view = UIScrollView(frame: random.rect())
      view.contentSize = random.size()
      view.contentOffset = random.point()
      view.contentInset = UIEdgeInsets(
        top: random.number(), left: random.number(), bottom: random.number(), right: random.number()
      )
      view.setContentOffset(random.point(), animated: true)
      view.scrollRectToVisible(random.rect(), animated: false)
      return view
    },
    .uiView("UIScrollView zoom") { random in
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.minimumZoomScale = random.number()
      view.maximumZoomScale = random.number()
      view.zoomScale = random.number()
      view.zoom(to: random.rect(), animated: false)
      return view
    },
    .uiView("UITableView") { random in
      let view = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let rows = Rows(
        count: Int.random(in: 0...200, using: &random), height: random.number())
      view.dataSource = rows
      view.delegate = rows
      view.rowHeight = random.number()
      view.estimatedRowHeight = random.number()
      view.reloadData()
      view.layoutIfNeeded()
      view.contentOffset = random.point()
      view.layoutIfNeeded()
      return withExtendedLifetime(rows) { view }
    },
    .uiView("UICollectionView flow") { random in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = random.size()
      layout.minimumLineSpacing = random.number()
      layout.minimumInteritemSpacing = random.number()
      layout.sectionInset = UIEdgeInsets(
        top: random.number(), left: random.number(), bottom: random.number(), right: random.number()
      )
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      let items = Items()
      view.dataSource = items
      view.layoutIfNeeded()
      view.contentOffset = random.point()
      view.layoutIfNeeded()
      return withExtendedLifetime(items) { view }
    },
    .uiView("UICollectionView compositional") { random in
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(random.number()),
          heightDimension: .absolute(random.number())))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(random.number())),
        subitems: [item])
      group.interItemSpacing = .fixed(random.number())
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = random.number()
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 300),
        collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      let items = Items()
      view.dataSource = items
      view.layoutIfNeeded()
      return withExtendedLifetime(items) { view }
    },
  ]
}
