import Foundation
import Testing
import UIKit

struct NSIndexPathTests {
  @Test func pathsOfObjectiveCHaveRowsAndItems() {
    let path = NSIndexPath(row: 3, section: 1)
    #expect((path.row, path.item, path.section) == (3, 3, 1))
    #expect(path as IndexPath == IndexPath(row: 3, section: 1))
    #expect((IndexPath(item: 4, section: 2) as NSIndexPath).item == 4)
    #expect(NSIndexPath(item: 5, section: 0).item == 5)
    #expect(NSIndexPath(index: 7).row == 0)
  }
}
