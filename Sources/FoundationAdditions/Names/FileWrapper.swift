import Foundation

/// A file or a folder in memory; Foundation has it on Apple's systems only.
open class FileWrapper: NSObject, @unchecked Sendable {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let immediate = ReadingOptions(rawValue: 1 << 0)
    /// Differs from Apple's: makes no difference; files are never mapped.
    public static let withoutMapping = ReadingOptions(rawValue: 1 << 1)
  }

  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let atomic = WritingOptions(rawValue: 1 << 0)
    public static let withNameUpdating = WritingOptions(rawValue: 1 << 1)
  }

  private enum Content {
    case file(Data)
    case directory([String: FileWrapper])
  }

  private var content: Content
  open var filename: String?
  open var preferredFilename: String?

  /// Makes a file with bytes.
  public init(regularFileWithContents contents: Data) {
    content = .file(contents)
  }

  /// Makes a folder with files by name.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .directory(childrenByPreferredName)
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
      child.preferredFilename = name
    }
  }

  /// Reads a file, or a folder with all that is in it.
  ///
  /// Differs from Apple's: files are read at once, whatever `options` say.
  public init(url: URL, options: ReadingOptions = []) throws {
    content = try Self.read(url)
    filename = url.lastPathComponent
    preferredFilename = url.lastPathComponent
  }

  private static func read(_ url: URL) throws -> Content {
    var isDirectory: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory)
    guard exists, isDirectory.boolValue else { return .file(try Data(contentsOf: url)) }
    var children: [String: FileWrapper] = [:]
    for child in try FileManager.default.contentsOfDirectory(
      at: url, includingPropertiesForKeys: nil)
    {
      children[child.lastPathComponent] = try FileWrapper(url: child)
    }
    return .directory(children)
  }

  open var isRegularFile: Bool {
    if case .file = content { return true }
    return false
  }

  open var isDirectory: Bool { !isRegularFile }

  /// The bytes of a file; nil for folders.
  open var regularFileContents: Data? {
    if case .file(let data) = content { return data }
    return nil
  }

  /// What is in a folder; nil for files.
  open var fileWrappers: [String: FileWrapper]? {
    if case .directory(let children) = content { return children }
    return nil
  }

  /// Puts a file into this folder.
  ///
  /// - Returns: the name that it got, different from its own where that was taken.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .directory(var children) = content else { return "" }
    let wanted = child.preferredFilename ?? child.filename ?? "Untitled"
    var name = wanted
    var number = 1
    while children[name] != nil {
      number += 1
      name = "\(number)__#$!@%!#__\(wanted)"
    }
    children[name] = child
    content = .directory(children)
    return name
  }

  @discardableResult
  open func addRegularFile(
    withContents data: Data, preferredFilename fileName: String
  ) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .directory(let children) = content else { return }
    content = .directory(children.filter { $0.value !== child })
  }

  /// Writes the file, or the folder with all that is in it.
  ///
  /// Differs from Apple's: `originalContentsURL` makes no difference; files are written anew, not linked.
  open func write(
    to url: URL, options: WritingOptions = [], originalContentsURL: URL?
  ) throws {
    switch content {
    case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
    case .directory(let children):
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, child) in children {
        try child.write(
          to: url.appendingPathComponent(name), options: options, originalContentsURL: nil)
      }
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }
}
