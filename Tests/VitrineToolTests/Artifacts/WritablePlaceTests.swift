import Foundation
import Testing

@testable import VitrineTool

@Suite struct WritablePlaceTests {
  private let folder = TemporaryFolder()

  @Test func aFolderThatTakesFilesHasNoProblem() throws {
    #expect(WritablePlace.problem(of: folder.url.path) == nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
    try WritablePlace.checkTemporaryFolder(["TMPDIR": folder.url.path])
  }

  @Test func aMissingFolderIsSaidInWords() {
    let path = folder.url.path + "/missing"
    #expect(
      throws: ToolError(
        """
        Temporary files can't be written to \(path) (TMPDIR): no such file or directory.
        Make room there, or set TMPDIR to a folder that has some.
        """)
    ) {
      try WritablePlace.checkTemporaryFolder(["TMPDIR": path])
    }
  }

  @Test func aDeviceWithoutRoomIsSaidInWords() throws {
    // Whatever is written there finds the device full.
    let link = folder.url.appendingPathComponent(
      "vitrine-write-check-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createSymbolicLink(
      atPath: link.path, withDestinationPath: "/dev/full")
    #expect(WritablePlace.problem(of: folder.url.path) == "no space left on device")
  }
}
