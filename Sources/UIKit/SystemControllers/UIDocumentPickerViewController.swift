import Device
import Foundation

public enum UIDocumentPickerMode: UInt, Sendable {
  /// Gives copies, in a temporary folder of their own.
  case `import` = 0
  case open = 1
  case exportToService = 2
  case moveToService = 3
}

/// Lets the user choose files, or a folder to put files into.
///
/// Differs from Apple's: it offers the files of its `directoryURL`, or of the app's documents
/// directory where none is set, without a way to other folders.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  /// What the user chooses a place for.
  package let exported: [URL]
  /// Whether a file is offered.
  private let accepts: (URL) -> Bool

  // MARK: Making

  public init(forExporting urls: [URL], asCopy: Bool = false) {
    exported = urls
    accepts = { _ in true }
    documentPickerMode = asCopy ? .exportToService : .moveToService
    super.init(nibName: nil, bundle: nil)
  }

  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    exported = []
    accepts = { FileType.matches($0, allowedUTIs) }
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    exported = []
    accepts = { _ in true }
    documentPickerMode = .open
    super.init(coder: coder)
  }

  open private(set) var documentPickerMode: UIDocumentPickerMode
  open weak var delegate: (any UIDocumentPickerDelegate)?
  open var allowsMultipleSelection = false
  open var shouldShowFileExtensions = false
  open var directoryURL: URL?

  // MARK: Choosing

  /// Chooses as a user does.
  package func choose(_ urls: [URL]) {
    dismiss(animated: true)
    let isImport = documentPickerMode == .import
    delegate?.documentPicker(self, didPickDocumentsAt: isImport ? copies(of: urls) : urls)
  }

  /// Each in a folder of its own, so that all keep their names.
  private func copies(of urls: [URL]) -> [URL] {
    let files = FileManager.default
    return urls.compactMap { url in
      let folder = files.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      let copy = folder.appendingPathComponent(url.lastPathComponent)
      do {
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        try files.copyItem(at: url, to: copy)
        return copy
      } catch {
        RuntimeIssue.report(
          "UIDocumentPickerViewController: \(url.path) was not copied to \(copy.path): \(error)")
        return nil
      }
    }
  }

  package func cancelByUser() {
    dismiss(animated: true)
    delegate?.documentPickerWasCancelled(self)
  }

  // MARK: View

  private let table = UITableView(frame: .zero, style: .plain)
  private let bar = UINavigationBar(frame: .zero)
  private var files: [URL] = []
  private var chosen: [URL] = []

  private var folder: URL? {
    directoryURL
      ?? FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let item = UINavigationItem(title: folder?.lastPathComponent ?? "Documents")
    item.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancelByUser() })
    if !exported.isEmpty {
      let title: SystemWord = documentPickerMode == .moveToService ? .move : .save
      item.rightBarButtonItem = UIBarButtonItem(
        primaryAction: UIAction(title: title.text) { [weak self] _ in self?.export() })
    } else if allowsMultipleSelection {
      item.rightBarButtonItem = UIBarButtonItem(
        primaryAction: UIAction(title: SystemWord.open.text) { [weak self] _ in
          guard let self, !self.chosen.isEmpty else { return }
          self.choose(self.chosen)
        })
    }
    bar.items = [item]
    files = Self.files(in: folder).filter { exported.isEmpty && accepts($0) }
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
    view.addSubview(bar)
  }

  private static func files(in folder: URL?) -> [URL] {
    guard let folder else { return [] }
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    return (found ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  private func export() {
    guard let folder else { return }
    var results: [URL] = []
    for url in exported {
      let target = folder.appendingPathComponent(url.lastPathComponent)
      do {
        if documentPickerMode == .moveToService {
          try FileManager.default.moveItem(at: url, to: target)
        } else {
          try FileManager.default.copyItem(at: url, to: target)
        }
        results.append(target)
      } catch {
        RuntimeIssue.report(
          "UIDocumentPickerViewController: \(url.path) was not exported to \(target.path): \(error)"
        )
      }
    }
    choose(results)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    bar.frame = CGRect(
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.width,
      height: bar.preferredHeight(in: self))
    table.frame = CGRect(
      x: 0, y: bar.frame.maxY, width: view.bounds.width,
      height: max(view.bounds.height - bar.frame.maxY, 0))
  }
}

extension UIDocumentPickerViewController: UITableViewDataSource, UITableViewDelegate {
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    files.count
  }

  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let file = files[indexPath.row]
    cell.textLabel?.text =
      shouldShowFileExtensions
      ? file.lastPathComponent : file.deletingPathExtension().lastPathComponent
    cell.imageView?.image = UIImage(systemName: "doc")
    cell.accessoryType = chosen.contains(file) ? .checkmark : .none
    return cell
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let file = files[indexPath.row]
    guard allowsMultipleSelection else {
      choose([file])
      return
    }
    if let index = chosen.firstIndex(of: file) {
      chosen.remove(at: index)
    } else {
      chosen.append(file)
    }
    tableView.reloadData()
  }
}

@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {
    if let url = urls.first { documentPicker(controller, didPickDocumentAt: url) }
  }
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
    DefaultRequirement.missing(())
  }
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
  ) { DefaultRequirement.missing(()) }
}

/// Which files a uniform type identifier means.
enum FileType {
  private static let extensions: [String: Set<String>] = [
    "public.image": ["png", "jpg", "jpeg", "gif", "heic", "tiff", "bmp", "webp"],
    "public.png": ["png"], "public.jpeg": ["jpg", "jpeg"],
    "public.plain-text": ["txt"],
    "public.text": ["txt", "md", "csv", "json", "xml", "html", "rtf"],
    "public.json": ["json"], "public.xml": ["xml"], "public.html": ["html", "htm"],
    "public.comma-separated-values-text": ["csv"], "com.adobe.pdf": ["pdf"],
    "public.movie": ["mov", "mp4", "m4v"], "public.audio": ["mp3", "m4a", "wav", "aiff"],
    "public.zip-archive": ["zip"], "public.archive": ["zip", "gz", "tar"],
  ]

  /// `public.data`, `public.item` and `public.content` mean every file; an identifier that nobody
  /// knows here means files whose extension is its last part.
  static func matches(_ url: URL, _ identifiers: [String]) -> Bool {
    let suffix = url.pathExtension.lowercased()
    return identifiers.contains { identifier in
      if ["public.data", "public.item", "public.content"].contains(identifier) { return true }
      if identifier == "public.folder" { return url.hasDirectoryPath }
      if let known = extensions[identifier] { return known.contains(suffix) }
      return identifier.split(separator: ".").last.map { $0.lowercased() == suffix } ?? false
    }
  }
}
