import CoreGraphics
import Foundation

@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  func numberOfSections(in collectionView: UICollectionView) -> Int
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
  /// Differs from Apple's: never called; no index stands beside a collection.
  func indexTitles(for collectionView: UICollectionView) -> [String]?
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    DefaultRequirement.missing(1)
  }
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    DefaultRequirement.missing(UICollectionReusableView(frame: .zero))
  }
  public func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { DefaultRequirement.missing(false) }
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { DefaultRequirement.missing(()) }
  public func indexTitles(for collectionView: UICollectionView) -> [String]? {
    DefaultRequirement.missing(nil)
  }

  /// Stands for the optional methods in `dataSource?.collectionView?(…)`.
  public var collectionView: OptionalCollectionViewDataSourceCall? { .init(dataSource: self) }
  /// Stands for the optional method in `dataSource?.numberOfSections?(in:)`.
  public var numberOfSections: OptionalCollectionSectionCount? { .init(dataSource: self) }
}

/// The optional methods of a collection's data source; nil where it has none.
@preconcurrency @MainActor
public struct OptionalCollectionViewDataSourceCall {
  let dataSource: any UICollectionViewDataSource

  public func callAsFunction(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    DefaultRequirement.call {
      dataSource.collectionView(
        collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool? {
    DefaultRequirement.call {
      dataSource.collectionView(collectionView, canMoveItemAt: indexPath)
    }
  }

  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) -> Void? {
    DefaultRequirement.call {
      dataSource.collectionView(
        collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
    }
  }
}

/// The optional number of sections of a collection's data source.
@preconcurrency @MainActor
public struct OptionalCollectionSectionCount {
  let dataSource: any UICollectionViewDataSource

  public func callAsFunction(in collectionView: UICollectionView) -> Int? {
    DefaultRequirement.call { dataSource.numberOfSections(in: collectionView) }
  }
}

/// Differs from Apple's: of the items on the screens around this one each is announced once until the data is loaded
/// again, those that were shown are not, and none is cancelled.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Differs from Apple's: never called; nothing that was announced is taken back.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) { DefaultRequirement.missing(()) }

  /// Stands for the optional method in `prefetchDataSource?.collectionView?(…)`.
  public var collectionView: OptionalCollectionViewPrefetchingCall? { .init(dataSource: self) }
}

/// The optional method of what prepares a collection's items; nil where it has none.
@preconcurrency @MainActor
public struct OptionalCollectionViewPrefetchingCall {
  let dataSource: any UICollectionViewDataSourcePrefetching

  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) -> Void? {
    DefaultRequirement.call {
      dataSource.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
    }
  }
}
