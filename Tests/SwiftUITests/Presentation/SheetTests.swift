import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
@Suite struct SheetTests {
  struct Screen: View {
    @State var isShown = true
    @State var detent = PresentationDetent.medium
    @State var taps = 0
    var interaction = PresentationBackgroundInteraction.automatic
    var isLocked = false
    var body: some View {
      VStack {
        Button("Behind \(taps)") { taps += 1 }
        Spacer()
      }
      .sheet(isPresented: $isShown) {
        Text(detent == .large ? "large" : "not large")
          .presentationDetents([.medium, .large, .height(200)], selection: $detent)
          .presentationBackgroundInteraction(interaction)
          .interactiveDismissDisabled(isLocked)
      }
    }
  }

  private func cardHeight(_ host: TestHost) -> CGFloat? {
    host.first(SheetCardNode.self)?.size.height
  }

  @Test func restsAtTheSelectedDetent() {
    let host = TestHost(Screen())
    #expect(cardHeight(host) == 417)
    #expect(host.element(.button, "Sheet Grabber")?.value == "Half screen")
  }

  @Test func pullingChoosesAnotherDetent() {
    let host = TestHost(Screen())
    host.drag(from: CGPoint(x: 195, y: 450), to: CGPoint(x: 195, y: 100), steps: 40, duration: 2)
    #expect(host.element(.staticText, "large") != nil)
    #expect(cardHeight(host) == 834)
    host.drag(from: CGPoint(x: 195, y: 40), to: CGPoint(x: 195, y: 640), steps: 80, duration: 4)
    #expect(cardHeight(host) == 200)
  }

  @Test func theGrabberGoesFromDetentToDetent() {
    let host = TestHost(Screen(detent: .height(200)))
    host.tap("Sheet Grabber")
    _ = host.graph.accessibilityActions
    #expect(cardHeight(host) == 200)
  }

  @Test func aTapBesideTheCardClosesTheSheet() {
    let host = TestHost(Screen())
    host.tap(at: CGPoint(x: 195, y: 100))
    #expect(host.element(.button, "Behind 0") != nil)
  }

  @Test func aLockedSheetStays() {
    let host = TestHost(Screen(isLocked: true))
    host.tap(at: CGPoint(x: 195, y: 100))
    host.drag(from: CGPoint(x: 195, y: 450), to: CGPoint(x: 195, y: 840))
    #expect(host.element(.button, "Behind 0") == nil)
  }

  @Test func whatIsBehindCanBeReachedWhenTheSheetAllowsIt() {
    let host = TestHost(Screen(interaction: .enabled(upThrough: .medium)))
    host.tap("Behind 0")
    #expect(host.element(.button, "Behind 1") != nil)
    #expect(host.element(.staticText, "not large") != nil)
  }

  @Test func pullingAListAtItsTopClosesTheSheet() {
    struct Screen: View {
      @State var isShown = true
      var body: some View {
        Text("behind").sheet(isPresented: $isShown) {
          List(0..<50, id: \.self) { Text("Row \($0)") }
        }
      }
    }
    let host = TestHost(Screen())
    #expect(host.element(.staticText, "behind") == nil)
    host.drag(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 800))
    #expect(host.element(.staticText, "behind") != nil)
  }

  @Test func popoversStandBesideTheirViewsWhereThereIsRoom() throws {
    struct Screen: View {
      @State var isShown = true
      var body: some View {
        Text("anchor").popover(isPresented: $isShown) {
          Text("inside").padding().presentationCompactAdaptation(.popover)
        }
      }
    }
    let host = TestHost(Screen())
    let popover = try #require(host.element(.popover))
    #expect(popover.children.first?.label == "inside")
    #expect(abs(popover.frame.midX - 195) < 1)
    host.tap(at: CGPoint(x: 20, y: 20))
    #expect(host.element(.popover) == nil)
  }

  @Test func alertsPutTheWayOutFirst() throws {
    let host = TestHost(
      Text("x").alert("Sure?", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      })
    let cancel = try #require(host.element(.button, "Cancel")?.frame)
    let delete = try #require(host.element(.button, "Delete")?.frame)
    #expect(cancel.maxX <= delete.minX)
    #expect(host.element(.alert)?.frame.width == 270)
  }

  struct ListSheet: View {
    let interaction: PresentationContentInteraction
    var body: some View {
      Color.clear.sheet(isPresented: .constant(true)) {
        List(0..<50, id: \.self) { Text("Row \($0)") }
          .presentationDetents([.medium, .large])
          .presentationContentInteraction(interaction)
      }
    }
  }

  @Test func draggingContentUpMakesTheSheetHigher() {
    let host = TestHost(ListSheet(interaction: .automatic))
    host.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 300), steps: 40, duration: 2)
    #expect(cardHeight(host) == 834)
    #expect(host.first(ListNode.self)?.offset.y == 0)
  }

  @Test func contentThatScrollsLeavesTheSheetAlone() {
    let host = TestHost(ListSheet(interaction: .scrolls))
    host.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 500), steps: 40, duration: 2)
    #expect(cardHeight(host) == 417)
    #expect((host.first(ListNode.self)?.offset.y ?? 0) > 100)
  }

  private func regularCard(_ sizing: some PresentationSizing) -> CGSize? {
    let host = TestHost(
      Color.clear.sheet(isPresented: .constant(true)) {
        Text("Small").frame(width: 300, height: 200).presentationSizing(sizing)
      }
      .environment(\.horizontalSizeClass, .regular), size: CGSize(width: 1024, height: 1366))
    return host.first(SheetCardNode.self)?.size
  }

  @Test func sizesOfSheetsWithRoomAroundThem() {
    #expect(regularCard(.page) == CGSize(width: 704, height: 1004))
    #expect(regularCard(.form) == CGSize(width: 540, height: 620))
    #expect(regularCard(.fitted) == CGSize(width: 300, height: 200))
    #expect(
      regularCard(.page.fitted(horizontal: false, vertical: true))
        == CGSize(width: 704, height: 200))
  }
}
