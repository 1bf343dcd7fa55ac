import Foundation
import FoundationAdditions
import Synchronization

/// Differs from Apple's: makes no difference; no button outside of the app would show it.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case deviceNotFound = 120
  case commandFailed = 200
}

/// What a button outside of the app asks it to do, as one of the lock screen.
///
/// Differs from Apple's: there are no such buttons here; what an app says that it would do is kept.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
  private struct Target: @unchecked Sendable {
    enum Action {
      case handler((MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus)
      case method(Selector)
    }

    weak var object: AnyObject?
    /// Of handlers, which nobody else has to keep.
    let token: AnyObject?
    let action: Action
  }

  private struct State {
    var isEnabled = true
    var targets: [Target] = []
  }

  private let state = Mutex(State())

  override init() { super.init() }

  open var isEnabled: Bool {
    get { state.withLock { $0.isEnabled } }
    set { state.withLock { $0.isEnabled = newValue } }
  }

  // MARK: Targets

  /// Calls a method of the target, which is not kept, with each event; it gives an `MPRemoteCommandHandlerStatus`.
  open func addTarget(_ target: Any, action: Selector) {
    let target = Target(object: target as AnyObject, token: nil, action: .method(action))
    state.withLock { $0.targets.append(target) }
  }

  /// - Returns: What ends it, given to `removeTarget(_:)`.
  @discardableResult
  open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any {
    let token = NSObject()
    let target = Target(object: token, token: token, action: .handler(handler))
    state.withLock { $0.targets.append(target) }
    return token
  }

  /// Calls a target no more; nil stands for all of them.
  open func removeTarget(_ target: Any?) { removeTarget(target, action: nil) }

  /// Calls a method of a target no more; nil stands for all of them.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = Holder(object: target.map { $0 as AnyObject })
    state.withLock { state in
      state.targets.removeAll { target in
        if let object = object.object, target.object !== object { return false }
        guard let action else { return true }
        if case .method(let method) = target.action { return method == action }
        return false
      }
    }
  }

  private struct Holder: @unchecked Sendable {
    let object: AnyObject?
  }

  // MARK: Events

  /// Does what a button does: tells the targets, one after the other.
  ///
  /// - Returns: What they say, nothing for a command that is switched off.
  @discardableResult
  package func send(_ event: MPRemoteCommandEvent) -> [MPRemoteCommandHandlerStatus] {
    let targets = state.withLock { $0.isEnabled ? $0.targets : [] }
    return targets.compactMap { target in
      guard let object = target.object else { return nil }
      switch target.action {
      case .handler(let handler): return handler(event)
      case .method(let selector):
        let value = ActionDispatch.perform(selector, on: object, with: [event])
        return ObjectiveCValue.convert(value?.takeUnretainedValue()) ?? .success
      }
    }
  }
}
