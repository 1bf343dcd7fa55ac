import ActivityKit
import SwiftUI

/// How Live Activities with such attributes are shown on the lock screen and in the Dynamic Island.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration,
  KnownConfiguration
{
  public typealias Body = Never

  let content: (ActivityViewContext<Attributes>) -> AnyView
  let island: (ActivityViewContext<Attributes>) -> DynamicIsland

  public init<Content: View>(
    for _: Attributes.Type = Attributes.self,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    self.content = { AnyView(content($0)) }
    island = dynamicIsland
  }

  func note(in known: inout KnownWidgets) { known.add(self) }
}
