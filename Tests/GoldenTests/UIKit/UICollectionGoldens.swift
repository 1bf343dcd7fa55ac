import CoreGraphics
import Foundation
import Testing
import UIKit

@MainActor
struct UICollectionGoldens {
  @Test func compositional() throws {
    try expectGolden(
      "UIKit/collection-compositional", size: CGSize(width: 220, height: 260), largeHeight: 310,
      controller: ShelfScreen.init)
  }
}

/// A shelf that scrolls sideways, with a badge at each tile, and a grid, each below a header.
private final class ShelfScreen: UICollectionViewController {
  private static let header = UICollectionView.elementKindSectionHeader
  private static let badge = "badge"

  init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout { index, _ in
        let section = index == 0 ? Self.shelf() : Self.grid()
        section.contentInsets = NSDirectionalEdgeInsets(
          top: 8, leading: 16, bottom: 12, trailing: 16)
        section.interGroupSpacing = 10
        section.boundarySupplementaryItems = [
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .estimated(24)),
            elementKind: Self.header, alignment: .top)
        ]
        return section
      })
  }

  required init?(coder: NSCoder) { nil }

  private static func shelf() -> NSCollectionLayoutSection {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(18), heightDimension: .absolute(18)),
      elementKind: Self.badge,
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(80), heightDimension: .absolute(56)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    return section
  }

  private static func grid() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
      subitem: item, count: 2)
    group.interItemSpacing = .fixed(10)
    return NSCollectionLayoutSection(group: group)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    for kind in [Self.header, Self.badge] {
      collectionView.register(
        Caption.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 4 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    let colors: [UIColor] = [.systemTeal, .systemIndigo, .systemOrange, .systemGreen]
    cell.contentView.backgroundColor = colors[indexPath.item]
    cell.contentView.layer.cornerRadius = 8
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    if kind == Self.badge {
      (view as? Caption)?.showBadge(indexPath.item + 1)
    } else {
      (view as? Caption)?.showTitle(indexPath.section == 0 ? "New" : "All")
    }
    return view
  }
}

/// A header, or a number on a red disc.
private final class Caption: UICollectionReusableView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor),
      label.bottomAnchor.constraint(equalTo: bottomAnchor),
      label.leadingAnchor.constraint(equalTo: leadingAnchor),
      label.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func showTitle(_ title: String) {
    label.text = title
    label.font = .preferredFont(forTextStyle: .headline)
  }

  func showBadge(_ number: Int) {
    label.text = "\(number)"
    label.font = .systemFont(ofSize: 12)
    label.textAlignment = .center
    label.textColor = .white
    backgroundColor = .systemRed
    layer.cornerRadius = 9
  }
}
