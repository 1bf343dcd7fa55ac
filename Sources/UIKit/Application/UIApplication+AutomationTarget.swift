import Accessibility
import Automation
import CoreGraphics
import Device
import DisplayList
import Foundation
import Rendering

extension UIApplication: AutomationTarget {
  package var appInfo: AutomationAppInfo {
    let process = ProcessInfo.processInfo
    let name = _ApplicationHost.launchedName ?? process.processName
    let identifier = PackageBundle.isMain ? nil : Bundle.main.bundleIdentifier
    return AutomationAppInfo(
      name: name, bundleIdentifier: identifier ?? name,
      processIdentifier: process.processIdentifier)
  }

  package var appState: AutomationAppState {
    applicationState == .background ? .runningBackground : .runningForeground
  }

  // MARK: Tree

  package func settledTree() throws(AutomationError) -> AccessibilityElement {
    settle()
    return AutomationTree.shared.tree(of: self)
  }

  package func systemTree() throws(AutomationError) -> AccessibilityElement? {
    settle()
    return AutomationTree.shared.systemTree(of: self)
  }

  package func permissions() throws(AutomationError) -> [String: String] {
    PermissionStore.shared.all.mapValues(\.rawValue)
  }

  private func settle() {
    AutomationTree.shared.idleWait(of: self).settle()
    Keyboard.follow()
    TurnScheduler.shared.runTurn()
  }

  package func hitElement(at point: CGPoint) throws(AutomationError) -> UInt64? {
    settle()
    for window in visibleWindows.reversed() {
      let inWindow = CGPoint(x: point.x - window.frame.minX, y: point.y - window.frame.minY)
      guard let view = window.hitTest(inWindow, with: nil), view !== window else { continue }
      return AutomationTree.shared.element(at: point, of: view, in: self)?.id
    }
    return nil
  }

  package func touchReaches(_ id: UInt64, at point: CGPoint) throws(AutomationError) -> Bool {
    settle()
    return AutomationTree.shared.touchReaches(id, at: point)
  }

  // MARK: Events

  package func send(_ event: AutomationEvent) throws(AutomationError) {
    let turn = { TurnScheduler.shared.runTurn() }
    MainQueue.drain(inTimeOf: device.clock)
    turn()
    defer {
      turn()
      if case .timePassed = event {} else { AutomationTree.shared.idleWait(of: self).noteEvent() }
    }
    switch event {
    case .touches(let sequence): play(sequence)
    case .typeText(let text): try type(text)
    case .key(let event): try press(event)
    case .movePointer(let point): PointerMovement.shared.move(to: point, over: visibleWindows)
    case .scrollToVisible(let id):
      guard AutomationTree.shared.scrollToVisible(id) else {
        throw AutomationError(.cannotScrollToVisible, "no scroll view holds element \(id)")
      }
    case .adjustSlider(let id, let position): try perform(.adjustSlider(position), on: id)
    case .adjustPickerWheel(let id, let value): try perform(.adjustPickerWheel(value), on: id)
    case .activateElement(let id): try perform(.activate, on: id)
    case .increment(let id): try perform(.increment, on: id)
    case .decrement(let id): try perform(.decrement, on: id)
    case .performAction(let id, let name): try perform(.custom(name), on: id)
    case .timePassed(let seconds): SimulatedTime.follow(seconds, turn: turn)
    case .setDate(let date): SimulatedTime.date = date
    case .holdDate(let isHeld): SimulatedTime.isHeld = isHeld
    case .setOrientation(let orientation):
      if InterfaceOrientations.allow(orientation) { device.orientation = orientation }
    case .setColorScheme(let scheme):
      device.traits.colorScheme = LaunchInformation.current.colorScheme ?? scheme
    case .setPlace(let place): PlaceStore.shared.place = place
    case .pressButton(.home): enter(.background)
    case .pressButton: break
    case .activate: enter(.active)
    case .openURL(let url): receive(url)
    case .forgetPermission(let service): PermissionStore.shared[service] = nil
    case .voiceOver(let isOn, let element):
      device.traits.isVoiceOverRunning = isOn
      if let element {
        AutomationTree.shared.focus(element)
      } else if !isOn {
        AccessibilityCursor.shared.move(to: nil)
      }
    case .push(let payload): try RemoteNotifications.receive(payload)
    }
  }

  private func perform(
    _ action: AccessibilityElementAction, on id: UInt64
  ) throws(AutomationError) {
    guard AutomationTree.shared.perform(action, on: id) else {
      throw AutomationError(.unsupported, "The element does not support \(action).")
    }
  }

  // MARK: Pictures and texts

  package func screenshot(of rect: CGRect?) throws(AutomationError) -> Data {
    let rect = rect ?? UIScreen.main.bounds
    return try drawn(rect) { renderer, list in try renderer.png(of: list, size: rect.size) }
  }

  /// The picture told last, by what was drawn: tests see the same screen again and again.
  private static var toldPicture: (list: DisplayList, scale: CGFloat, digest: String)?

  package func screenDigest() throws(AutomationError) -> String {
    let rect = UIScreen.main.bounds
    return try drawn(rect) { renderer, list in
      if let told = Self.toldPicture, told.scale == renderer.scale, told.list == list {
        return told.digest
      }
      let digest = try renderer.digest(of: list, size: rect.size)
      Self.toldPicture = (list, renderer.scale, digest)
      return digest
    }
  }

  /// What `draw` makes of a part of the screen, with its bars.
  private func drawn<Result>(
    _ rect: CGRect, draw: (Renderer, DisplayList) throws -> Result
  ) throws(AutomationError) -> Result {
    settle()
    let bars = SystemBars.items(over: keyWindow ?? windows.last, on: device)
    let list = DisplayList(visibleWindows.flatMap { DrawingPass.items(of: $0) } + bars)
    let origin = CGAffineTransform(translationX: -rect.minX, y: -rect.minY)
    do {
      return try draw(
        Renderer(scale: device.screen.scale, background: .white),
        list.grouped(GroupAttributes(transform: origin)))
    } catch {
      throw AutomationError(.screenshotUnavailable, "\(error)")
    }
  }

  package func viewTree() throws(AutomationError) -> String {
    settle()
    return windows.map(ViewTreeDump.text).joined(separator: "\n")
  }

  package func advance(
    upTo seconds: TimeInterval, waiting realSeconds: TimeInterval
  ) throws(AutomationError) -> AutomationProgress {
    device.clock.progress(
      upTo: seconds, waiting: realSeconds, turn: { TurnScheduler.shared.runTurn() },
      revision: { UIChange.revision })
  }

  package func terminate() {}

  /// A driver has put something new on the screen.
  package func noteLaunch() { AutomationTree.shared.idleWait(of: self).noteEvent() }
}
