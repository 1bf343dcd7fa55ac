import SwiftUI

/// Builds a map's content from the statements of a closure.
@resultBuilder
public struct MapContentBuilder {
  public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
  public static func buildPartialBlock<C: MapContent>(first: C) -> C { first }
  public static func buildPartialBlock<A: MapContent, B: MapContent>(
    accumulated: A, next: B
  ) -> _PairMapContent<A, B> { _PairMapContent(first: accumulated, second: next) }
  public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }
  public static func buildEither<A: MapContent, B: MapContent>(
    first: A
  ) -> _ConditionalMapContent<A, B> { .first(first) }
  public static func buildEither<A: MapContent, B: MapContent>(
    second: B
  ) -> _ConditionalMapContent<A, B> { .second(second) }
  @MainActor
  public static func buildLimitedAvailability(_ content: any MapContent) -> AnyMapContent {
    AnyMapContent(content)
  }
}

/// One content after the other.
public nonisolated struct _PairMapContent<First: MapContent, Second: MapContent>: MapContent {
  public typealias Body = Never
  let first: First
  let second: Second

  init(first: First, second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public func _mapItems(_ inputs: _MapInputs) -> [_MapItem] {
    first._mapItems(inputs.part(0)) + second._mapItems(inputs.part(1))
  }
}

/// One of two contents.
public enum _ConditionalMapContent<First: MapContent, Second: MapContent>: MapContent {
  public typealias Body = Never
  case first(First)
  case second(Second)

  public func _mapItems(_ inputs: _MapInputs) -> [_MapItem] {
    switch self {
    case .first(let content): content._mapItems(inputs.part(true))
    case .second(let content): content._mapItems(inputs.part(false))
    }
  }
}

extension Optional: MapContent where Wrapped: MapContent {
  public typealias Body = Never

  public func _mapItems(_ inputs: _MapInputs) -> [_MapItem] { self?._mapItems(inputs) ?? [] }
}

extension Group: MapContent where Content: MapContent {
  public typealias Body = Never

  @MainActor public func _mapItems(_ inputs: _MapInputs) -> [_MapItem] {
    content._mapItems(inputs)
  }
}

extension Group where Content: MapContent {
  public init(@MapContentBuilder content: () -> Content) { self = ._storing(content()) }
}
