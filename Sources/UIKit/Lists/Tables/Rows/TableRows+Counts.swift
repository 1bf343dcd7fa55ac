import Device

extension TableRows {
  /// 0 for sections that the table does not have.
  func rowCount(inSection section: Int) -> Int {
    let counts = rowCounts
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// How many rows each section has, asked from the data source.
  static func counts(of table: UITableView) -> [Int] {
    guard let dataSource = table.dataSource else { return [] }
    let count = max(DefaultRequirement.asked(dataSource.numberOfSections(in: table)), 0)
    return (0..<count).map { section in
      let rows = dataSource.tableView(table, numberOfRowsInSection: section)
      if rows >= 0 { return rows }
      RuntimeIssue.fail(
        "\(type(of: dataSource)).tableView(_:numberOfRowsInSection:) returned \(rows) for section "
          + "\(section).")
      return 0
    }
  }
}
