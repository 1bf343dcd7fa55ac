import Foundation

/// Entries of a rotor.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
  associatedtype Body: AccessibilityRotorContent
  @AccessibilityRotorContentBuilder var body: Body { get }
  /// Where the entries lead, in order.
  func _targets(in values: EnvironmentValues) -> [_AccessibilityRotorTarget]
}

extension AccessibilityRotorContent {
  public func _targets(in values: EnvironmentValues) -> [_AccessibilityRotorTarget] {
    body._targets(in: values)
  }
}

extension AccessibilityRotorContent where Body == Never {
  public var body: Never {
    preconditionFailure("body of the primitive rotor content \(Self.self) must not be called")
  }
}

extension Never: AccessibilityRotorContent {}

/// Several entries, some of which may come and go.
public struct _AccessibilityRotorList: AccessibilityRotorContent {
  public typealias Body = Never

  let contents: [any AccessibilityRotorContent]

  public func _targets(in values: EnvironmentValues) -> [_AccessibilityRotorTarget] {
    contents.flatMap { $0._targets(in: values) }
  }
}

/// Entries under a condition.
public struct _OptionalAccessibilityRotorContent<Content: AccessibilityRotorContent>:
  AccessibilityRotorContent
{
  public typealias Body = Never

  let content: Content?

  public func _targets(in values: EnvironmentValues) -> [_AccessibilityRotorTarget] {
    content?._targets(in: values) ?? []
  }
}

/// Builds the entries of a rotor from the statements of a closure.
@resultBuilder
public enum AccessibilityRotorContentBuilder {
  public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }

  public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }

  @MainActor
  public static func buildBlock<each C: AccessibilityRotorContent>(
    _ content: repeat each C
  ) -> _AccessibilityRotorList {
    var contents: [any AccessibilityRotorContent] = []
    repeat contents.append(each content)
    return _AccessibilityRotorList(contents: contents)
  }

  @MainActor
  public static func buildIf<C: AccessibilityRotorContent>(
    _ content: C?
  ) -> _OptionalAccessibilityRotorContent<C> {
    _OptionalAccessibilityRotorContent(content: content)
  }

  @MainActor
  public static func buildEither<C: AccessibilityRotorContent>(
    first: C
  ) -> _AccessibilityRotorList { _AccessibilityRotorList(contents: [first]) }

  @MainActor
  public static func buildEither<C: AccessibilityRotorContent>(
    second: C
  ) -> _AccessibilityRotorList { _AccessibilityRotorList(contents: [second]) }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  @MainActor
  public func _targets(in values: EnvironmentValues) -> [_AccessibilityRotorTarget] {
    data.flatMap { content($0)._targets(in: values) }
  }
}

extension ForEach where Content: AccessibilityRotorContent {
  public init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: { $0.id }, content: content)
  }

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}

extension Group: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  @MainActor
  public func _targets(in values: EnvironmentValues) -> [_AccessibilityRotorTarget] {
    content._targets(in: values)
  }
}

extension Group where Content: AccessibilityRotorContent {
  public init(@AccessibilityRotorContentBuilder content: () -> Content) {
    self = ._storing(content())
  }
}
