import Foundation
import ReviewRecords

/// The page in a folder, with its pictures beside it: for a look without a server.
package struct ReviewFolderPage {
  private let store: ReviewStore

  package init(_ store: ReviewStore) {
    self.store = store
  }

  /// - Returns: the page's file.
  /// - Throws: `ToolError` if the folder can't be written to.
  package func write(to folder: URL) throws -> URL {
    let manager = FileManager.default
    do {
      let pictures = folder.appendingPathComponent("pictures")
      try manager.createDirectory(at: pictures, withIntermediateDirectories: true)
      var copies: [(from: URL, to: URL)] = []
      let groups = ReviewListing(store).groups { record, file in
        let name = "\(record.id)-\(file.lastPathComponent)"
        copies.append((file, pictures.appendingPathComponent(name)))
        return "pictures/\(name)"
      }
      for copy in copies {
        if manager.fileExists(atPath: copy.to.path) { try manager.removeItem(at: copy.to) }
        try manager.copyItem(at: copy.from, to: copy.to)
      }
      let page = folder.appendingPathComponent("index.html")
      try Data(try ReviewPage(groups: groups, token: nil).html().utf8).write(to: page)
      return page
    } catch {
      throw ToolError("The page can't be written to \(folder.path): \(error.localizedDescription)")
    }
  }
}
