import Foundation

/// The way to divide a test into named steps.
public final class XCTContext: NSObject {
  private override init() {
    super.init()
  }

  /// Runs the block as a step of the running test, and gives its result.
  ///
  /// Steps nest.
  @MainActor @preconcurrency
  public static func runActivity<Result>(
    named name: String, block: @MainActor (any XCTActivity) throws -> Result
  ) rethrows -> Result {
    let activity = RunningActivity(name: name)
    ActivityStack.shared.names.append(name)
    defer { ActivityStack.shared.names.removeLast() }
    return try block(activity)
  }
}

/// The steps that run now, outermost first.
@MainActor
final class ActivityStack {
  static let shared = ActivityStack()
  var names: [String] = []
}
