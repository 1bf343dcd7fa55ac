import Accessibility
import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
@Suite struct CompactAdaptationTests {
  private func popover(
    _ horizontal: PresentationAdaptation, _ vertical: PresentationAdaptation,
    in width: UserInterfaceSizeClass, _ height: UserInterfaceSizeClass
  ) -> TestHost {
    TestHost(
      Text("anchor").popover(isPresented: .constant(true)) {
        Text("inside")
          .presentationCompactAdaptation(horizontal: horizontal, vertical: vertical)
      }
      .environment(\.horizontalSizeClass, width).environment(\.verticalSizeClass, height))
  }

  private func isPopover(_ host: TestHost) -> Bool { host.first(PopoverLayerNode.self) != nil }

  @Test func aNarrowScreenTakesTheHorizontalOne() {
    #expect(isPopover(popover(.popover, .sheet, in: .compact, .regular)))
    #expect(!isPopover(popover(.sheet, .popover, in: .compact, .regular)))
  }

  @Test func aLowScreenTakesTheVerticalOne() {
    #expect(!isPopover(popover(.popover, .sheet, in: .regular, .compact)))
    #expect(isPopover(popover(.sheet, .popover, in: .regular, .compact)))
  }

  // Apple's documentation says which one counts where both are compact.
  @Test func aNarrowAndLowScreenTakesTheVerticalOne() {
    #expect(!isPopover(popover(.popover, .sheet, in: .compact, .compact)))
    #expect(isPopover(popover(.sheet, .popover, in: .compact, .compact)))
  }

  @Test func whereThereIsRoomNothingIsAdapted() {
    #expect(isPopover(popover(.sheet, .fullScreenCover, in: .regular, .regular)))
  }

  @Test func withoutAWishAPopoverIsASheetOnANarrowScreen() {
    let host = popover(.automatic, .automatic, in: .compact, .regular)
    #expect(host.first(SheetLayerNode.self)?.style == .popover)
  }

  @Test func aSheetBecomesACover() {
    func sheet(_ adaptation: PresentationAdaptation) -> TestHost {
      TestHost(
        Text("behind").sheet(isPresented: .constant(true)) {
          Text("inside").presentationCompactAdaptation(adaptation)
        })
    }
    #expect(sheet(.fullScreenCover).first(SheetLayerNode.self)?.style == .fullScreen)
    #expect(sheet(.automatic).first(SheetLayerNode.self)?.style == .sheet)
  }

  // Apple's documentation: a sheet over a vertically compact view is a cover by default.
  @Test func aSheetIsACoverOnALowScreen() {
    func sheet(_ adaptation: PresentationAdaptation) -> SheetLayerNode.Style? {
      TestHost(
        Text("behind").sheet(isPresented: .constant(true)) {
          Text("inside").presentationDetents([.medium, .large])
            .presentationCompactAdaptation(adaptation)
        }
        .environment(\.verticalSizeClass, .compact)
      ).first(SheetLayerNode.self)?.style
    }
    #expect(sheet(.automatic) == .fullScreen)
    #expect(sheet(.none) == .sheet)
    #expect(sheet(.sheet) == .sheet)
  }

  @Test func anArrowAtTheTopPutsThePopoverAbove() throws {
    func frame(_ edge: Edge?) throws -> CGRect {
      let host = TestHost(
        Text("anchor").popover(isPresented: .constant(true), arrowEdge: edge) {
          Text("inside").padding().presentationCompactAdaptation(.popover)
        })
      return try #require(host.element(.popover)?.frame)
    }
    let middle = 422.0
    #expect(try frame(.top).maxY < middle)
    #expect(try frame(.bottom).minY > middle)
    #expect(try frame(nil).minY > middle)
  }
}
