import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
@Suite struct LabelSpacingTests {
  private func room<V: View>(_ view: V) -> CGFloat {
    let host = TestHost(view)
    let icon = host.first(ImageNode.self)?.rootFrame ?? .zero
    return host.frame(ofText: "Title").minX - icon.maxX
  }

  private let label = Label("Title", systemImage: "star")

  @Test func theRoomBetweenIconAndTitleIsSet() {
    #expect(abs(room(label) - 8) < 0.5)
    #expect(abs(room(label.labelIconToTitleSpacing(30)) - 30) < 0.5)
    #expect(abs(room(label.labelIconToTitleSpacing(nil)) - 8) < 0.5)
    #expect(abs(room(label.labelStyle(.titleAndIcon).labelIconToTitleSpacing(3)) - 3) < 0.5)
  }

  @Test func titlesBehindReservedRoomBeginAlike() {
    let host = TestHost(
      VStack(alignment: .leading) {
        Label("One", systemImage: "star")
        Label("Two", systemImage: "chevron.up")
        Label("Three", systemImage: "rectangle.fill")
      }.labelReservedIconWidth(40))
    let starts = ["One", "Two", "Three"].map { host.frame(ofText: $0).minX }
    #expect(Set(starts).count == 1)
    let icon = host.first(ImageNode.self)?.rootFrame ?? .zero
    #expect(abs(starts[0] - 8 - 20 - icon.midX) < 0.5)
  }

  @Test func rowsFollowTheReservedWidthToo() {
    let host = TestHost(
      List { Label("Row", systemImage: "star") }.labelReservedIconWidth(60)
        .labelIconToTitleSpacing(4))
    let plain = TestHost(List { Label("Row", systemImage: "star") })
    let moved = host.frame(ofText: "Row").minX - plain.frame(ofText: "Row").minX
    #expect(abs(moved - (64 - 40)) < 0.5)
  }
}
