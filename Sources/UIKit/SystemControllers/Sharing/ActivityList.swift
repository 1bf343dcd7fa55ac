import Foundation

/// What a share sheet offers, a row each, below the bar with the button that closes it.
@MainActor
final class ActivityList: UICollectionViewController {
  struct Row {
    let title: String
    let image: UIImage?
    let run: () -> Void
  }

  private let rows: [Row]
  private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Row> {
    cell, _, row in
    var content = cell.defaultContentConfiguration()
    content.text = row.title
    content.image = row.image
    cell.contentConfiguration = content
    // UI tests of iOS 16 and later find a cell of that name, with nothing inside.
    cell.isAccessibilityElement = true
    cell.accessibilityLabel = row.title
    cell.accessibilityTraits = .button
  }

  init(_ title: String?, rows: [Row], close: @escaping () -> Void) {
    self.rows = rows
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
    self.title = title
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .close, primaryAction: UIAction { _ in close() })
  }

  required init?(coder: NSCoder) { nil }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { rows.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: registration, for: indexPath, item: rows[indexPath.item])
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: true)
    rows[indexPath.item].run()
  }
}
