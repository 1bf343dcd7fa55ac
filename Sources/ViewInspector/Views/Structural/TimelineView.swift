import Foundation
import SwiftUI

extension ViewType {
  /// Stands for `TimelineView`.
  public struct TimelineView: BaseViewType {
    public static let typePrefix = "TimelineView"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `TimelineView`.
  public func timelineView() throws -> InspectableView<ViewType.TimelineView> {
    try child(ViewType.TimelineView.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `TimelineView`.
  public func timelineView(_ index: Int) throws -> InspectableView<ViewType.TimelineView> {
    try child(ViewType.TimelineView.self, at: index)
  }
}

// MARK: Attributes

extension ViewType.TimelineView {
  /// What the content of a timeline is told.
  public struct Context: Sendable {
    /// How exactly dates can be shown.
    public enum Cadence: Sendable {
      case live
      case seconds
      case minutes
    }

    /// The moment for which the content is made.
    public let date: Date
    /// How often the content is made.
    public let cadence: Cadence

    /// A context of one moment.
    public init(date: Date = Date(), cadence: Cadence = .live) {
      self.date = date
      self.cadence = cadence
    }
  }
}

extension InspectableView where View == ViewType.TimelineView {
  /// What the timeline shows at a date.
  public func contentView(
    _ context: ViewType.TimelineView.Context = .init()
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    let timeline = try node.value(as: (any TimelineValue).self)
    let content = timeline.content(at: context.date, cadence: context.cadence.actual)
    return .init(
      InspectedNode(
        UnwrappedView(content), parent: node, element: .named("contentView", nil)))
  }
}

extension ViewType.TimelineView.Context.Cadence {
  fileprivate var actual: TimelineViewDefaultContext.Cadence {
    switch self {
    case .live: .live
    case .seconds: .seconds
    case .minutes: .minutes
    }
  }
}

extension TimelineView {
  /// What the content of a timeline is told, in the type that it takes.
  ///
  /// - Throws: `InspectionError` if `type` is not such a context.
  static func adapt<C>(context: ViewType.TimelineView.Context, to type: C.Type) throws -> C {
    let made = (type as? any TimelineContext.Type).map {
      $0.init(date: context.date, cadence: context.cadence.actual)
    }
    guard let adapted = made as? C else {
      throw InspectionError.typeMismatch(factual: "\(Context.self)", expected: "\(C.self)")
    }
    return adapted
  }
}

/// What can be read of a timeline whatever its schedule and content are.
@MainActor
private protocol TimelineValue {
  func content(at date: Date, cadence: TimelineViewDefaultContext.Cadence) -> any View
}

extension TimelineView: TimelineValue where Content: View {}
