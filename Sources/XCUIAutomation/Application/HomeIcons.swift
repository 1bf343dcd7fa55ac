import Accessibility
import Automation
import CoreGraphics
import Device
import Foundation

/// The icons of the home screen, and what holding one leads to: the menu and the questions by which an app is deleted.
///
/// The words are those of public UI tests that delete their app; where things stand is unsure.
@MainActor
final class HomeIcons {
  /// What is in front.
  private enum Front {
    case icons
    case menu(HomeScreenApp)
    case removing(HomeScreenApp)
    case deleting(HomeScreenApp)
  }

  /// How long a finger rests on an icon until its menu opens, in seconds.
  private static let holdDuration: TimeInterval = 0.5

  private var front = Front.icons
  /// The homes of apps that have been deleted, or whose icons have been taken away.
  private var gone: Set<URL> = []
  /// What a tap on an element does.
  private var actions: [UInt64: () -> Void] = [:]
  private var held: [UInt64: HomeScreenApp] = [:]
  private let size = DeviceModel.standard.portraitSize

  /// An app is installed when it is launched.
  func install(_ home: URL) { gone.remove(home) }

  /// An app has come to the front.
  func close() { front = .icons }

  // MARK: Elements

  func tree(id: UInt64) -> AccessibilityElement {
    actions = [:]
    held = [:]
    let bounds = CGRect(origin: .zero, size: size)
    var parts = [element(2, .other, "Home screen icons", bounds, icons)]
    parts[0].isAccessibilityElement = false
    switch front {
    case .icons: break
    case .menu(let app):
      let remove = button(1_001, "Remove App", menuFrame) { [weak self] in
        self?.front = .removing(app)
      }
      remove.identifier = "com.apple.springboardhome.application-shortcut-item.remove-app"
      parts.append(element(1_000, .collectionView, "", menuFrame, [remove]))
    case .removing(let app):
      parts.append(
        alert(
          "Remove “\(app.name)”?",
          "Removing from Home Screen will keep the app in your App Library.",
          [
            ("Delete App", { [weak self] in self?.front = .deleting(app) }),
            ("Remove from Home Screen", { [weak self] in self?.takeAway(app) }),
            ("Cancel", { [weak self] in self?.close() }),
          ]))
    case .deleting(let app):
      parts.append(
        alert(
          "Delete “\(app.name)”?", "Deleting this app will also delete its data.",
          [
            ("Cancel", { [weak self] in self?.close() }),
            (
              "Delete",
              { [weak self] in
                app.delete()
                self?.takeAway(app)
              }
            ),
          ]))
    }
    let window = AccessibilityElement(id: 3, elementType: .window, frame: bounds, children: parts)
    window.isAccessibilityElement = false
    let root = AccessibilityElement(
      id: id, elementType: .application, frame: bounds, children: [window])
    root.label = "SpringBoard"
    return root
  }

  private func takeAway(_ app: HomeScreenApp) {
    gone.insert(app.home)
    close()
  }

  private var icons: [AccessibilityElement] {
    let columns = 4
    let width = size.width / CGFloat(columns)
    return HomeScreenApp.all.filter { !gone.contains($0.home) }.enumerated().map { place, app in
      let frame = CGRect(
        x: CGFloat(place % columns) * width + (width - 64) / 2,
        y: 76 + CGFloat(place / columns) * 96, width: 64, height: 82)
      let icon = element(10 + UInt64(place), .icon, app.name, frame)
      icon.identifier = app.name
      icon.traits = .button
      held[icon.id] = app
      actions[icon.id] = { app.open() }
      return icon
    }
  }

  private var menuFrame: CGRect { CGRect(x: size.width / 2 - 125, y: 200, width: 250, height: 44) }

  private func alert(
    _ title: String, _ message: String, _ buttons: [(title: String, run: () -> Void)]
  ) -> AccessibilityElement {
    let height = 84 + 44 * CGFloat(buttons.count)
    let frame = CGRect(
      x: size.width / 2 - 135, y: (size.height - height) / 2, width: 270, height: height)
    func row(_ y: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: frame.minX, y: frame.minY + y, width: frame.width, height: height)
    }
    let texts = [
      element(1_002, .staticText, title, row(16, 22)),
      element(1_003, .staticText, message, row(40, 32)),
    ]
    let choices = buttons.enumerated().map { place, choice in
      button(
        1_010 + UInt64(place), choice.title, row(84 + 44 * CGFloat(place), 44), choice.run)
    }
    return element(
      1_004, .alert, title, frame,
      [
        element(1_005, .scrollView, "", row(0, 84), texts),
        element(1_006, .scrollView, "", row(84, height - 84), choices),
      ])
  }

  private func button(
    _ id: UInt64, _ title: String, _ frame: CGRect, _ run: @escaping () -> Void
  ) -> AccessibilityElement {
    let button = element(id, .button, title, frame)
    button.traits = .button
    actions[id] = run
    return button
  }

  private func element(
    _ id: UInt64, _ type: ElementKind, _ label: String, _ frame: CGRect,
    _ children: [AccessibilityElement] = []
  ) -> AccessibilityElement {
    let element = AccessibilityElement(
      id: id, elementType: type, frame: frame, children: children)
    element.label = label
    element.isAccessibilityElement = children.isEmpty
    return element
  }

  // MARK: Touches

  /// What is touched: what is in front keeps touches from the rest.
  func hitElement(at point: CGPoint, in root: AccessibilityElement) -> UInt64? {
    guard let front = root.children.first?.children.last else { return nil }
    return ([front] + front.allDescendants).last { $0.frame.contains(point) && $0.id != 2 }?.id
  }

  /// - Returns: whether anything was there to be touched.
  func play(_ touches: TouchSequence, id: UInt64) -> Bool {
    guard let point = touches.frames.first?.touches.first?.location,
      let end = touches.frames.last?.touches.last?.location
    else { return false }
    let root = tree(id: id)
    let hit = hitElement(at: point, in: root)
    if let app = hit.flatMap({ held[$0] }), touches.duration >= Self.holdDuration {
      front = .menu(app)
      return true
    }
    if let hit, let action = actions[hit], hypot(end.x - point.x, end.y - point.y) < 10 {
      action()
      return true
    }
    guard case .menu = front, hit == nil else { return hit != nil }
    close()
    return true
  }
}

extension AccessibilityElement {
  fileprivate var allDescendants: [AccessibilityElement] {
    children.flatMap { [$0] + $0.allDescendants }
  }
}
