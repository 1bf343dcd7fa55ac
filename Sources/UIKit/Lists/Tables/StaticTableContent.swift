import CoreGraphics
import Foundation

/// The sections and cells of a table whose content a storyboard fixes.
@MainActor
final class StaticTableContent {
  struct Row {
    let cell: UITableViewCell
    /// In points; nil for the table's own.
    let height: CGFloat?
    let indentationLevel: Int
  }

  struct Section {
    let header: String?
    let footer: String?
    let rows: [Row]
  }

  let sections: [Section]

  init(sections: [Section]) {
    self.sections = sections
  }

  func section(_ index: Int) -> Section? {
    sections.indices.contains(index) ? sections[index] : nil
  }

  func row(at path: IndexPath) -> Row? {
    guard let rows = section(path.section)?.rows, rows.indices.contains(path.row) else {
      return nil
    }
    return rows[path.row]
  }
}
