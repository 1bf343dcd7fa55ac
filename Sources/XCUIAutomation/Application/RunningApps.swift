import Accessibility
import Automation
import Foundation

/// The apps that this process launched.
///
/// An app in a process of its own stays until it is ended, as on a device; one inside this process goes
/// with the last `XCUIApplication` or element that refers to it.
@MainActor
final class RunningApps {
  static let shared = RunningApps()

  private var handles: [String: AppHandle] = [:]
  /// The one that was started or activated last is the last one.
  private var started: [WeakHandle] = []

  private struct WeakHandle {
    weak var handle: AppHandle?
  }

  /// The handle that every `XCUIApplication` of that name shares.
  func handle(named name: String) -> AppHandle {
    if let handle = handles[name] { return handle }
    let handle = AppHandle(name: name)
    handles[name] = handle
    return handle
  }

  /// The handles whose names an `XCUIApplication` has asked for.
  func handles(where isWanted: (_ name: String) -> Bool) -> [AppHandle] {
    handles.filter { isWanted($0.key) }.sorted { $0.key < $1.key }.map(\.value)
  }

  func noteStart(of handle: AppHandle) {
    bringToFront(handle)
    FailureDiagnostics.register("XCUIAutomation") { RunningApps.shared.diagnostics() }
  }

  /// An app has been started or activated; those of the system do not count.
  func bringToFront(_ handle: AppHandle) {
    guard !(handle.target is HomeScreen) else { return }
    started.removeAll { $0.handle == nil || $0.handle === handle }
    started.append(WeakHandle(handle: handle))
  }

  /// The apps that run, the one that was started or activated last first.
  var running: [AppHandle] {
    started.reversed().compactMap(\.handle).filter { $0.state != .notRunning }
  }

  /// Of several, the one that was started or activated last, though it may have ended.
  func lastInFront(among handles: [AppHandle]) -> AppHandle? {
    started.last { app in handles.contains { $0 === app.handle } }?.handle
  }

  /// The app that was started or activated last, while it is in the foreground: of others that tests have left running,
  /// each on a screen of its own, none covers the home screen.
  var inFront: AppHandle? {
    started.last?.handle.flatMap { $0.state == .runningForeground ? $0 : nil }
  }

  // MARK: Diagnostics

  /// What each running app shows now (a picture, its elements, its views), and the test's steps.
  private func diagnostics() -> [Artifact] {
    let apps = running.enumerated().flatMap { index, handle in
      handle.diagnostics(suffix: index == 0 ? "" : "-\(handle.name)")
    }
    return apps + (StepLog.shared.text.map { [Artifact(name: "steps", text: $0)] } ?? [])
  }
}

extension AppHandle {
  fileprivate func diagnostics(suffix: String) -> [Artifact] {
    guard let target else { return [] }
    var artifacts: [Artifact] = []
    var problems: [String] = []
    do {
      artifacts.append(Artifact(name: "screenshot" + suffix, png: try target.screenshot(of: nil)))
    } catch {
      problems.append("screenshot: \(error.message)")
    }
    do {
      let text = try target.settledTree().subtreeDump()
      artifacts.append(Artifact(name: "accessibility" + suffix, text: text + "\n"))
    } catch {
      problems.append("accessibility: \(error.message)")
    }
    do {
      artifacts.append(Artifact(name: "view-tree" + suffix, text: try target.viewTree()))
    } catch {
      problems.append("view-tree: \(error.message)")
    }
    if let process = (target as? RemoteTarget)?.process {
      let output = process.outputTail(lines: 500)
      artifacts.append(Artifact(name: "app-output" + suffix, text: output + "\n"))
    }
    if !problems.isEmpty {
      let text = problems.joined(separator: "\n") + "\n"
      artifacts.append(Artifact(name: "missing-diagnostics" + suffix, text: text))
    }
    return artifacts
  }
}
