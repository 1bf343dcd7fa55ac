import Device
import Foundation
import UniformTypeIdentifiers

/// A file of the user's, read and written for the app, with changes that are saved by themselves.
///
/// Differs from Apple's: files are read and written on the main actor; nothing is coordinated with other
/// processes, and there are no conflicts of versions.
@preconcurrency @MainActor
open class UIDocument: NSObject {
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Open, without any fault.
    public static let normal: State = []
    public static let closed = State(rawValue: 1 << 0)
    /// Differs from Apple's: never told; there are no conflicts of versions.
    public static let inConflict = State(rawValue: 1 << 1)
    public static let savingError = State(rawValue: 1 << 2)
    public static let editingDisabled = State(rawValue: 1 << 3)
    /// Differs from Apple's: never told; files are read and written at once.
    public static let progressAvailable = State(rawValue: 1 << 4)
  }

  public enum ChangeKind: Int, Sendable {
    case done = 0
    case undone = 1
    case redone = 2
    case cleared = 3
  }

  public enum SaveOperation: Int, Sendable {
    case forCreating = 0
    case forOverwriting = 1
  }

  /// How long changes wait until they are saved by themselves, in seconds; that of iOS is not documented.
  private static let autosaveDelay: TimeInterval = 15

  private var changes = 0
  private var autosaving: ScheduledWork?
  private var observers: [any NSObjectProtocol] = []

  public init(fileURL url: URL) {
    fileURL = url
    super.init()
  }

  // MARK: The file

  open private(set) var fileURL: URL
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  /// The identifier of the file's type; nil for an unknown extension.
  open var fileType: String? { UTType(filenameExtension: fileURL.pathExtension)?.identifier }
  open var savingFileType: String? { fileType }
  /// When the file was last read or written by this document.
  ///
  /// Differs from Apple's: kept, and read by nobody here; what others write into the file is not noticed.
  open var fileModificationDate: Date?
  open private(set) var documentState = State.closed {
    didSet {
      guard documentState != oldValue else { return }
      NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
    }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What is undone and done again counts as changes.
  open var undoManager: UndoManager! = UndoManager()

  // MARK: What subclasses say

  /// The contents to write: `Data` or a `FileWrapper`.
  open func contents(forType typeName: String) throws -> Any { Data() }
  /// Takes over what was read: `Data`, or a `FileWrapper` of a folder.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}
  /// Told of what failed; by default the state says so too.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    finishedHandlingError(error, recovered: false)
  }
  open func finishedHandlingError(_ error: any Error, recovered: Bool) {
    if !recovered, !documentState.contains(.closed) { documentState.insert(.savingError) }
  }
  open func disableEditing() { documentState.insert(.editingDisabled) }
  open func enableEditing() { documentState.remove(.editingDisabled) }

  open func read(from url: URL) throws {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    let contents: Any =
      isFolder.boolValue ? try FileWrapper(url: url, options: []) : try Data(contentsOf: url)
    try load(fromContents: contents, ofType: fileType)
    fileModificationDate = date(of: url)
  }

  /// - Throws: what writing the file throws, and `CocoaError` for contents that are neither data nor a wrapper.
  open func writeContents(
    _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
  ) throws {
    switch contents {
    case let data as Data: try data.write(to: url, options: .atomic)
    case let wrapper as FileWrapper:
      try wrapper.write(to: url, options: .atomic, originalContentsURL: originalContentsURL)
    default: throw CocoaError(.fileWriteUnknown)
    }
  }

  private func date(of url: URL) -> Date? {
    try? FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate] as? Date
  }

  // MARK: Opening and closing

  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    let isOpen = openNow()
    later { completionHandler?(isOpen) }
  }

  @discardableResult
  open func open() async -> Bool { openNow() }

  private func openNow() -> Bool {
    guard documentState.contains(.closed) else { return true }
    do {
      try read(from: fileURL)
    } catch {
      handleError(error, userInteractionPermitted: true)
      return false
    }
    begin()
    return true
  }

  private func begin() {
    changes = 0
    documentState = .normal
    observe(UIApplication.didEnterBackgroundNotification, of: nil) { $0.autosaveNow() }
    observe(.NSUndoManagerDidCloseUndoGroup, of: undoManager) { document in
      guard let manager = document.undoManager, !manager.isUndoing, !manager.isRedoing else {
        return
      }
      document.updateChangeCount(.done)
    }
    observe(.NSUndoManagerDidUndoChange, of: undoManager) { $0.updateChangeCount(.undone) }
    observe(.NSUndoManagerDidRedoChange, of: undoManager) { $0.updateChangeCount(.redone) }
  }

  private func observe(
    _ name: Notification.Name, of object: Any?, _ work: @escaping @MainActor (UIDocument) -> Void
  ) {
    observers.append(
      NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
        [weak self] _ in
        MainActor.assumeIsolated {
          guard let self else { return }
          work(self)
        }
      })
  }

  /// Saves what has changed, and closes the document.
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    let isClosed = closeNow()
    later { completionHandler?(isClosed) }
  }

  @discardableResult
  open func close() async -> Bool { closeNow() }

  private func closeNow() -> Bool {
    guard !documentState.contains(.closed) else { return true }
    let isSaved = autosaveNow()
    autosaving?.cancel()
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    observers = []
    undoManager?.removeAllActions()
    documentState = .closed
    return isSaved
  }

  /// Reads the file anew, without the changes that were not saved.
  open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    var isRead = true
    do {
      try read(from: url)
      updateChangeCount(.cleared)
    } catch {
      handleError(error, userInteractionPermitted: true)
      isRead = false
    }
    later { completionHandler?(isRead) }
  }

  // MARK: Changes

  open var hasUnsavedChanges: Bool { changes != 0 }

  open func updateChangeCount(_ change: ChangeKind) {
    switch change {
    case .done, .redone: changes += 1
    case .undone: changes -= 1
    case .cleared: changes = 0
    }
    autosaving?.cancel()
    autosaving = nil
    guard hasUnsavedChanges, !documentState.contains(.closed) else { return }
    autosaving = UIApplication.shared.device.clock.schedule(
      after: Self.autosaveDelay, keepsBusy: false
    ) { [weak self] in self?.autosave() }
  }

  // MARK: Saving

  open func save(
    to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
  ) {
    let isSaved = saveNow(to: url, for: saveOperation)
    later { completionHandler?(isSaved) }
  }

  @discardableResult
  open func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
    saveNow(to: url, for: saveOperation)
  }

  /// Saves if there are changes.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    let isSaved = autosaveNow()
    later { completionHandler?(isSaved) }
  }

  @discardableResult
  private func autosaveNow() -> Bool {
    hasUnsavedChanges ? saveNow(to: fileURL, for: .forOverwriting) : true
  }

  private func saveNow(to url: URL, for operation: SaveOperation) -> Bool {
    do {
      let contents = try contents(forType: savingFileType ?? UTType.data.identifier)
      try writeContents(
        contents, to: url, for: operation,
        originalContentsURL: operation == .forOverwriting ? fileURL : nil)
    } catch {
      handleError(error, userInteractionPermitted: true)
      return false
    }
    fileURL = url
    fileModificationDate = date(of: url)
    if documentState.contains(.closed) { begin() }
    documentState.remove(.savingError)
    updateChangeCount(.cleared)
    return true
  }

  private func later(_ work: @escaping @MainActor () -> Void) {
    TurnScheduler.shared.enqueue(work)
  }

  public static let stateChangedNotification = Notification.Name(
    "UIDocumentStateChangedNotification")
}
