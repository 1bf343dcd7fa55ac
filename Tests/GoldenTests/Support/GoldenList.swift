import UIKit

/// A list of cells with accessories.
final class GoldenList: UICollectionViewController {
  private let accessories: [[UICellAccessory]] = [
    [.disclosureIndicator()], [.checkmark()], [.detail(), .label(text: "Label")],
    [.delete(displayed: .always), .reorder(displayed: .always)],
  ]

  init() {
    let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }

  required init?(coder: NSCoder) { nil }

  private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
    cell, _, item in
    var content = cell.defaultContentConfiguration()
    content.text = "Title"
    if item == 0 { content.secondaryText = "Detail" }
    cell.contentConfiguration = content
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { accessories.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueConfiguredReusableCell(
      using: registration, for: indexPath, item: indexPath.item)
    cell.accessories = accessories[indexPath.item]
    return cell
  }
}
