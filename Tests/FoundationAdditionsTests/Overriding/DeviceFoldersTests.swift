import Foundation
import FoundationAdditions
import Testing

@Suite struct DeviceFoldersTests {
  private let library = NSHomeDirectory() + "/Library"

  @Test func theLibraryLiesInTheHome() throws {
    let urls = FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask)
    #expect(urls.map(\.path) == [library])
    #expect(
      NSSearchPathForDirectoriesInDomains(.libraryDirectory, .userDomainMask, true) == [library])
    let url = try FileManager.default.url(
      for: .libraryDirectory, in: .userDomainMask, appropriateFor: nil, create: false)
    #expect(url.path == library)
  }

  @Test func otherDomainsHaveNone() {
    #expect(FileManager.default.urls(for: .libraryDirectory, in: .networkDomainMask).isEmpty)
  }

  @Test func theAppsOfAGroupShareAFolder() throws {
    let manager = FileManager.default
    let folder = try #require(
      manager.containerURL(forSecurityApplicationGroupIdentifier: "group.device-folders-test"))
    #expect(folder.path == library + "/Group Containers/group.device-folders-test")
    #expect(manager.fileExists(atPath: folder.path))
    try manager.removeItem(at: folder)
  }
}
