import Foundation

/// A value as another value that can be transferred.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  public typealias Body = Never

  public let _slots: _TransferSlots<Item>

  private init(
    export: (@Sendable (Item) async throws -> ProxyRepresentation)?,
    importing: (@Sendable (ProxyRepresentation) async throws -> Item)?
  ) {
    let slots = ProxyRepresentation.transferSlots.compactMap { base -> TransferSlot<Item>? in
      var slot = TransferSlot<Item>(contentType: base.contentType)
      slot.visibility = base.visibility
      if let export, let baseExport = base.export {
        slot.export = { try await baseExport(try await export($0)) }
      }
      if let importing, let baseImporting = base.importing {
        slot.importing = { try await importing(try await baseImporting($0)) }
      }
      return slot.export == nil && slot.importing == nil ? nil : slot
    }
    _slots = _TransferSlots(slots)
  }

  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    self.init(export: { try exporting($0) }, importing: { try importing($0) })
  }

  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) {
    self.init(export: exporting, importing: importing)
  }

  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    self.init(export: { try exporting($0) }, importing: nil)
  }

  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
    self.init(export: exporting, importing: nil)
  }

  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    self.init(export: nil, importing: { try importing($0) })
  }

  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
    self.init(export: nil, importing: importing)
  }
}
