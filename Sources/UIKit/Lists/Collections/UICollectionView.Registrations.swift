import Foundation

extension UICollectionView {
  /// How cells of a class are filled with items.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let identifier: String
    let handler: Handler

    public init(handler: @escaping Handler) {
      self.handler = handler
      identifier = RegistrationNumber.next()
    }
  }

  /// How supplementary views of a class are filled.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let identifier: String
    let elementKind: String
    let handler: Handler

    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
      identifier = RegistrationNumber.next()
    }
  }

  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell: Cell
    if let known = reconfiguredCell(at: indexPath) as? Cell,
      known.reuseIdentifier == registration.identifier
    {
      cell = known
    } else {
      cell = place(reuse.view(kind: "", identifier: registration.identifier), indexPath)
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view: Supplementary = reuse.view(
      kind: registration.elementKind, identifier: registration.identifier)
    registration.handler(place(view, indexPath), registration.elementKind, indexPath)
    return view
  }
}

/// Identifiers for registrations, one each.
@MainActor
private enum RegistrationNumber {
  private static var last = 0

  static func next() -> String {
    last += 1
    return "UICollectionView.Registration.\(last)"
  }
}
