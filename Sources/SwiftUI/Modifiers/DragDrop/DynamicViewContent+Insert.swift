import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// Data of some kinds that a closure inserts.
private nonisolated struct TypedInsert: InsertHandler {
  let types: [UTType]
  let action: (Int, [NSItemProvider]) -> Void

  @MainActor func accepts(_ provider: NSItemProvider) -> Bool {
    types.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
  }
  @MainActor func insert(_ providers: [NSItemProvider], at index: Int) { action(index, providers) }
}

/// Values of one type that a closure inserts.
private nonisolated struct TransferInsert<T: Transferable>: InsertHandler {
  let action: ([T], Int) -> Void

  var types: [UTType] { [] }
  @MainActor func accepts(_ provider: NSItemProvider) -> Bool { provider.canLoad(T.self) }
  @MainActor func insert(_ providers: [NSItemProvider], at index: Int) {
    let action = action
    DroppedValues.load(T.self, from: providers) { action($0, index) }
  }
}

extension DynamicViewContent {
  /// Takes data of some kinds that are dropped between the rows of a list.
  ///
  /// `action` gets the place before which the data were dropped, counted in the collection. They are dropped before the
  /// row under the finger in its upper half, and behind it in its lower; below the last row, behind that. The halves and
  /// the room below are not documented. A collection without elements has no rows to drop between.
  ///
  /// Differs from Apple's: the rows make no room while a finger holds the data over them.
  public nonisolated func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    _DynamicContentAction(
      self,
      _DynamicContentActions(insert: TypedInsert(types: supportedContentTypes, action: action)))
  }

  /// Takes values that are dropped between the rows of a list, with the place before which they were dropped.
  ///
  /// Differs from Apple's: the rows make no room while a finger holds the data over them.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent {
    _DynamicContentAction(
      self, _DynamicContentActions(insert: TransferInsert<T>(action: action)))
  }
}
