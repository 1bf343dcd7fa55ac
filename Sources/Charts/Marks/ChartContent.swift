import SwiftUI

/// What a chart shows.
@preconcurrency @MainActor
public protocol ChartContent {
  associatedtype Body: ChartContent
  @ChartContentBuilder var body: Body { get }

  /// The marks, in order.
  var _marks: _ChartMarks { get }
}

/// Marks, for the chart.
public struct _ChartMarks {
  var records: [MarkRecord]

  init(_ records: [MarkRecord]) { self.records = records }
}

extension ChartContent {
  public var _marks: _ChartMarks { body._marks }
}

extension ChartContent where Body == Never {
  public var body: Never {
    preconditionFailure("\(Self.self) is not made of other content")
  }
}

extension Never: ChartContent {}

/// Content with its type hidden.
public struct AnyChartContent: ChartContent {
  public typealias Body = Never
  public let _marks: _ChartMarks

  @MainActor public init<C: ChartContent>(_ content: C) { _marks = content._marks }
  @MainActor public init<C: ChartContent>(erasing content: C) { _marks = content._marks }
}

/// Nothing.
public struct EmptyChartContent: ChartContent {
  public typealias Body = Never
  public var _marks: _ChartMarks { _ChartMarks([]) }
  nonisolated init() {}
}

/// One content after the other.
public nonisolated struct _PairChartContent<First: ChartContent, Second: ChartContent>: ChartContent
{
  public typealias Body = Never
  let first: First
  let second: Second

  init(first: First, second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public var _marks: _ChartMarks {
    _ChartMarks(written(first._marks.records, 0) + written(second._marks.records, 1))
  }

  private func written(_ records: [MarkRecord], _ place: Int) -> [MarkRecord] {
    records.map { record in
      var record = record
      record.written.insert(place, at: 0)
      return record
    }
  }
}

/// One of two contents.
public enum _ConditionalChartContent<First: ChartContent, Second: ChartContent>: ChartContent {
  public typealias Body = Never
  case first(First)
  case second(Second)

  public var _marks: _ChartMarks {
    switch self {
    case .first(let content): content._marks
    case .second(let content): content._marks
    }
  }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  public typealias Body = Never
  public var _marks: _ChartMarks { self?._marks ?? _ChartMarks([]) }
}

extension ForEach: ChartContent where Content: ChartContent {
  public typealias Body = Never
  @MainActor public var _marks: _ChartMarks {
    _ChartMarks(data.flatMap { content($0)._marks.records })
  }
}

extension ForEach where Content: ChartContent {
  public init(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: { $0.id }, content: content)
  }

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }

  public init(
    _ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(data: data, id: { $0 }, content: content)
  }
}

extension Group: ChartContent where Content: ChartContent {
  public typealias Body = Never
  @MainActor public var _marks: _ChartMarks { content._marks }
}

extension Group where Content: ChartContent {
  public init(@ChartContentBuilder content: () -> Content) { self = Group._storing(content()) }
}

@resultBuilder
public struct ChartContentBuilder {
  public static func buildBlock() -> EmptyChartContent { EmptyChartContent() }
  public static func buildExpression<C: ChartContent>(_ content: C) -> C { content }
  public static func buildPartialBlock<C: ChartContent>(first: C) -> C { first }
  public static func buildPartialBlock<A: ChartContent, B: ChartContent>(
    accumulated: A, next: B
  ) -> _PairChartContent<A, B> { _PairChartContent(first: accumulated, second: next) }
  public static func buildIf<C: ChartContent>(_ content: C?) -> C? { content }
  public static func buildEither<A: ChartContent, B: ChartContent>(
    first: A
  ) -> _ConditionalChartContent<A, B> { .first(first) }
  public static func buildEither<A: ChartContent, B: ChartContent>(
    second: B
  ) -> _ConditionalChartContent<A, B> { .second(second) }
  public static func buildLimitedAvailability<C: ChartContent>(_ content: C) -> C { content }
}
