import CoreGraphics
import Foundation

/// What elements say of tables and their cells.
@MainActor
enum TableReading {
  // MARK: Tables

  static func apply(_ element: InterfaceElement, to table: UITableView, _ values: InterfaceValues) {
    if let height = element.length("rowHeight") { table.rowHeight = height }
    if let height = element.length("estimatedRowHeight") { table.estimatedRowHeight = height }
    if let height = element.length("sectionHeaderHeight") { table.sectionHeaderHeight = height }
    if let height = element.length("sectionFooterHeight") { table.sectionFooterHeight = height }
    if let height = element.length("estimatedSectionHeaderHeight") {
      table.estimatedSectionHeaderHeight = height
    }
    if let height = element.length("estimatedSectionFooterHeight") {
      table.estimatedSectionFooterHeight = height
    }
    switch element["separatorStyle"] {
    case "none": table.separatorStyle = .none
    case nil: break
    default: table.separatorStyle = .singleLine
    }
    if let color = values.color(key: "separatorColor", of: element) { table.separatorColor = color }
    if let insets = element.insets("separatorInset") { table.separatorInset = insets }
    applyIndex(element, to: table, values)
    if let padding = element.length("sectionHeaderTopPadding") {
      table.sectionHeaderTopPadding = padding
    }
    if let insets = element.flag("contentViewInsetsToSafeArea") {
      table.insetsContentViewsToSafeArea = insets
    }
    if let isOn = element.flag("dragInteractionEnabled") { table.dragInteractionEnabled = isOn }
    if let allows = element.flag("allowsSelection") { table.allowsSelection = allows }
    if let allows = element.flag("allowsMultipleSelection") {
      table.allowsMultipleSelection = allows
    }
    if let allows = element.flag("allowsSelectionDuringEditing") {
      table.allowsSelectionDuringEditing = allows
    }
    if let allows = element.flag("allowsMultipleSelectionDuringEditing") {
      table.allowsMultipleSelectionDuringEditing = allows
    }
    if let follows = element.flag("cellLayoutMarginsFollowReadableWidth") {
      table.cellLayoutMarginsFollowReadableWidth = follows
    }
  }

  /// The letters at the side.
  private static func applyIndex(
    _ element: InterfaceElement, to table: UITableView, _ values: InterfaceValues
  ) {
    if let rows = element.integer("sectionIndexMinimumDisplayRowCount") {
      table.sectionIndexMinimumDisplayRowCount = rows
    }
    if let color = values.color(key: "sectionIndexColor", of: element) {
      table.sectionIndexColor = color
    }
    if let color = values.color(key: "sectionIndexBackgroundColor", of: element) {
      table.sectionIndexBackgroundColor = color
    }
    if let color = values.color(key: "sectionIndexTrackingBackgroundColor", of: element) {
      table.sectionIndexTrackingBackgroundColor = color
    }
  }

  static func readParts(_ element: InterfaceElement, _ table: UITableView, _ pass: InterfacePass) {
    if let header = element.child(key: "tableHeaderView") {
      table.tableHeaderView = pass.makeView(header)
    }
    if let footer = element.child(key: "tableFooterView") {
      table.tableFooterView = pass.makeView(footer)
    }
    if let background = element.child(key: "backgroundView") {
      table.backgroundView = pass.makeView(background)
    }
    let scene = pass.scene
    for prototype in element.list("prototypes") {
      guard let identifier = prototype["reuseIdentifier"] else { continue }
      let values = pass.values
      table.register(identifier) { [weak scene] _ in
        CellTemplate.make(prototype, values, scene) as? UITableViewCell
      }
    }
    guard let sections = element.child("sections"), isStatic(element, sections) else { return }
    table.staticContent = staticContent(sections, pass)
  }

  /// Older files have empty sections in tables that ask a data source.
  private static func isStatic(_ table: InterfaceElement, _ sections: InterfaceElement) -> Bool {
    guard let mode = table["dataMode"] else { return !sections.children.isEmpty }
    return mode == "static"
  }

  private static func staticContent(
    _ element: InterfaceElement, _ pass: InterfacePass
  ) -> StaticTableContent {
    let sections = element.children.map { section in
      let cells = section.list("cells").compactMap { cell -> StaticTableContent.Row? in
        guard let made = pass.make(cell) as? UITableViewCell else { return nil }
        let height = cell.length("rowHeight").flatMap { $0 > 0 ? $0 : nil }
        return StaticTableContent.Row(
          cell: made, height: height, indentationLevel: cell.integer("indentationLevel") ?? 0)
      }
      return StaticTableContent.Section(
        header: section.string("headerTitle"), footer: section.string("footerTitle"), rows: cells)
    }
    return StaticTableContent(sections: sections)
  }

  // MARK: Cells

  static func apply(_ element: InterfaceElement, to cell: UITableViewCell) {
    if let style: UITableViewCell.SelectionStyle = element.choice("selectionStyle") {
      cell.selectionStyle = style
    }
    if let type: UITableViewCell.AccessoryType = element.choice("accessoryType") {
      cell.accessoryType = type
    }
    if let type: UITableViewCell.AccessoryType = element.choice("editingAccessoryType") {
      cell.editingAccessoryType = type
    }
    if let level = element.integer("indentationLevel") { cell.indentationLevel = level }
    if let width = element.length("indentationWidth") { cell.indentationWidth = width }
    if let indents = element.flag("shouldIndentWhileEditing") {
      cell.shouldIndentWhileEditing = indents
    }
    if let shows = element.flag("showsReorderControl") { cell.showsReorderControl = shows }
    if let insets = element.insets("separatorInset") { cell.separatorInset = insets }
  }

  static func readParts(
    _ element: InterfaceElement, _ cell: UITableViewCell, _ pass: InterfacePass
  ) {
    cell.reuseIdentifier = element["reuseIdentifier"]
    if let content = element.child(key: "contentView") {
      readContent(content, element, cell, pass)
    }
    for (key, path) in Self.views {
      guard let view = element.child(key: key) else { continue }
      cell[keyPath: path] = pass.makeView(view)
    }
  }

  private static let views: [(String, ReferenceWritableKeyPath<UITableViewCell, UIView?>)] = [
    ("accessoryView", \.accessoryView), ("editingAccessoryView", \.editingAccessoryView),
    ("backgroundView", \.backgroundView), ("selectedBackgroundView", \.selectedBackgroundView),
    ("multipleSelectionBackgroundView", \.multipleSelectionBackgroundView),
  ]

  /// Labels and image of the standard styles are there already; the others are made.
  private static func readContent(
    _ content: InterfaceElement, _ element: InterfaceElement, _ cell: UITableViewCell,
    _ pass: InterfacePass
  ) {
    var standard: [String: UIView] = [:]
    if element["style"] != nil {
      if let id = element["textLabel"] { standard[id] = cell.textLabel }
      if let id = element["detailTextLabel"] { standard[id] = cell.detailTextLabel }
      if let id = element["imageView"] { standard[id] = cell.imageView }
    }
    guard !standard.isEmpty else {
      ViewReading.readContent(content, into: cell.contentView, pass)
      return
    }
    pass.register(cell.contentView, content)
    for child in content.list("subviews") {
      if let id = child.id, let view = standard[id] {
        pass.register(view, child)
        ViewReading.apply(child, to: view, pass.values)
        AccessibilityReading.read(child, into: view)
        pass.willConnect(view, child)
        pass.willSetAttributes(view, child)
      } else if let view = pass.makeView(child) {
        cell.contentView.addSubview(view)
      }
    }
    if content.child("constraints") != nil { pass.willConstrain(cell.contentView, content) }
  }
}
