import Foundation

extension Tips {
  /// A button of a tip.
  public struct Action: Identifiable, Sendable {
    /// What it was given, else its place in the tip.
    public var id: String { givenID ?? index.map { String($0) } ?? "" }
    /// The place among the tip's actions; nil before the tip is shown.
    public private(set) var index: Int?
    public let label: @Sendable () -> Text
    /// Called when the button is tapped.
    public private(set) var handler: @Sendable () -> Void
    private let givenID: String?

    /// The title is shown as it is.
    public init(
      id: String? = nil, title: some StringProtocol,
      perform handler: @escaping @Sendable () -> Void = {}
    ) {
      let title = String(title)
      self.init(id: id, perform: handler) { Text(verbatim: title) }
    }

    public init(
      id: String? = nil, perform handler: @escaping @Sendable () -> Void = {},
      _ label: @escaping @Sendable () -> Text
    ) {
      givenID = id
      self.handler = handler
      self.label = label
    }

    /// At its place in a shown tip, which is told as well when the button is tapped.
    func placed(at index: Int, _ tell: @escaping @MainActor (Action) -> Void) -> Action {
      var placed = self
      placed.index = index
      let told = placed
      placed.handler = { [handler] in
        handler()
        MainActor.assumeIsolated { tell(told) }
      }
      return placed
    }
  }
}
