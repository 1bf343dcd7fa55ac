import CoreGraphics

/// The heights that an app has set for the parts of a table, in points; `automaticDimension` where it has not.
@MainActor
struct TableHeights {
  var row = UITableView.automaticDimension
  var header = UITableView.automaticDimension
  var footer = UITableView.automaticDimension
  var estimatedRow = UITableView.automaticDimension
  var estimatedHeader = UITableView.automaticDimension
  var estimatedFooter = UITableView.automaticDimension
  var headerTopPadding = UITableView.automaticDimension
}
