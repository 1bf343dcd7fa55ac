import Combine
import Foundation

/// A value as what an encoder makes of it.
public struct CodableRepresentation<Item, Encoder, Decoder>: TransferRepresentation
where
  Item: Transferable & Codable, Encoder: TopLevelEncoder & Sendable,
  Decoder: TopLevelDecoder & Sendable, Encoder.Output == Data, Decoder.Input == Data
{
  public typealias Body = Never

  public let _slots: _TransferSlots<Item>

  public init(
    for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder
  ) {
    var slot = TransferSlot<Item>(contentType: contentType)
    slot.export = { .data(try encoder.encode($0)) }
    slot.importing = { try decoder.decode(Item.self, from: try $0.data()) }
    _slots = _TransferSlots([slot])
  }
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    self.init(
      for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
  }
}
