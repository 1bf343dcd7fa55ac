import Foundation

/// Who may see a representation.
public enum TransferRepresentationVisibility: Hashable, Sendable {
  case all
  case team
  case group
  case ownProcess

  private var width: Int {
    switch self {
    case .all: 3
    case .team: 2
    case .group: 1
    case .ownProcess: 0
    }
  }

  package func isVisible(to other: TransferRepresentationVisibility) -> Bool {
    width >= other.width
  }

  package var itemVisibility: NSItemProviderRepresentationVisibility {
    switch self {
    case .all: .all
    case .team: .team
    case .group: .group
    case .ownProcess: .ownProcess
    }
  }
}

/// One kind of data of a type's values: how it is made of a value, and a value of it.
package struct TransferSlot<Item>: Sendable {
  package let contentType: UTType
  package var visibility = TransferRepresentationVisibility.all
  package var export: (@Sendable (Item) async throws -> ExportedContent)?
  package var importing: (@Sendable (ImportedContent) async throws -> Item)?
  package var condition: (@Sendable (Item) -> Bool)?
  package var fileName: (@Sendable (Item) -> String?)?

  /// The value as data.
  package func data(_ item: Item) async throws -> Data {
    switch try await export?(item) {
    case .data(let data): return data
    case .file(let sent): return try Data(contentsOf: sent.file)
    case nil:
      throw TransferError.noRepresentation(
        type: "\(Item.self)", wanted: contentType.identifier, available: [])
    }
  }

  package func make(_ imported: ImportedContent) async throws -> Item {
    guard let importing else {
      throw TransferError.noRepresentation(
        type: "\(Item.self)", wanted: contentType.identifier, available: [])
    }
    return try await importing(imported)
  }
}

/// What a value became on its way out.
package enum ExportedContent: Sendable {
  case data(Data)
  case file(SentTransferredFile)
}

/// What a value is made of.
package enum ImportedContent: Sendable {
  case data(Data)
  case file(URL, isOriginal: Bool)
}

extension ImportedContent {
  /// What came, as data.
  package func data() throws -> Data {
    switch self {
    case .data(let data): data
    case .file(let url, _): try Data(contentsOf: url)
    }
  }

  /// Gives what came as a file, which is there until `body` returns.
  package func withFile<Result>(
    _ contentType: UTType, _ body: (ReceivedTransferredFile) async throws -> Result
  ) async throws -> Result {
    switch self {
    case .file(let url, let isOriginal):
      return try await body(ReceivedTransferredFile(file: url, isOriginalFile: isOriginal))
    case .data(let data):
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("item").appendingPathExtension(for: contentType)
      try data.write(to: file)
      return try await body(ReceivedTransferredFile(file: file, isOriginalFile: false))
    }
  }
}

/// The kinds of data that a representation stands for.
public struct _TransferSlots<Item>: Sendable {
  package var slots: [TransferSlot<Item>]

  package init(_ slots: [TransferSlot<Item>]) { self.slots = slots }

  package func changing(_ change: (inout TransferSlot<Item>) -> Void) -> _TransferSlots<Item> {
    var copy = self
    for index in copy.slots.indices { change(&copy.slots[index]) }
    return copy
  }
}

/// A file on its way out.
public struct SentTransferredFile: Sendable {
  public let file: URL
  /// Differs from Apple's: another view or app always gets a copy of the file.
  public let allowAccessingOriginalFile: Bool

  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that came in.
public struct ReceivedTransferredFile: Sendable {
  public let file: URL
  /// Whether it is the sender's own file instead of a copy.
  public let isOriginalFile: Bool

  package init(file: URL, isOriginalFile: Bool) {
    self.file = file
    self.isOriginalFile = isOriginalFile
  }
}
