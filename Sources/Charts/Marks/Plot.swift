import SwiftUI

/// Several marks that count as one content.
public nonisolated struct Plot<Content: ChartContent>: ChartContent {
  public typealias Body = Never
  private let content: Content

  @MainActor
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  @MainActor public var _marks: _ChartMarks { content._marks }
}
