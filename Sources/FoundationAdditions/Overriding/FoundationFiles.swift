import Foundation

/// Foundation's own methods of file managers, whatever a subclass overrides.
enum FoundationFiles {
  #if DEBUG
    static func fileExists(
      _ path: String, _ isDirectory: UnsafeMutablePointer<ObjCBool>?, _ manager: FileManager
    ) -> Bool {
      unsafeBitCast(originalExists.bound(to: manager), to: Exists.self).call(path, isDirectory)
    }

    static func contents(
      _ url: URL, _ keys: [URLResourceKey]?, _ options: FileManager.DirectoryEnumerationOptions,
      _ manager: FileManager
    ) throws -> [URL] {
      try unsafeBitCast(originalContents.bound(to: manager), to: Contents.self)
        .call(url, keys, options)
    }

    static func subpaths(_ path: String, _ manager: FileManager) -> [String]? {
      unsafeBitCast(originalSubpaths.bound(to: manager), to: Subpaths.self).call(path)
    }

    static func enumerator(
      _ path: String, _ manager: FileManager
    ) -> FileManager.DirectoryEnumerator? {
      unsafeBitCast(originalPathEnumerator.bound(to: manager), to: PathEnumerator.self).call(path)
    }

    static func enumerator(
      _ url: URL, _ keys: [URLResourceKey]?, _ options: FileManager.DirectoryEnumerationOptions,
      _ handler: ((URL, any Error) -> Bool)?, _ manager: FileManager
    ) -> FileManager.DirectoryEnumerator? {
      unsafeBitCast(originalEnumerator.bound(to: manager), to: Enumerator.self)
        .call(url, keys, options, handler)
    }

    static func replaceItem(
      _ old: URL, _ new: URL, _ backup: String?, _ options: FileManager.ItemReplacementOptions,
      _ manager: FileManager
    ) throws -> URL? {
      try unsafeBitCast(originalReplace.bound(to: manager), to: Replace.self)
        .call(old, new, backup, options)
    }

    static func folder(
      _ directory: FileManager.SearchPathDirectory, _ domain: FileManager.SearchPathDomainMask,
      _ url: URL?, _ creates: Bool, _ manager: FileManager
    ) throws -> URL {
      try unsafeBitCast(originalFolder.bound(to: manager), to: Folder.self)
        .call(directory, domain, url, creates)
    }

    private struct Exists {
      let call: (String, UnsafeMutablePointer<ObjCBool>?) -> Bool
    }

    private struct Contents {
      let call: (URL, [URLResourceKey]?, FileManager.DirectoryEnumerationOptions) throws -> [URL]
    }

    private struct Subpaths {
      let call: (String) -> [String]?
    }

    private struct PathEnumerator {
      let call: (String) -> FileManager.DirectoryEnumerator?
    }

    private struct Enumerator {
      let call:
        (
          URL, [URLResourceKey]?, FileManager.DirectoryEnumerationOptions,
          ((URL, any Error) -> Bool)?
        ) -> FileManager.DirectoryEnumerator?
    }

    private struct Replace {
      let call: (URL, URL, String?, FileManager.ItemReplacementOptions) throws -> URL?
    }

    private struct Folder {
      let call:
        (
          FileManager.SearchPathDirectory, FileManager.SearchPathDomainMask, URL?, Bool
        ) throws -> URL
    }

    private static let originalExists = original(
      "10fileExists6atPath11isDirectorySbSS_SpyAD8ObjCBoolVGSgtF")
    private static let originalContents = original(
      "19contentsOfDirectory2at26includingPropertiesForKeys7options"
        + "SayAA3URLVGAJ_SayAD14URLResourceKeyVGSgAC0G18EnumerationOptionsVtKF")
    private static let originalSubpaths = original("8subpaths6atPathSaySSGSgSS_tF")
    private static let originalPathEnumerator = original(
      "10enumerator6atPathAcDE19DirectoryEnumeratorCSgSS_tF")
    private static let originalEnumerator = original(
      "10enumerator2at26includingPropertiesForKeys7options12errorHandlerAcDE19DirectoryEnumeratorCSg"
        + "AA3URLV_SayAD14URLResourceKeyVGSgAC0N18EnumerationOptionsVSbAN_s5Error_ptcSgtF")
    private static let originalReplace = original(
      "13replaceItemAt_04withfG006backupF4Name7optionsAA3URLVSgAJ_AJSSSgAC0F18ReplacementOptionsVtKF"
    )

    private static let originalFolder = original(
      "3url3for2in14appropriateFor6createAA3URLVAC19SearchPathDirectoryO_AC0lM10DomainMaskVAKSgSbtKF"
    )

    private static func original(_ name: String) -> OriginalMethod {
      OriginalMethod("$s20FoundationEssentials11FileManagerC0A0E" + name)
    }
  #else
    static func fileExists(
      _ path: String, _ isDirectory: UnsafeMutablePointer<ObjCBool>?, _ manager: FileManager
    ) -> Bool {
      manager.fileExists(atPath: path, isDirectory: isDirectory)
    }

    static func contents(
      _ url: URL, _ keys: [URLResourceKey]?, _ options: FileManager.DirectoryEnumerationOptions,
      _ manager: FileManager
    ) throws -> [URL] {
      try manager.contentsOfDirectory(
        at: url, includingPropertiesForKeys: keys, options: options)
    }

    static func subpaths(_ path: String, _ manager: FileManager) -> [String]? {
      manager.subpaths(atPath: path)
    }

    static func enumerator(
      _ path: String, _ manager: FileManager
    ) -> FileManager.DirectoryEnumerator? {
      manager.enumerator(atPath: path)
    }

    static func enumerator(
      _ url: URL, _ keys: [URLResourceKey]?, _ options: FileManager.DirectoryEnumerationOptions,
      _ handler: ((URL, any Error) -> Bool)?, _ manager: FileManager
    ) -> FileManager.DirectoryEnumerator? {
      manager.enumerator(
        at: url, includingPropertiesForKeys: keys, options: options, errorHandler: handler)
    }

    static func replaceItem(
      _ old: URL, _ new: URL, _ backup: String?, _ options: FileManager.ItemReplacementOptions,
      _ manager: FileManager
    ) throws -> URL? {
      try manager.replaceItemAt(old, withItemAt: new, backupItemName: backup, options: options)
    }

    static func folder(
      _ directory: FileManager.SearchPathDirectory, _ domain: FileManager.SearchPathDomainMask,
      _ url: URL?, _ creates: Bool, _ manager: FileManager
    ) throws -> URL {
      try manager.url(for: directory, in: domain, appropriateFor: url, create: creates)
    }
  #endif
}
