import CoreGraphics
import DisplayList
import Foundation
import Testing
import UIKit

@testable import SwiftUI

@MainActor
@Suite struct CompositeControlTests {
  @Test func unavailableContentSaysWhy() {
    let host = TestHost(
      ContentUnavailableView {
        Label("No Mail", systemImage: "tray")
      } description: {
        Text("Nothing here yet.")
      } actions: {
        Button("Refresh") {}
      })
    #expect(host.element(.staticText, "No Mail") != nil)
    #expect(host.element(.staticText, "Nothing here yet.") != nil)
    #expect(host.element(.button, "Refresh") != nil)
    let search = TestHost(ContentUnavailableView.search(text: "abc"))
    #expect(search.element(.staticText, "No Results for “abc”") != nil)
  }

  @Test func gaugesTellTheirValues() {
    let host = TestHost(Gauge(value: 30, in: 0...60) { Text("Speed") })
    let element = host.elements.first
    #expect(element?.label == "Speed")
    #expect(element?.value == "50%")
  }

  @Test func gaugeStylesGetTheParts() {
    struct Words: GaugeStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Text("\(configuration.value)")
          configuration.maximumValueLabel
        }
      }
    }
    let host = TestHost(
      Gauge(value: 0.25) {
        Text("L")
      } currentValueLabel: {
        Text("C")
      } minimumValueLabel: {
        Text("min")
      } maximumValueLabel: {
        Text("max")
      }
      .gaugeStyle(Words()))
    #expect(host.element(.staticText, "0.250000") != nil)
    #expect(host.element(.staticText, "max") != nil)
    #expect(host.element(.staticText, "min") == nil)
  }

  @Test func colorPickersOfferColours() {
    struct Screen: View {
      @State var color = Color.red
      var body: some View {
        VStack {
          Text(color == .blue ? "is blue" : "is not blue")
          ColorPicker("Accent", selection: $color, supportsOpacity: false)
        }
      }
    }
    let host = TestHost(Screen())
    let well = host.element(.button, "Accent")?.frame ?? .zero
    host.tap(at: CGPoint(x: well.midX, y: well.midY))
    host.tap("Blue")
    host.tap("Close")
    #expect(host.element(.staticText, "is blue") != nil)
  }

  @Test func aDisabledColorPickerOffersNothing() throws {
    let host = TestHost(
      ColorPicker("Accent", selection: .constant(Color.red), supportsOpacity: false)
        .disabled(true))
    let well = try #require(host.element(.button, "Accent"))
    #expect(!well.isEnabled)
    host.tap(at: CGPoint(x: well.frame.midX, y: well.frame.midY))
    #expect(host.element(.button, "Blue") == nil)
  }

  @Test func shareLinksCopy() throws {
    let url = try #require(URL(string: "https://example.com/a"))
    let host = TestHost(ShareLink("Send", item: url))
    host.tap("Send")
    #expect(host.element(.navigationBar)?.identifier == "UIActivityContentView")
    #expect(host.element(.cell, "Copy")?.children.isEmpty == true)
    host.tap("Copy")
    #expect(UIPasteboard.general.string == "https://example.com/a")
    #expect(host.element(.button, "Send") != nil)
  }

  @Test func controlGroupsHoldTheirControls() {
    let host = TestHost(
      ControlGroup {
        Button("Cut") {}
        Button("Copy") {}
      })
    let cut = host.element(.button, "Cut")?.frame ?? .zero
    let copy = host.element(.button, "Copy")?.frame ?? .zero
    #expect(cut.minY == copy.minY)
    #expect(copy.minX > cut.maxX)
  }

  @Test func formStylesMakeTheForm() {
    let host = TestHost(Form { Text("a") }.formStyle(.columns))
    #expect(host.element(.collectionView) == nil)
    #expect(TestHost(Form { Text("a") }).element(.collectionView) != nil)
  }

  @Test func titleMenusOpenFromTheTitle() {
    let host = TestHost(
      NavigationStack {
        Text("x").navigationTitle("Doc").navigationBarTitleDisplayMode(.inline)
          .toolbarTitleMenu { Button("Rename") {} }
      })
    host.tap("Doc")
    #expect(host.element(.button, "Rename") != nil)
  }

  @Test func theMarkOfAGaugeFollowsTheDirectionOfReading() {
    func mark(_ direction: LayoutDirection) -> CGFloat {
      let host = TestHost(
        Gauge(value: 0.25) { Text("Speed") }.gaugeStyle(.accessoryLinear)
          .environment(\.layoutDirection, direction))
      let marks = host.nodes.compactMap { ($0 as? LayoutNode)?.rootFrame }
        .filter { abs($0.width - 10) < 0.01 && abs($0.height - 10) < 0.01 }
      // Not the place from which it is moved.
      return marks.map(\.midX).first { (20..<370).contains($0) } ?? .nan
    }
    #expect(abs(mark(.leftToRight) - (5 + 380 * 0.25)) < 1)
    #expect(abs(mark(.rightToLeft) - (390 - 5 - 380 * 0.25)) < 1)
  }

  @Test func wheelsOfADateAreMarkedTogether() {
    let host = TestHost(
      DatePicker("", selection: .constant(.init(timeIntervalSince1970: 0)))
        .datePickerStyle(.wheel))
    let drawn = host.graph.displayList().items.flatMap(bands)
    #expect(drawn.count == 1)
    #expect(abs((drawn.first?.width ?? 0) - 302) < 1)
  }

  /// The shapes behind chosen rows of wheels.
  private func bands(_ item: DisplayItem) -> [CGRect] {
    switch item {
    case .fill(let path, _, _) where abs(path.boundingBoxOfPath.height - 32) < 0.01:
      [path.boundingBoxOfPath]
    case .group(_, let items): items.flatMap(bands)
    default: []
    }
  }

  struct BarSheet: View {
    @State private var isShown = false
    var body: some View {
      NavigationStack {
        Text("Screen").toolbar {
          Button("Add", systemImage: "plus") { isShown = true }
            .sheet(isPresented: $isShown) { Label("In the sheet", systemImage: "star") }
        }
      }
    }
  }

  @Test func aSheetOfAnItemInABarShowsTitlesAsElsewhere() {
    let host = TestHost(BarSheet())
    let icon = host.first(ImageNode.self)
    #expect(icon?.environment.values.imageScale == .large)
    host.tap("Add")
    let values = host.text("In the sheet")?.environment.values
    #expect(values?.labelPlacement == .standard)
    #expect(values?.imageScale == .medium)
  }
}
