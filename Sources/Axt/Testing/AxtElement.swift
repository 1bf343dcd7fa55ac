#if TESTABLE
  import Foundation

  /// A live handle to an exposed view.
  ///
  /// Everything is looked up when it is asked for. A handle whose view is gone answers with nothing,
  /// and its actions do nothing.
  @preconcurrency @MainActor
  public protocol AxtElement {
    /// Whether the view is still there.
    var exists: Bool { get }
    /// The name that `testId` gave; nil when the view is gone.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var id: String! { get }
    /// What a person would read there; nil where there is nothing to read or the view is gone.
    var label: String? { get }
    /// The newest value, of the type that the exposing modifier names; nil when the view is gone.
    var value: Any? { get }
    /// The elements directly inside.
    var children: [any AxtElement] { get }
    /// The elements inside, at any depth, parents first.
    var all: [any AxtElement] { get }

    /// The first element with an id: this one, or one inside.
    func find(id: String) -> (any AxtElement)?
    /// All elements inside with an id.
    func findAll(id: String) -> [any AxtElement]

    /// Performs the action at once; views show what follows from it in the next turn of the run loop.
    func performActionWithoutYielding()
    /// Sets the value at once; does nothing with a value of a type that the view does not take.
    func setValue(_ value: Any?)

    /// Waits until `condition` holds, looking now and after each change of the tree; `timeout` is in
    /// seconds of the device's clock.
    ///
    /// Differs from Apple's: the original only looks after a change, so a condition that holds already
    /// would time out there. The timeout is one of the device's clock, which jumps forward when
    /// nothing is under way.
    ///
    /// - Throws: `TimeOut` when it does not hold within `timeout` seconds.
    func waitForCondition(timeout: TimeInterval, condition: @escaping () -> Bool) async throws
    /// Waits until there is an element with an id: this one, or one inside.
    ///
    /// Differs from Apple's: an element that is there already is returned at once, and one whose
    /// view has gone times out where the original traps.
    ///
    /// - Throws: `TimeOut` when there is none within `timeout` seconds.
    func waitForElement(id: String, timeout: TimeInterval) async throws -> any AxtElement
    /// Waits for the next change of anything that is exposed.
    ///
    /// Differs from Apple's: the timeout is one of the device's clock.
    ///
    /// - Throws: `TimeOut` when nothing changes within `timeout` seconds.
    func waitForUpdate(timeout: TimeInterval) async throws

    /// Prints the tree now and after each change, until the view is gone or the task is cancelled.
    ///
    /// Differs from Apple's: an update after which the text is the same is not printed again.
    func watchHierarchy() async
  }

  extension AxtElement {
    /// Performs the action and waits for the update that follows from it.
    public func performAction() async {
      performActionWithoutYielding()
      await AxtTest.yield()
    }
  }
#endif
