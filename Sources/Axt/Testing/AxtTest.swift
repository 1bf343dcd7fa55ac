#if TESTABLE
  import Foundation
  import SwiftUI
  import UIKit

  /// A hosted view, and the root of the elements that it exposes.
  @MainActor
  public final class AxtTest: AxtElement {
    /// Whether the modifiers expose anything: from the first window on.
    public internal(set) static var enabled = false

    /// The sheets that are shown now, by a number of their own.
    public internal(set) static var sheets: [UUID: AxtTest] = [:]

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    public private(set) var hostingController: UIViewController!
    private var window: UIWindow?
    let publisher = TreePublisher()

    public init<V: View>(_ view: V) {
      hostingController = UIHostingController(
        rootView: HostedRoot(content: view, publisher: publisher))
    }

    /// Shows a view in a window and waits for what it exposes.
    public static func host<V: View>(_ view: V) async -> AxtTest {
      enabled = true
      let test = AxtTest(view)
      test.makeWindow()
      while test.tree == nil { await yield() }
      return test
    }

    /// Puts the view into a window of the first connected scene and shows it.
    public func makeWindow() {
      Self.enabled = true
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      let window =
        scenes.first.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = hostingController
      window.makeKeyAndVisible()
      self.window = window
    }

    public var app: any AxtElement { self }

    /// Lets the main queue's pending work run: after it the updates of ordinary changes are there.
    public static func yield() async {
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
      }
    }

    // MARK: The tree

    var tree: Axt? { publisher.tree }
    var revision: Int { publisher.revision }

    private var rootNode: AxtNode? {
      tree.map { AxtNode(nodeId: $0.nodeId, root: self) }
    }

    public var exists: Bool { tree != nil }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    public var id: String! { tree?.id }
    public var label: String? { tree?.label }
    public var value: Any? { tree?.value }
    public var children: [any AxtElement] { rootNode?.children ?? [] }
    public var all: [any AxtElement] { rootNode?.all ?? [] }

    public func find(id: String) -> (any AxtElement)? { rootNode?.find(id: id) }
    public func findAll(id: String) -> [any AxtElement] { rootNode?.findAll(id: id) ?? [] }
    public func performActionWithoutYielding() { rootNode?.performActionWithoutYielding() }
    public func setValue(_ value: Any?) { rootNode?.setValue(value) }

    // MARK: Waiting

    public func waitForCondition(
      timeout: TimeInterval, condition: @escaping () -> Bool
    ) async throws {
      try await wait(timeout: timeout, until: condition)
    }

    public func waitForElement(id: String, timeout: TimeInterval) async throws -> any AxtElement {
      try await wait(timeout: timeout) { self.find(id: id) != nil }
      guard let element = find(id: id) else { throw TimeOut() }
      return element
    }

    public func waitForUpdate(timeout: TimeInterval) async throws {
      let start = revision
      try await wait(timeout: timeout) { self.revision != start }
    }

    public func watchHierarchy() async {
      await watch { [weak self] in self?.tree?.hierarchy(level: 0) }
    }

    /// Waits until a condition holds, looking again only when the tree has changed.
    func wait(timeout: TimeInterval, until condition: @escaping () -> Bool) async throws {
      if condition() { return }
      try await publisher.wait(timeout: timeout, until: condition)
    }

    /// Prints what `describe` gives now and after each change; ends with nil or with the task.
    func watch(_ describe: @escaping () -> String?) async {
      var shown = -1
      while !Task.isCancelled {
        guard let text = describe() else { return }
        if revision != shown {
          shown = revision
          print(String(repeating: "─", count: 8))
          print(text)
        }
        let seen = shown
        try? await publisher.wait(timeout: .infinity) { self.revision != seen }
      }
    }
  }
#endif
