#if TESTABLE
  import Device
  import Foundation
  import SwiftUI
  import TestReporting
  import UIKit

  /// A hosted view, and the root of the elements that it exposes.
  @preconcurrency @MainActor
  public final class AxtTest: AxtElement, LiveElement {
    /// Whether the modifiers expose anything: from the first window on.
    public internal(set) static var enabled = false

    /// The sheets that are shown now and use `hostAxtSheet`, by a number of their own.
    public internal(set) static var sheets: [UUID: AxtTest] = [:]

    /// Where a view was hosted last: mistakes in what it exposes are reported there.
    static var lastHost = SourcePosition(file: #filePath, line: #line)

    private let ownController: UIViewController?
    private weak var presentingController: UIViewController?
    private var window: UIWindow?
    let tree: ExposureTree
    /// What assistive technologies found last.
    var accessibleElements: AccessibleElement.Collection?

    /// Puts a view into a hosting controller, which has to be shown to expose anything.
    public convenience init<V: View>(_ view: V) {
      self.init(view, includingSheets: false)
    }

    init<V: View>(_ view: V, includingSheets: Bool) {
      let tree = ExposureTree(includesSheets: includingSheets)
      self.tree = tree
      ownController = UIHostingController(rootView: HostedRoot(content: view, tree: tree))
    }

    /// The tree of a sheet, which another controller shows.
    init(sheet tree: ExposureTree, in controller: UIViewController?) {
      self.tree = tree
      ownController = nil
      presentingController = controller
    }

    isolated deinit {
      // Views may still be looked at until another one is hosted.
      if let window { Self.leftWindows.append(window) }
    }

    /// The windows of hosts that nobody holds any more.
    private static var leftWindows: [UIWindow] = []

    /// Ends what hosts that nobody holds any more show, and with them their sheets.
    private static func closeLeftWindows() {
      for window in leftWindows {
        window.isHidden = true
        window.rootViewController = nil
      }
      leftWindows = []
    }

    /// Shows a view in a window and waits for what it exposes.
    public static func host<V: View>(
      _ view: V, file: StaticString = #filePath, line: UInt = #line
    ) async -> AxtTest {
      await host(view, includingSheets: false, file: file, line: line)
    }

    /// Shows a view in a window and waits for what it exposes.
    ///
    /// With `includingSheets` what is presented over the view (sheets, covers, popovers, alerts) is
    /// part of the tree, after the view's own elements, and needs no `hostAxtSheet`. Where that is used
    /// all the same, the content stays a tree of its own.
    public static func host<V: View>(
      _ view: V, includingSheets: Bool, file: StaticString = #filePath, line: UInt = #line
    ) async -> AxtTest {
      enabled = true
      lastHost = SourcePosition(file: file, line: line)
      let test = AxtTest(view, includingSheets: includingSheets)
      test.makeWindow()
      TurnScheduler.shared.runTurn()
      await yield()
      return test
    }

    /// Puts the view into a window of the first connected scene and shows it; shows it again if it
    /// is in one already.
    ///
    /// Differs from Apple's: where there is no scene it makes a window without one, instead of
    /// ending the process.
    public func makeWindow() {
      Self.enabled = true
      Self.closeLeftWindows()
      guard window == nil, let ownController else {
        window?.makeKeyAndVisible()
        return
      }
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      let window =
        scenes.first.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = ownController
      window.makeKeyAndVisible()
      self.window = window
    }

    /// The controller that shows the view.
    ///
    /// For a sheet, the one that shows the view that presents it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    public var hostingController: UIViewController! { ownController ?? presentingController }

    /// The root element.
    public var app: any AxtElement { self }

    /// Lets the main queue's pending work run: after it the updates of ordinary changes are there.
    public static func yield() async {
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
      }
      TurnScheduler.shared.runTurn()
    }

    // MARK: The root element

    private var root: AxtNode? { tree.root.map { AxtNode($0, root: self) } }

    /// Whether the app shows anything.
    public var exists: Bool { tree.root != nil }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// That of the root.
    public var id: String! { root?.id }
    /// That of the root.
    public var label: String? { root?.label }
    /// That of the root.
    public var value: Any? { root?.value }
    /// Those of the root.
    public var children: [any AxtElement] { root?.children ?? [] }
    /// All elements, each before those inside it.
    public var all: [any AxtElement] { root?.all ?? [] }

    /// The first element with that id; nil for none.
    public func find(id: String) -> (any AxtElement)? { root?.find(id: id) }
    /// All elements with that id, each before those inside it.
    public func findAll(id: String) -> [any AxtElement] { root?.findAll(id: id) ?? [] }
    func first(accessibilityIdentifier: String) -> (any AxtElement)? {
      guard ownController == nil else {
        return AccessibleElement.first(accessibilityIdentifier, in: nil, of: self)
      }
      // A sheet is a part of the host that presents it.
      return tree.root?.node.flatMap {
        AccessibleElement.first(accessibilityIdentifier, in: $0, of: self)
      }
    }
    /// Performs the action of the root, without waiting for what follows.
    public func performActionWithoutYielding() { root?.performActionWithoutYielding() }
    /// Gives the root a value.
    public func setValue(_ value: Any?) { root?.setValue(value) }

    /// Waits until a condition holds, in seconds of the device's time.
    ///
    /// - Throws: `TimeOut` when it does not hold within `timeout`, or nothing is shown.
    public func waitForCondition(
      timeout: TimeInterval, condition: @escaping () -> Bool
    ) async throws {
      try await present().waitForCondition(timeout: timeout, condition: condition)
    }

    /// Waits for an element with that id, in seconds of the device's time.
    ///
    /// - Throws: `TimeOut` when there is none within `timeout`, or nothing is shown.
    public func waitForElement(id: String, timeout: TimeInterval) async throws -> any AxtElement {
      try await present().waitForElement(id: id, timeout: timeout)
    }

    /// Waits until something changes, in seconds of the device's time.
    ///
    /// - Throws: `TimeOut` when nothing changes within `timeout`, or nothing is shown.
    public func waitForUpdate(timeout: TimeInterval) async throws {
      try await present().waitForUpdate(timeout: timeout)
    }

    private func present() throws -> AxtNode {
      guard let root else {
        throw TimeOut("The view is not shown: host it, or show its hosting controller.")
      }
      return root
    }

    /// Prints the elements, now and whenever they change.
    public func watchHierarchy() async { await HierarchyUpdates(of: self, in: tree).print() }
    var text: String { root?.text ?? "" }
  }

  /// What a host shows: the view in a red frame, which tells it from the rest of the app.
  struct HostedRoot<Content: View>: View {
    let content: Content
    let tree: ExposureTree

    var body: some View {
      content
        .border(Color.red, width: 2)
        .padding()
        .testId("app")
        .modifier(TreeReadingModifier(tree: tree))
    }
  }
#endif
