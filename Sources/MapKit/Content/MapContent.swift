import SwiftUI

/// What stands on a map.
@preconcurrency @MainActor
public protocol MapContent {
  associatedtype Body: MapContent
  @MapContentBuilder var body: Body { get }

  /// What stands on the map, in order.
  func _mapItems(_ inputs: _MapInputs) -> [_MapItem]
}

extension MapContent {
  public func _mapItems(_ inputs: _MapInputs) -> [_MapItem] { body._mapItems(inputs) }
}

extension MapContent where Body == Never {
  public var body: Never {
    preconditionFailure("\(Self.self) is not made of other content")
  }
}

extension Never: MapContent {}

/// Content that is made of data.
public protocol DynamicMapContent: MapContent {
  associatedtype Data: Collection
  var data: Data { get }
}

/// Nothing.
public struct EmptyMapContent: MapContent {
  public typealias Body = Never

  public nonisolated init() {}

  public func _mapItems(_ inputs: _MapInputs) -> [_MapItem] { [] }
}

/// Content with its type hidden.
public struct AnyMapContent: MapContent {
  public typealias Body = Never
  private let base: any MapContent

  public init<Content: MapContent>(_ base: Content) { self.base = base }

  public func _mapItems(_ inputs: _MapInputs) -> [_MapItem] { base._mapItems(inputs) }
}
