import CoreGraphics
import DisplayList
import Foundation
import Testing

@testable import UIKit

@MainActor
struct SnapshotViewTests {
  @Test func looksAsTheViewDid() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    view.backgroundColor = .red
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    view.backgroundColor = .blue
    #expect(snapshot.bounds.size == view.bounds.size)
    let before = DisplayList(DrawingPass.items(of: snapshot)).description
    view.backgroundColor = .green
    #expect(DisplayList(DrawingPass.items(of: snapshot)).description == before)
    #expect(!before.isEmpty)
  }

  @Test func drawsItsHierarchy() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .red
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
    let image = UIGraphicsImageRenderer(bounds: view.bounds).image { _ in
      #expect(view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
    }
    #expect(image.size == CGSize(width: 10, height: 10))
  }
}
