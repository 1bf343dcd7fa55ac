import Foundation
import GalleryPages
import UIKit
import XCTest

/// Draws the pages, for `Scripts/gallery`, which names a folder in `GALLERY_FOLDER`.
@MainActor
final class PageTests: XCTestCase {
  private let environment = ProcessInfo.processInfo.environment

  /// A page shown on the screen, as an image of a point a pixel.
  private func picture(of page: GalleryPage, in look: Look) throws -> UIImage {
    let window = UIWindow(frame: UIScreen.main.bounds)
    look.apply(to: window)
    window.rootViewController = page.controller()
    window.makeKeyAndVisible()
    let scene = try XCTUnwrap(window.windowScene)
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: look.orientations))
    if let size = look.size { window.frame.size = size }
    defer {
      window.isHidden = true
      window.rootViewController = nil
    }
    // What is presented comes in the turns after the page.
    for _ in 0..<3 { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01)) }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(bounds: window.bounds, format: format).image { _ in
      window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
    }
  }

  func testDrawPages() throws {
    guard let path = environment["GALLERY_FOLDER"] else {
      throw XCTSkip("Scripts/gallery draws the pages")
    }
    let folder = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let wanted = environment["GALLERY_PAGE"].flatMap { $0.isEmpty ? nil : $0 }
    let names = GalleryPage.all.map(\.id)
    XCTAssertTrue(
      wanted.map(names.contains) ?? true,
      "There is no page \(wanted ?? ""); there are \(names.joined(separator: ", ")).")
    for page in GalleryPage.all where wanted == nil || wanted == page.id {
      let entries = try Look.allCases.map {
        Sheet.Entry(name: $0.rawValue, image: try picture(of: page, in: $0))
      }
      let sheet = Sheet(title: page.id, entries: entries)
      try XCTUnwrap(sheet.image.pngData())
        .write(to: folder.appendingPathComponent("\(page.id).png"))
    }
  }

  func testEveryPageFillsTheScreen() throws {
    XCTAssertEqual(Set(GalleryPage.all.map(\.id)).count, GalleryPage.all.count)
    for page in GalleryPage.all {
      let controller = page.controller()
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      XCTAssertEqual(controller.view.frame, window.bounds, page.id)
      window.isHidden = true
    }
  }
}
