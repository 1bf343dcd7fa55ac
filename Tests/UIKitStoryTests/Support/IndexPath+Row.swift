import Foundation
import UIKit

extension IndexPath {
  /// A row or an item.
  static func row(_ row: Int, in section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }
}
