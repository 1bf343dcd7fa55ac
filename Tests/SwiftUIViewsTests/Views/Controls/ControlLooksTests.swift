import CoreGraphics
import DisplayList
import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite struct ControlLooksTests {
  private let date = Date(timeIntervalSince1970: 1_767_225_600)

  @Test func datePillsShowTheirWordsWithoutALabel() {
    let picker = DatePicker("Due", selection: .constant(date), displayedComponents: .date)
    let drawn = TestHost(picker.labelsHidden()).graph.displayList().description
    #expect(drawn.contains("text \"Jan 1, 2026\""))
    #expect(!drawn.contains("text \"Due\""))
  }

  @Test func theWordsOfADisabledDatePickerArePale() throws {
    func words(isDisabled: Bool) throws -> Paint {
      let picker = DatePicker("Due", selection: .constant(date), displayedComponents: .date)
      return try #require(colors(picker.disabled(isDisabled), ofText: "Jan 1, 2026").first)
    }
    #expect(try words(isDisabled: false) == .black)
    #expect(try words(isDisabled: true) == grey(0.3))
  }

  @Test func thePromptOfASearchFieldIsDarkerThanOfOtherFields() throws {
    let field = TextField("Name", text: .constant(""))
    #expect(colors(field, ofText: "Name").first == grey(0.3))
    let search = NavigationStack {
      List { Text("Apple") }.searchable(text: .constant(""), prompt: "Find fruit")
    }
    #expect(colors(search, ofText: "Find fruit").first == grey(0.6))
  }

  /// The grey of labels in light places.
  private func grey(_ alpha: Double) -> Paint { .color(PaintColor(60, 60, 67, alpha: alpha)) }

  /// The paints that a text is drawn with.
  private func colors(_ view: some View, ofText text: String) -> [Paint] {
    func runs(_ items: [DisplayItem]) -> [GlyphRun] {
      items.flatMap { item -> [GlyphRun] in
        switch item {
        case .text(let run): [run]
        case .group(_, let items): runs(items)
        default: []
        }
      }
    }
    return runs(TestHost(view).graph.displayList().items).filter { $0.string == text }.map(\.paint)
  }

  @Test func aTintColoursTheSpinningWheel() {
    func drawn(_ view: some View) -> String { TestHost(view).graph.displayList().description }
    let tinted = drawn(ProgressView().tint(.red))
    #expect(tinted != drawn(ProgressView()))
    #expect(
      tinted == drawn(ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .red))))
  }

  @Test func theEndsOfARoundGaugeStandWhereTheyAreOnTheRing() {
    let gauge = Gauge(value: 0.3) {
      Text("F")
    } currentValueLabel: {
      Text("30")
    } minimumValueLabel: {
      Text("min")
    } maximumValueLabel: {
      Text("max")
    }
    .gaugeStyle(.accessoryCircular)
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let host = TestHost(gauge.environment(\.layoutDirection, direction))
      #expect(host.frame(ofText: "min").maxX < host.frame(ofText: "max").minX)
    }
  }

  @Test func thePlusOfAStepperIsOneStroke() {
    let stepper = Stepper("Count", value: .constant(0)).labelsHidden()
    let drawn = TestHost(stepper).graph.displayList().description
    // The minus and the plus.
    #expect(drawn.split(separator: "stroke").count == 3)
  }

  @Test func aDisabledSegmentedPickerIsPale() {
    func drawn(isDisabled: Bool) -> String {
      let picker = Picker("Unit", selection: .constant(0)) { Text("Day").tag(0) }
      return TestHost(picker.pickerStyle(.segmented).disabled(isDisabled)).graph.displayList()
        .description
    }
    #expect(drawn(isDisabled: true) != drawn(isDisabled: false))
  }

  @Test func theLineOfARoundGaugeStaysInItsFrame() throws {
    let gauge = Gauge(value: 0.3) { Text("F") }.gaugeStyle(.accessoryCircular)
    let host = TestHost(gauge, size: CGSize(width: 58, height: 58))
    let lines = host.graph.displayList().items.flatMap(strokes(of:))
    let width = try #require(lines.map(\.width).max())
    #expect(abs(width - 52) < 0.5)
  }

  /// The bounds of the paths that are stroked, in their own spaces.
  private func strokes(of item: DisplayItem) -> [CGRect] {
    switch item {
    case .stroke(let path, _, _): [path.boundingBoxOfPath]
    case .group(_, let items): items.flatMap(strokes(of:))
    default: []
    }
  }

  @Test func theArrowsOfACalendarPointToTheirMonths() throws {
    let picker = DatePicker("Due", selection: .constant(date), displayedComponents: .date)
      .datePickerStyle(.graphical).environment(\.layoutDirection, .rightToLeft)
    let host = TestHost(picker)
    let previous = try #require(host.element(.button, "Previous Month"))
    let next = try #require(host.element(.button, "Next Month"))
    #expect(previous.frame.minX > next.frame.minX)
    let drawn = host.graph.displayList().description
    let first = try #require(drawn.range(of: "chevron.right"))
    // Before both is the sign of the title, which points to its end.
    #expect(drawn[..<first.lowerBound].contains("chevron.left"))
    #expect(drawn[first.upperBound...].contains("chevron.left"))
  }
}
