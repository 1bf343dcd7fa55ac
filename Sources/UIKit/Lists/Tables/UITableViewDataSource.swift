import Foundation

@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { DefaultRequirement.missing(1) }
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    DefaultRequirement.missing(nil)
  }
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    DefaultRequirement.missing(nil)
  }
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    DefaultRequirement.missing(true)
  }
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    DefaultRequirement.missing(true)
  }
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    DefaultRequirement.missing(nil)
  }
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { DefaultRequirement.missing(index) }
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { DefaultRequirement.missing(()) }
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { DefaultRequirement.missing(()) }

  /// Stands for the optional methods in `dataSource?.tableView?(…)`.
  public var tableView: OptionalTableViewDataSourceCall? { .init(dataSource: self) }
  public var numberOfSections: ((UITableView) -> Int?)? {
    { table in DefaultRequirement.call { self.numberOfSections(in: table) } }
  }
}

/// The optional methods of a table's data source; nil where it has none.
@preconcurrency @MainActor
public struct OptionalTableViewDataSourceCall {
  let dataSource: any UITableViewDataSource

  public func callAsFunction(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    dataSource.tableView(tableView, numberOfRowsInSection: section)
  }

  public func callAsFunction(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { dataSource.tableView(tableView, cellForRowAt: indexPath) }

  public func callAsFunction(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    DefaultRequirement.asked(dataSource.tableView(tableView, titleForHeaderInSection: section))
  }

  public func callAsFunction(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    DefaultRequirement.asked(dataSource.tableView(tableView, titleForFooterInSection: section))
  }

  public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool? {
    DefaultRequirement.call { dataSource.tableView(tableView, canEditRowAt: indexPath) }
  }

  public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool? {
    DefaultRequirement.call { dataSource.tableView(tableView, canMoveRowAt: indexPath) }
  }

  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) -> Void? {
    DefaultRequirement.call {
      dataSource.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
    }
  }

  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) -> Void? {
    DefaultRequirement.call {
      dataSource.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    }
  }
}

/// Differs from Apple's: of the rows on the screens around this one each is announced once until the data is loaded
/// again, those that were shown are not, and none is cancelled.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Differs from Apple's: never called; nothing that was announced is taken back.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) { DefaultRequirement.missing(()) }

  /// Stands for the optional method in `prefetchDataSource?.tableView?(…)`.
  public var tableView: OptionalTableViewPrefetchingCall? { .init(dataSource: self) }
}

/// The optional method of what prepares a table's rows; nil where it has none.
@preconcurrency @MainActor
public struct OptionalTableViewPrefetchingCall {
  let dataSource: any UITableViewDataSourcePrefetching

  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) -> Void? {
    DefaultRequirement.call {
      dataSource.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
    }
  }
}
