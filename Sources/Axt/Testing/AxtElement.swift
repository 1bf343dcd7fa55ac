#if TESTABLE
  import Foundation

  /// A live handle to an exposed view.
  ///
  /// Everything is looked up in the newest tree when it is asked for. A handle whose view is gone
  /// answers with nothing, and its actions do nothing.
  @MainActor
  public protocol AxtElement {
    var exists: Bool { get }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var id: String! { get }
    var label: String? { get }
    var value: Any? { get }
    /// The elements directly inside.
    var children: [any AxtElement] { get }
    /// The elements inside, at any depth, parents first.
    var all: [any AxtElement] { get }

    /// The first element with an id: this one, or one inside.
    func find(id: String) -> (any AxtElement)?
    /// All elements inside with an id.
    func findAll(id: String) -> [any AxtElement]

    func performActionWithoutYielding()
    func setValue(_ value: Any?)

    /// Waits until `condition` holds.
    /// - Throws: `TimeOut` when it does not hold within `timeout` seconds.
    func waitForCondition(timeout: TimeInterval, condition: @escaping () -> Bool) async throws
    /// Waits until there is an element with an id in this one.
    /// - Throws: `TimeOut` when there is none within `timeout` seconds.
    func waitForElement(id: String, timeout: TimeInterval) async throws -> any AxtElement
    /// Waits for the next change of the tree.
    /// - Throws: `TimeOut` when nothing changes within `timeout` seconds.
    func waitForUpdate(timeout: TimeInterval) async throws

    /// Prints the tree now and after each change, until the task is cancelled.
    func watchHierarchy() async
  }

  extension AxtElement {
    /// Performs the action and waits for the update that follows from it.
    public func performAction() async {
      performActionWithoutYielding()
      await AxtTest.yield()
    }
  }

  /// A wait that has not been met in time.
  public struct TimeOut: Error {
    public init() {}
  }
#endif
