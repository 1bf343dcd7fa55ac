import Accessibility
import Device
import Foundation
import QuickLook
import SwiftUI
import Testing
import UIKit

/// The preview of a view.
@MainActor
struct QuickLookPreviewTests {
  private final class Model: ObservableObject {
    @Published var url: URL?
  }

  private struct Screen: View {
    @ObservedObject var model: Model
    let files: [URL]

    var body: some View {
      Text("Behind").quickLookPreview($model.url, in: files)
    }
  }

  private func files() throws -> [URL] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try ["one.txt", "two.txt"].map { name in
      let url = folder.appendingPathComponent(name)
      try Data("Text of \(name)".utf8).write(to: url)
      return url
    }
  }

  private func window(_ model: Model, _ files: [URL]) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UIHostingController(rootView: Screen(model: model, files: files))
    window.makeKeyAndVisible()
    return window
  }

  private func element(_ isWanted: (AccessibilityElement) -> Bool) throws -> AccessibilityElement? {
    try UIApplication.shared.settledTree().firstDescendant(where: isWanted)
  }

  @Test func theFileOfTheBindingIsShown() throws {
    let model = Model()
    let files = try files()
    let window = window(model, files)
    defer { window.isHidden = true }
    #expect(try element { $0.label == "Done" } == nil)
    model.url = files.first
    #expect(try element { $0.label == "one.txt" } != nil)
    #expect(try element { $0.value == "Text of one.txt" } != nil)
    model.url = files.last
    #expect(try element { $0.label == "two.txt" } != nil)
  }

  @Test func doneMakesTheBindingNil() throws {
    let model = Model()
    let files = try files()
    let window = window(model, files)
    defer { window.isHidden = true }
    model.url = files.first
    let frame = try #require(try element { $0.label == "Done" }).frame
    try UIApplication.shared.send(.touches(.tap(at: CGPoint(x: frame.midX, y: frame.midY))))
    #expect(try element { $0.label == "Done" } == nil)
    #expect(model.url == nil)
  }
}
