import Combine
import Device

/// An action for each value of a publisher.
public nonisolated struct SubscriptionView<PublisherType: Publisher, Content: View>: PrimitiveView
where PublisherType.Failure == Never {
  public var content: Content
  public var publisher: PublisherType
  public var action: (PublisherType.Output) -> Void

  public init(
    content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void
  ) {
    self.content = content
    self.publisher = publisher
    self.action = action
  }

  @MainActor
  package func makeNode(_ context: _NodeContext) -> SubscriptionNode<PublisherType> {
    let node = SubscriptionNode<PublisherType>(action, context)
    node.takeContent(Content._makeNode(content, node.childContext))
    node.subscribe(to: publisher)
    return node
  }

  @MainActor
  package func updateNode(_ node: SubscriptionNode<PublisherType>) {
    node.action = action
    if let child = node.child { Content._updateNode(child, to: content) }
    node.subscribe(to: publisher)
  }

  @MainActor
  public var _structure: _ViewStructure { _ViewStructure(.wrapper(content)) }
}

/// Keeps a subscription for as long as the place lives, or until the publisher is another one.
@MainActor
package final class SubscriptionNode<PublisherType: Publisher>: SingleChildNode
where PublisherType.Failure == Never {
  package var action: (PublisherType.Output) -> Void
  private var publisher: PublisherType?
  private var subscription: AnyCancellable?
  private var isStopped = false
  /// How many actions run, each caused by the one around it.
  private var nesting = 0

  init(_ action: @escaping (PublisherType.Output) -> Void, _ context: _NodeContext) {
    self.action = action
    super.init(context)
  }

  func subscribe(to new: PublisherType) {
    if let publisher, Self.isSame(publisher, new) { return }
    publisher = new
    subscription = new.sink { [weak self] value in
      nonisolated(unsafe) let value = value
      MainThread.run { self?.receive(value) }
    }
    if isStopped { subscription = nil }
  }

  private func receive(_ value: PublisherType.Output) {
    guard !flags.contains(.removed), !isStopped else { return }
    guard nesting < TurnLimits.nestedDeliveries else { return stop() }
    nesting += 1
    defer { nesting -= 1 }
    // The action sees the view with the state that earlier actions have set.
    Tracking.untracked { action(value) }
  }

  private func stop() {
    RuntimeIssue.report(
      """
      Endless publisher: the action of onReceive makes \(PublisherType.self) send again, \
      \(TurnLimits.nestedDeliveries) times inside of each other. The subscription was ended. Path: \(path)
      """)
    isStopped = true
    subscription = nil
  }

  /// Publishers are seldom Equatable: two values count as the same when their bits are the same, so
  /// that a publisher kept by a model is subscribed to once.
  private static func isSame(_ lhs: PublisherType, _ rhs: PublisherType) -> Bool {
    if PublisherType.self is AnyClass { return (lhs as AnyObject) === (rhs as AnyObject) }
    return TypePlan.of(PublisherType.self).areEqual(lhs, rhs)
  }

  package override func tearDown() {
    super.tearDown()
    subscription = nil
  }
}

extension View {
  /// Calls `action` with each value that `publisher` sends.
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    SubscriptionView(content: self, publisher: publisher, action: action)
  }
}
