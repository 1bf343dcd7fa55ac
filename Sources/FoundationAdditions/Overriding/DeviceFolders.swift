import Device
import Foundation

/// The folder that apps have and Foundation for Linux does not know: their library, as the home's `Library`.
///
/// There is no object of this class: its method stands in the table of `FileManager`.
private final class DeviceFolders: FileManager, @unchecked Sendable {
  override func urls(
    for directory: FileManager.SearchPathDirectory, in domainMask: FileManager.SearchPathDomainMask
  ) -> [URL] {
    let urls = super.urls(for: directory, in: domainMask)
    guard directory == .libraryDirectory, urls.isEmpty, domainMask.contains(.userDomainMask) else {
      return urls
    }
    return [.libraryDirectory]
  }
}

private let names = [
  "$s20FoundationEssentials11FileManagerC4urls3for2inSayAA3URLVGAC19SearchPathDirectoryO_AC0iJ10DomainMaskVtF"
]

@used @section(".init_array")
private let replacement: @convention(c) () -> Void = {
  ReplacedMethods.replace(names, of: FileManager.self, by: DeviceFolders.self)
  ToolchainProbe.register(makeSeam)
}

@Sendable
private func makeSeam() -> Seam {
  Seam(
    "The library folder", needs: "the methods of Foundation's FileManager to be replaceable",
    cost: "File managers know no library folder, and no folders of groups of apps."
  ) {
    let missing = ReplacedMethods.missing(names, of: FileManager.self, by: DeviceFolders.self)
    guard !missing.isEmpty else { return nil }
    return "the table of the class has not \(missing.joined(separator: ", "))"
  }
}
