import SwiftUI

extension ForEach: MapContent where Content: MapContent {
  public typealias Body = Never

  @MainActor public func _mapItems(_ inputs: _MapInputs) -> [_MapItem] {
    data.flatMap { element in
      let identity = AnyHashable(id(element))
      var part = inputs.part(identity)
      part.identities.append(identity)
      return content(element)._mapItems(part)
    }
  }
}

extension ForEach: DynamicMapContent where Content: MapContent {}

extension ForEach where Content: MapContent {
  public init(
    _ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: { $0.id }, content: content)
  }

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }

  public init(
    _ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(data: data, id: { $0 }, content: content)
  }
}
