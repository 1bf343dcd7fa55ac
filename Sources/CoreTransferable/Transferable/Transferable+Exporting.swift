import Foundation

extension Transferable {
  /// The builder sees to it that the representations are those of this type.
  package static var transferSlots: [TransferSlot<Self>] {
    (transferRepresentation._slots as? _TransferSlots<Self>)?.slots ?? []
  }

  // MARK: Kinds of data

  /// The kinds of data that values of the type can be had in.
  public static func exportedContentTypes(
    visibility: TransferRepresentationVisibility = .all
  ) -> [UTType] {
    transferSlots.filter { $0.export != nil && $0.visibility.isVisible(to: visibility) }
      .map(\.contentType)
  }

  /// The kinds of data that values of the type can be made of.
  public static func importedContentTypes() -> [UTType] {
    transferSlots.filter { $0.importing != nil }.map(\.contentType)
  }

  /// The kinds of data that this very value can be had in.
  public func exportedContentTypes(
    _ visibility: TransferRepresentationVisibility = .all
  ) -> [UTType] {
    slots(visibleTo: visibility).map(\.contentType)
  }

  /// The kinds of data that values of the type can be made of.
  public func importedContentTypes() -> [UTType] { Self.importedContentTypes() }

  package func slots(
    visibleTo visibility: TransferRepresentationVisibility = .all
  ) -> [TransferSlot<Self>] {
    Self.transferSlots.filter {
      $0.export != nil && $0.visibility.isVisible(to: visibility) && ($0.condition?(self) ?? true)
    }
  }

  /// The name of a file with the value, if a representation has one.
  public var suggestedFilename: String? {
    slots().lazy.compactMap { $0.fileName?(self) }.first
  }

  // MARK: Away

  private func slot(for contentType: UTType?) throws -> TransferSlot<Self> {
    let slots = slots()
    let found = contentType.map { wanted in
      slots.first { $0.contentType == wanted }
        ?? slots.first { $0.contentType.conforms(to: wanted) }
    }
    guard let slot = found ?? slots.first else {
      throw TransferError.noRepresentation(
        type: "\(Self.self)", wanted: contentType?.identifier ?? "any content type",
        available: slots.map(\.contentType.identifier))
    }
    return slot
  }

  /// The value as data of a kind; of the first kind if none is named.
  ///
  /// - Throws: An error that lists the kinds there are, or what the representation throws.
  public func exported(as contentType: UTType?) async throws -> Data {
    let slot = try slot(for: contentType)
    return try await slot.data(self)
  }

  /// Writes the value to a file in a folder.
  public func export(to destinationDirectory: URL, contentType: UTType?) async throws -> URL {
    let slot = try slot(for: contentType)
    let data = try await slot.data(self)
    let name = slot.fileName?(self) ?? suggestedFilename ?? "\(Self.self)"
    var file = destinationDirectory.appendingPathComponent(name)
    if file.pathExtension.isEmpty { file = file.appendingPathExtension(for: slot.contentType) }
    try data.write(to: file)
    return file
  }

  /// Writes the value to a file that is there until `fileHandler` returns.
  public func withExportedFile<Result>(
    contentType: UTType?, fileHandler: (URL) async throws -> Result
  ) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await fileHandler(try await export(to: folder, contentType: contentType))
  }

  // MARK: Here

  private static func importingSlot(for contentType: UTType?) throws -> TransferSlot<Self> {
    let slots = transferSlots.filter { $0.importing != nil }
    let found = contentType.map { given in
      slots.first { $0.contentType == given }
        ?? slots.first { given.conforms(to: $0.contentType) }
    }
    guard let slot = found ?? slots.first else {
      throw TransferError.noRepresentation(
        type: "\(Self.self)", wanted: contentType?.identifier ?? "any content type",
        available: slots.map(\.contentType.identifier))
    }
    return slot
  }

  /// Makes a value of data of a kind.
  public init(importing data: Data, contentType: UTType?) async throws {
    self = try await Self.importingSlot(for: contentType).make(.data(data))
  }

  /// Makes a value of a file.
  public init(importing file: URL, contentType: UTType?) async throws {
    let type = contentType ?? UTType(filenameExtension: file.pathExtension)
    self = try await Self.importingSlot(for: type).make(.file(file, isOriginal: true))
  }
}
