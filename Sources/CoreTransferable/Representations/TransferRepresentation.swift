import Foundation

/// A way to have a value as data and to make it of data.
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item: Transferable
  associatedtype Body: TransferRepresentation

  @TransferRepresentationBuilder<Item>
  var body: Body { get }

  /// The kinds of data that the representation stands for.
  var _slots: _TransferSlots<Item> { get }
}

extension TransferRepresentation where Body.Item == Item {
  public var _slots: _TransferSlots<Item> { body._slots }
}

extension TransferRepresentation where Body == Never {
  public var body: Never {
    preconditionFailure("\(Self.self) is not made of other representations")
  }
}

extension Never: TransferRepresentation {
  public typealias Item = Never
  public typealias Body = Never

  public var _slots: _TransferSlots<Never> { _TransferSlots([]) }
}

/// Another representation, changed.
public struct _ChangedTransferRepresentation<Base: TransferRepresentation>: TransferRepresentation {
  public typealias Item = Base.Item
  public typealias Body = Never

  let base: Base
  let change: @Sendable (inout TransferSlot<Base.Item>) -> Void

  public var _slots: _TransferSlots<Base.Item> { base._slots.changing(change) }
}

/// Another representation, where a value allows it.
public struct _ConditionalTransferRepresentation<Base: TransferRepresentation>:
  TransferRepresentation
{
  public typealias Item = Base.Item
  public typealias Body = Never

  let base: Base
  let condition: @Sendable (Base.Item) -> Bool

  public var _slots: _TransferSlots<Base.Item> {
    base._slots.changing { slot in
      let before = slot.condition
      let condition = condition
      slot.condition = { (before?($0) ?? true) && condition($0) }
    }
  }
}

extension TransferRepresentation {
  public func visibility(
    _ visibility: TransferRepresentationVisibility
  ) -> some TransferRepresentation<Item> {
    _ChangedTransferRepresentation(base: self) { $0.visibility = visibility }
  }

  /// Exports only the values for which `condition` holds.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> _ConditionalTransferRepresentation<Self> {
    _ConditionalTransferRepresentation(base: self, condition: condition)
  }

  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    _ChangedTransferRepresentation(base: self) { $0.fileName = { _ in fileName } }
  }

  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> {
    _ChangedTransferRepresentation(base: self) { $0.fileName = fileName }
  }
}

/// Several representations, the one that tells most first.
public struct TupleTransferRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never

  public let _slots: _TransferSlots<Item>
}

@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item {
    content
  }

  public static func buildExpression<Encoder, Decoder>(
    _ content: CodableRepresentation<Item, Encoder, Decoder>
  ) -> CodableRepresentation<Item, Encoder, Decoder> {
    content
  }

  public static func buildExpression<Proxy>(
    _ content: ProxyRepresentation<Item, Proxy>
  ) -> ProxyRepresentation<Item, Proxy> {
    content
  }

  public static func buildExpression(
    _ content: DataRepresentation<Item>
  ) -> DataRepresentation<Item> { content }

  public static func buildExpression(
    _ content: FileRepresentation<Item>
  ) -> FileRepresentation<Item> { content }

  public static func buildPartialBlock<Content: TransferRepresentation>(
    first: Content
  ) -> Content where Content.Item == Item {
    first
  }

  public static func buildPartialBlock<
    Accumulated: TransferRepresentation, Next: TransferRepresentation
  >(
    accumulated: Accumulated, next: Next
  ) -> TupleTransferRepresentation<Item> where Accumulated.Item == Item, Next.Item == Item {
    TupleTransferRepresentation(
      _slots: _TransferSlots(accumulated._slots.slots + next._slots.slots))
  }
}
