import Foundation

/// A value as bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never

  public let _slots: _TransferSlots<Item>

  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    var slot = TransferSlot<Item>(contentType: contentType)
    slot.export = { .data(try await exporting($0)) }
    slot.importing = { try await importing(try $0.data()) }
    _slots = _TransferSlots([slot])
  }

  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    var slot = TransferSlot<Item>(contentType: exportedContentType)
    slot.export = { .data(try await exporting($0)) }
    _slots = _TransferSlots([slot])
  }

  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    var slot = TransferSlot<Item>(contentType: importedContentType)
    slot.importing = { try await importing(try $0.data()) }
    _slots = _TransferSlots([slot])
  }
}

/// A value as a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never

  public let _slots: _TransferSlots<Item>

  /// Differs from Apple's: another view or app always gets a copy of the file.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    var slot = TransferSlot<Item>(contentType: contentType)
    slot.export = { .file(try await exporting($0)) }
    slot.importing = { try await $0.withFile(contentType, importing) }
    _slots = _TransferSlots([slot])
  }

  /// Differs from Apple's: another view or app always gets a copy of the file.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    var slot = TransferSlot<Item>(contentType: exportedContentType)
    slot.export = { .file(try await exporting($0)) }
    _slots = _TransferSlots([slot])
  }

  /// Differs from Apple's: another view or app always gets a copy of the file.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    var slot = TransferSlot<Item>(contentType: importedContentType)
    slot.importing = { try await $0.withFile(importedContentType, importing) }
    _slots = _TransferSlots([slot])
  }
}
