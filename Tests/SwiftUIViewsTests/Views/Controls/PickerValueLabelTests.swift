import Accessibility
import CoreGraphics
import Testing

@testable import SwiftUI

/// Pickers that say something else than the chosen option.
@MainActor
struct PickerValueLabelTests {
  private struct Sizes: View {
    @State var size = 1
    var isSegmented = false

    @ViewBuilder var picker: some View {
      let picker = Picker("Size", selection: $size) {
        Text("Small").tag(1)
        Text("Large").tag(2)
      } currentValueLabel: {
        Text("No. \(size)")
      }
      if isSegmented { picker.pickerStyle(.segmented) } else { picker }
    }

    var body: some View { VStack { picker } }
  }

  @Test func theMenuShowsTheLabelInThePlaceOfTheOption() throws {
    let host = TestHost(Sizes())
    let button = try #require(host.element(.button, "Size, No. 1"))
    let plain = TestHost(Picker("Size", selection: .constant(1)) { Text("No. 1").tag(1) })
    #expect(button.frame.size == plain.element(.button, "Size, No. 1")?.frame.size)
    host.tap("Size, No. 1")
    let list = try #require(host.element(.collectionView))
    #expect(list.children.map { $0.children.first?.label } == ["Small", "Large"])
    let row = list.children[1].frame
    host.tap(at: CGPoint(x: row.midX, y: row.midY))
    #expect(host.element(.button, "Size, No. 2") != nil)
  }

  @Test func stylesThatShowAllOptionsShowNoLabel() {
    let host = TestHost(Sizes(isSegmented: true))
    #expect(host.element(.button, "Small") != nil)
    #expect(host.element(.button, "Large") != nil)
  }
}
