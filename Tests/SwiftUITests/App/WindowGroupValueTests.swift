import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite struct WindowGroupValueTests {
  private func count<S: Scene>(_ scene: S) -> Int {
    var windows: [_SceneWindow] = []
    scene._collectWindows(into: &windows)
    return windows.count
  }

  @Test func groupsWithATitleANameAndAValueAreWindows() {
    let title = "Notes"
    #expect(count(WindowGroup("Notes", id: "notes", for: Int.self) { _ in Text("A") }) == 1)
    #expect(count(WindowGroup(title, id: "notes", for: Int.self) { _ in Text("A") }) == 1)
    #expect(count(WindowGroup(Text("Notes"), id: "notes", for: Int.self) { _ in Text("A") }) == 1)
    #expect(
      count(
        WindowGroup("Notes", id: "notes", for: Int.self) { value in
          Text(verbatim: "\(value.wrappedValue)")
        } defaultValue: {
          3
        }) == 1)
    #expect(
      count(
        WindowGroup(Text("Notes")) { value in
          Text(verbatim: "\(value.wrappedValue)")
        } defaultValue: {
          3
        }) == 1)
  }
}
