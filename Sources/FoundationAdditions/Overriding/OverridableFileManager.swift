import Foundation

/// A file manager whose methods subclasses override, as on iOS.
///
/// Foundation for Linux declares those that stand here in extensions, the others in the class. Where a project's class
/// derives from `FileManager`, adapted code derives from this one and overrides the methods below, whose names are
/// Foundation's after a prefix; Foundation's own, which all code calls, call them.
///
/// Differs from Apple's: in builds for release, only calls reach an override whose file manager is known to be of this
/// class.
open class OverridableFileManager: FileManager, @unchecked Sendable {
  open func _overridable_fileExists(
    atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?
  ) -> Bool {
    FoundationFiles.fileExists(path, isDirectory, self)
  }

  open func _overridable_contentsOfDirectory(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
    options: FileManager.DirectoryEnumerationOptions = []
  ) throws -> [URL] {
    try FoundationFiles.contents(url, keys, options, self)
  }

  open func _overridable_subpaths(atPath path: String) -> [String]? {
    FoundationFiles.subpaths(path, self)
  }

  open func _overridable_enumerator(atPath path: String) -> FileManager.DirectoryEnumerator? {
    FoundationFiles.enumerator(path, self)
  }

  open func _overridable_enumerator(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
    options: FileManager.DirectoryEnumerationOptions = [],
    errorHandler handler: ((URL, any Error) -> Bool)? = nil
  ) -> FileManager.DirectoryEnumerator? {
    FoundationFiles.enumerator(url, keys, options, handler, self)
  }

  open func _overridable_replaceItemAt(
    _ originalItemURL: URL, withItemAt newItemURL: URL, backupItemName: String? = nil,
    options: FileManager.ItemReplacementOptions = []
  ) throws -> URL? {
    try FoundationFiles.replaceItem(originalItemURL, newItemURL, backupItemName, options, self)
  }

  open func _overridable_url(
    for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask,
    appropriateFor url: URL?, create shouldCreate: Bool
  ) throws -> URL {
    try FoundationFiles.folder(directory, domain, url, shouldCreate, self)
  }
}
