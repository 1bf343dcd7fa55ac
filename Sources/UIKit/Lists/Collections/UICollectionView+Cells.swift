import Foundation

extension UICollectionView {
  /// The views of a prototype; an empty `kind` means cells.
  func register(
    kind: String, identifier: String, _ maker: @escaping () -> UICollectionReusableView?
  ) {
    reuse.register(maker: { _ in maker() }, kind: kind, identifier: identifier)
  }

  /// The content of a cell has changed.
  func sizeMayHaveChanged(of cell: UICollectionViewCell) {
    if selfSizingInvalidation != .disabled { content.forgetSize(of: cell) }
  }

  /// Makes a view one of the collection's, where it looks as the list around it says.
  func place<View: UICollectionReusableView>(_ view: View, _ path: IndexPath) -> View {
    view.collectionView = self
    if let cell = view as? UICollectionViewListCell, let list = list(of: path) {
      cell.appearance = list.appearance
    }
    return view
  }
}
