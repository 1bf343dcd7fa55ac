import Device
import Testing
import UIKit

@testable import SwiftUI

@MainActor
@Suite(.serialized) struct CommandsTests {
  private static let log = Box<[String]>([])

  private struct Menus: Commands {
    @AppStorage("commands.test") private var name = "run"

    var body: some Commands {
      CommandMenu("Machine") {
        Button("Run") { CommandsTests.log.value.append(name) }.keyboardShortcut("r")
      }
      CommandGroup(replacing: .newItem) {
        Button("New") { CommandsTests.log.value.append("new") }
          .keyboardShortcut("n", modifiers: [.command, .shift])
      }
    }
  }

  @Test func groupsOfCommandsAndScenesAreTheirContent() {
    struct Grouped: Commands {
      var body: some Commands {
        Group {
          Menus()
          CommandMenu("Other") {
            Button("Stop") { CommandsTests.log.value.append("stop") }.keyboardShortcut("s")
          }
        }
      }
    }
    struct Windows: Scene {
      var body: some Scene {
        Group {
          WindowGroup { Text("first") }
          WindowGroup(id: "other") { Text("second") }
        }
        .commands { Grouped() }
      }
    }
    let stop = KeyEvent(key: "s", modifiers: .command)
    #expect(pressed([run, stop, new], in: Windows()) == ["run", "stop", "new"])
    var windows: [_SceneWindow] = []
    Windows()._collectWindows(into: &windows)
    #expect(windows.count == 2)
  }

  private func pressed(_ keys: [KeyEvent], in scene: some Scene) -> [String] {
    Self.log.value = []
    var windows: [_SceneWindow] = []
    scene._collectWindows(into: &windows)
    guard let controller = windows.first?.makeController({ _ in }) else { return ["no window"] }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    TurnScheduler.shared.runTurn()
    for key in keys { _ = (controller.view as? any ExternalEventReceiver)?.receive(key) }
    window.isHidden = true
    return Self.log.value
  }

  private let run = KeyEvent(key: "r", modifiers: .command)
  private let new = KeyEvent(key: "n", modifiers: [.command, .shift])

  @Test func shortcutsOfMenusWorkInTheWindow() {
    let scene = WindowGroup { Text("Hello") }.commands { Menus() }
    #expect(pressed([run, new], in: scene) == ["run", "new"])
  }

  @Test func removedCommandsDoNothing() {
    let scene = WindowGroup { Text("Hello") }.commands { Menus() }.commandsRemoved()
    #expect(pressed([run], in: scene) == [])
  }
}
