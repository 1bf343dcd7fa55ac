import Device
import Foundation

/// The classes of cells and headers that a table knows by identifier, and those that wait for use.
@MainActor
struct TableReuse {
  private var cellTypes: [String: UITableViewCell.Type] = [:]
  private var headerTypes: [String: UITableViewHeaderFooterView.Type] = [:]
  private var cellMakers: [String: (String) -> UITableViewCell?] = [:]
  private var headerMakers: [String: (String) -> UITableViewHeaderFooterView?] = [:]
  private var cells: [String: [UITableViewCell]] = [:]
  private var headers: [String: [UITableViewHeaderFooterView]] = [:]

  // MARK: Registering

  /// Cells of a xib or of a prototype.
  mutating func register(cellMaker: ((String) -> UITableViewCell?)?, _ identifier: String) {
    cellMakers[identifier] = cellMaker
    cellTypes[identifier] = nil
  }

  mutating func register(
    headerMaker: ((String) -> UITableViewHeaderFooterView?)?, _ identifier: String
  ) {
    headerMakers[identifier] = headerMaker
    headerTypes[identifier] = nil
  }

  mutating func register(cell type: AnyClass?, _ identifier: String) {
    cellMakers[identifier] = nil
    guard let type else {
      cellTypes[identifier] = nil
      return
    }
    guard let cellType = type as? UITableViewCell.Type else {
      RuntimeIssue.fail(
        "UITableView.register(_:forCellReuseIdentifier:): \(type) is not a UITableViewCell.")
      return
    }
    cellTypes[identifier] = cellType
  }

  mutating func register(header type: AnyClass?, _ identifier: String) {
    headerMakers[identifier] = nil
    guard let type else {
      headerTypes[identifier] = nil
      return
    }
    guard let headerType = type as? UITableViewHeaderFooterView.Type else {
      RuntimeIssue.fail(
        "UITableView.register(_:forHeaderFooterViewReuseIdentifier:): \(type) is not a "
          + "UITableViewHeaderFooterView.")
      return
    }
    headerTypes[identifier] = headerType
  }

  // MARK: Giving out

  /// Nil for an identifier that nothing was registered for and no cell waits with.
  mutating func cell(_ identifier: String) -> UITableViewCell? {
    if let waiting = cells[identifier]?.popLast() {
      waiting.prepareForReuse()
      return waiting
    }
    if let maker = cellMakers[identifier] { return maker(identifier) }
    guard let type = cellTypes[identifier] else { return nil }
    guard let cell = DynamicInitializer.cell(type, reuseIdentifier: identifier) else {
      RuntimeIssue.fail("\(type).init(style:reuseIdentifier:) can't be called.")
      return nil
    }
    return cell
  }

  mutating func requiredCell(_ identifier: String) -> UITableViewCell {
    if let cell = cell(identifier) { return cell }
    let known = (Array(cellTypes.keys) + cellMakers.keys).sorted().map { "\"\($0)\"" }.joined(
      separator: ", ")
    RuntimeIssue.fail(
      "UITableView.dequeueReusableCell(withIdentifier:for:): unable to dequeue a cell with "
        + "identifier \(identifier) - must register a nib or a class for the identifier or connect a "
        + "prototype cell in a storyboard. "
        + "Registered: \(known.isEmpty ? "none" : known).")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  mutating func header(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let waiting = headers[identifier]?.popLast() {
      waiting.prepareForReuse()
      return waiting
    }
    if let maker = headerMakers[identifier] { return maker(identifier) }
    return headerTypes[identifier].flatMap {
      DynamicInitializer.header($0, reuseIdentifier: identifier)
    }
  }

  // MARK: Taking back

  mutating func take(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    cells[identifier, default: []].append(cell)
  }

  mutating func take(_ view: UIView) {
    guard let header = view as? UITableViewHeaderFooterView,
      let identifier = header.reuseIdentifier
    else { return }
    headers[identifier, default: []].append(header)
  }
}
