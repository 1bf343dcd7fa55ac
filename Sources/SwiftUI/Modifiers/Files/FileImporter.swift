import Device
import Foundation
import UIKit
import UniformTypeIdentifiers

/// Shows UIKit's document picker while a binding is true.
package nonisolated struct FilePickerModifier: PrimitiveModifier {
  /// What the user is asked for.
  package enum Request {
    case open([UTType], allowsMultipleSelection: Bool)
    /// Writes files to a temporary place, for the user to choose where they end up.
    case export(() throws -> [URL])
    /// The same for values whose data takes its time.
    case exportItems(@MainActor () async throws -> [URL])
    case move([URL])
  }

  /// The name of the function, as users write it.
  package let name: String
  package let isPresented: Binding<Bool>
  package let request: Request
  package let onCompletion: (Result<[URL], any Error>) -> Void
  package let onCancellation: () -> Void

  @MainActor
  package func makeNode(_ context: _NodeContext) -> FilePickerNode {
    FilePickerNode(self, context)
  }

  @MainActor
  package func start(_ node: FilePickerNode) {
    node.invalidate()
  }

  @MainActor
  package func updateNode(_ node: FilePickerNode) {
    node.modifier = self
    node.invalidate()
  }

  @MainActor
  package var _structure: _ModifierStructure { .modifier(name) }
}

@MainActor
package final class FilePickerNode: SingleChildNode {
  var modifier: FilePickerModifier
  private var picker: UIDocumentPickerViewController?
  private var answer: FilePickerAnswer?
  /// Writes the files that the picker is about.
  private var writing: Task<Void, Never>?
  /// What was written for it, until its place is chosen.
  private var written: [URL] = []

  init(_ modifier: FilePickerModifier, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  package override func refresh() {
    flags.remove(.queued)
    let isWanted = evaluateContent { modifier.isPresented.wrappedValue }
    guard isWanted != (picker != nil || writing != nil) else { return }
    graph.enqueueLifecycle { [weak self] in
      guard let self, !flags.contains(.removed) else { return }
      if isWanted { present() } else { dismiss() }
    }
  }

  private func present() {
    guard picker == nil else { return }
    guard let host = presenter else {
      RuntimeIssue.report("\(modifier.name): the view is not in a window to present files from.")
      return
    }
    guard case .exportItems(let write) = modifier.request else {
      return present(from: host) { try makePicker() }
    }
    guard writing == nil else { return }
    writing = Task { [weak self] in
      let files: Result<[URL], any Error>
      do { files = .success(try await write()) } catch { files = .failure(error) }
      guard let self, !Task.isCancelled else { return }
      writing = nil
      // What is on the screen may be something else by now.
      guard let host = presenter else {
        modifier.isPresented.wrappedValue = false
        return
      }
      present(from: host) { try makePicker(of: files.get()) }
    }
  }

  private func present(
    from host: UIViewController, _ make: () throws -> UIDocumentPickerViewController
  ) {
    do {
      let picker = try make()
      let answer = FilePickerAnswer { [weak self] in self?.finish($0) }
      picker.delegate = answer
      self.picker = picker
      self.answer = answer
      host.present(picker, animated: true)
    } catch {
      modifier.isPresented.wrappedValue = false
      modifier.onCompletion(.failure(error))
    }
  }

  /// `files`: What has been written for `exportItems`.
  private func makePicker(of files: [URL] = []) throws -> UIDocumentPickerViewController {
    switch modifier.request {
    case .open(let types, let allowsMultipleSelection):
      let picker = UIDocumentPickerViewController(
        documentTypes: types.map(\.identifier), in: .open)
      picker.allowsMultipleSelection = allowsMultipleSelection
      return picker
    case .export(let write):
      written = try write()
      return UIDocumentPickerViewController(forExporting: written, asCopy: true)
    case .exportItems:
      written = files
      return UIDocumentPickerViewController(forExporting: files, asCopy: true)
    case .move(let urls):
      return UIDocumentPickerViewController(forExporting: urls, asCopy: false)
    }
  }

  /// The controller at the top of those that show this view.
  private var presenter: UIViewController? {
    var responder: UIResponder? = graph.hostView
    while let current = responder, !(current is UIViewController) { responder = current.next }
    var controller = responder as? UIViewController
    while let next = controller?.presentedViewController { controller = next }
    return controller
  }

  private func finish(_ urls: [URL]?) {
    picker = nil
    answer = nil
    modifier.isPresented.wrappedValue = false
    if let urls {
      modifier.onCompletion(.success(urls))
    } else {
      modifier.onCancellation()
    }
    removeWritten()
  }

  private func removeWritten() {
    TemporaryDocument.remove(written)
    written = []
  }

  private func dismiss() {
    writing?.cancel()
    writing = nil
    picker?.delegate = nil
    picker?.dismiss(animated: true)
    picker = nil
    answer = nil
    removeWritten()
  }

  package override func tearDown() {
    super.tearDown()
    dismiss()
  }
}

/// Passes on what the user chose.
private final class FilePickerAnswer: NSObject, UIDocumentPickerDelegate {
  private let answer: @MainActor ([URL]?) -> Void

  init(_ answer: @escaping @MainActor ([URL]?) -> Void) { self.answer = answer }

  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) { answer(urls) }

  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { answer(nil) }
}

extension View {
  /// Lets the user choose files of certain types while `isPresented`.
  ///
  /// Differs from Apple's: it offers the files of the app's documents directory.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion,
      onCancellation: {})
  }

  /// Lets the user choose files of certain types while `isPresented`.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FilePickerModifier(
        name: "fileImporter", isPresented: isPresented,
        request: .open(allowedContentTypes, allowsMultipleSelection: allowsMultipleSelection),
        onCompletion: onCompletion, onCancellation: onCancellation))
  }

  /// Lets the user choose a file of certain types while `isPresented`.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      FilePickerModifier(
        name: "fileImporter", isPresented: isPresented,
        request: .open(allowedContentTypes, allowsMultipleSelection: false),
        onCompletion: { if let result = $0.first { onCompletion(result) } }, onCancellation: {}))
  }
}

extension Result<[URL], any Error> {
  /// The same for the first file; nil where there is none.
  package var first: Result<URL, any Error>? {
    switch self {
    case .success(let urls): urls.first.map { .success($0) }
    case .failure(let error): .failure(error)
    }
  }
}
