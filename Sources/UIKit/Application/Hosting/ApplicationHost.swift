import Device
import Foundation
import FoundationAdditions

/// Starts an app inside the process of the tests that it hosts, before the first of them.
///
/// Code that the tool generates for a test target calls it; apps and tests have no need to.
@preconcurrency @MainActor
public enum _ApplicationHost {
  /// Whether an app is being started that must not wait for events: its tests come next.
  package private(set) static var isStarting = false
  /// What has been started, for as long as the process lives.
  package static var kept: [AnyObject] = []
  private static var hasStarted = false

  /// Calls the entry point of an app, once, if the tool has said that this app hosts the tests.
  ///
  /// Mistakes for which iOS would end the app at its start fail the first test.
  ///
  /// - Parameters:
  ///   - module: The app's module.
  ///   - tellsTool: Whether nobody in this process will learn that the first test begins, so that the tool has to
  ///     give it the mistakes.
  ///   - entry: The app's entry point. It returns as soon as the app has shown its first window.
  public static func start(_ module: String, tellsTool: Bool = false, entry: () -> Void) {
    guard !hasStarted, LaunchedProduct.current?.host?.module == module else { return }
    hasStarted = true
    isStarting = true
    TestFailure.hold("While the app \(module) started: ")
    let watch = StartWatch(app: module)
    entry()
    isStarting = false
    TurnScheduler.shared.runTurn()
    watch.end()
    if tellsTool { tellHeldMistakes() }
  }

  private static func tellHeldMistakes() {
    for line in TestFailure.endHolding().compactMap({ StartMistake($0).outputLine }) {
      FileHandle.standardOutput.write(Data("\(line)\n".utf8))
    }
  }

  // MARK: Apps that tests launch in their own process

  /// The name of the app that tests have launched in this process; nil while there is none.
  package private(set) static var launchedName: String?

  /// Calls the entry point of an app as often as its tests launch it there; the one before is forgotten.
  ///
  /// - Parameters:
  ///   - name: The app's name.
  ///   - entry: The app's entry point. It returns as soon as the app has shown its first window.
  package static func launch(_ name: String, entry: () -> Void) {
    forget()
    launchedName = name
    isStarting = true
    let watch = StartWatch(app: name)
    entry()
    isStarting = false
    TurnScheduler.shared.runTurn()
    watch.end()
  }

  /// Lets go what `launch` has started, so that the next app finds `UIApplication` as it is in a new process.
  package static func forget() {
    kept = []
    launchedName = nil
    UIApplication.shared.forgetApp()
  }

  /// The arguments with which the app is started: those of the process, and those that a scheme or a test plan
  /// has for the app.
  static var arguments: [String] {
    let product = LaunchedProduct.current
    var arguments = ProcessInfo.processInfo.arguments + (product?.host?.arguments ?? [])
    if let languages = product?.languages {
      arguments += ["-AppleLanguages", "(\(languages.joined(separator: ", ")))"]
      if let language = languages.first, let region = product?.region {
        arguments += ["-AppleLocale", "\(language)_\(region)"]
      }
    }
    return arguments
  }
}
