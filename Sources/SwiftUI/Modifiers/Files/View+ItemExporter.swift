import CoreTransferable
import Foundation
import UniformTypeIdentifiers

extension View {
  /// Lets the user choose where a value is saved while `isPresented`.
  ///
  /// `contentTypes`: Those to choose from, of which the first is written; without any, the value's own first.
  public nonisolated func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    itemExporter(
      isPresented, item.map { [$0] } ?? [], contentTypes.first, defaultFilename,
      onCompletion: { if let result = $0.first { onCompletion(result) } },
      onCancellation: onCancellation)
  }

  /// Lets the user choose where values are saved while `isPresented`.
  public nonisolated func fileExporter<C: Collection, T: Transferable>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where T == C.Element {
    itemExporter(
      isPresented, Array(items), contentTypes.first, nil, onCompletion: onCompletion,
      onCancellation: onCancellation)
  }

  private nonisolated func itemExporter<T: Transferable>(
    _ isPresented: Binding<Bool>, _ items: [T], _ type: UTType?, _ name: String?,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    let write: @MainActor () async throws -> [URL] = {
      var files: [URL] = []
      for item in items {
        files.append(try await TemporaryItem.write(item, as: type, named: name))
      }
      return files
    }
    return modifier(
      FilePickerModifier(
        name: "fileExporter", isPresented: isPresented, request: .exportItems(write),
        onCompletion: onCompletion, onCancellation: onCancellation))
  }
}

/// Values on their way to where the user wants them.
private enum TemporaryItem {
  @MainActor
  static func write<T: Transferable>(
    _ item: T, as type: UTType?, named name: String?
  ) async throws -> URL {
    let folder = try TemporaryDocument.folder()
    let file = try await item.export(to: folder, contentType: type)
    guard let name else { return file }
    var named = folder.appendingPathComponent(name)
    if named.pathExtension.isEmpty { named = named.appendingPathExtension(file.pathExtension) }
    if named != file { try FileManager.default.moveItem(at: file, to: named) }
    return named
  }
}
