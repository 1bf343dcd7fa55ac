import CoreGraphics
import SwiftUI
import UIKit
import ViewInspector
import XCTest

/// What is read of views, and what is done to controls.
@MainActor
final class AttributeTests: XCTestCase {
  func testScrollViews() throws {
    let sut = try ScrollView([.horizontal, .vertical], showsIndicators: false) { EmptyView() }
      .inspect().scrollView()
    XCTAssertEqual(try sut.axes(), [.horizontal, .vertical])
    XCTAssertFalse(try sut.showsIndicators())
    XCTAssertEqual(try ScrollView { EmptyView() }.inspect().scrollView().axes(), .vertical)
    XCTAssertTrue(try ScrollView { EmptyView() }.inspect().scrollView().showsIndicators())
  }

  func testSpacersAndStacks() throws {
    XCTAssertEqual(try Spacer(minLength: 5).inspect().spacer().minLength(), 5)
    XCTAssertNil(try Spacer().inspect().spacer().minLength())
    let lazy = try LazyVStack(alignment: .leading, spacing: 5, pinnedViews: .sectionHeaders) {
      EmptyView()
    }.inspect().lazyVStack()
    XCTAssertEqual(try lazy.pinnedViews(), .sectionHeaders)
    XCTAssertEqual(try lazy.alignment(), .leading)
    XCTAssertEqual(try lazy.spacing(), 5)
    let grid = try LazyVGrid(columns: [GridItem(.fixed(5))], alignment: .trailing, spacing: 3) {
      EmptyView()
    }.inspect().lazyVGrid()
    XCTAssertEqual(try grid.columns(), [GridItem(.fixed(5))])
    XCTAssertEqual(try grid.alignment(), .trailing)
    XCTAssertEqual(try grid.pinnedViews(), [])
  }

  func testSteppersAndSliders() throws {
    var events: [String] = []
    let stepper = try Stepper(
      "", onIncrement: { events.append("+") }, onDecrement: { events.append("-") },
      onEditingChanged: { events.append("\($0)") }
    ).inspect().stepper()
    try stepper.increment()
    try stepper.decrement()
    try stepper.callOnEditingChanged()
    let count = Binding(wrappedValue: 5)
    let bounded = try Stepper("", value: count, in: 0...10, step: 3).inspect().stepper()
    try bounded.increment()
    XCTAssertEqual(count.wrappedValue, 8)
    try bounded.decrement()
    XCTAssertEqual(count.wrappedValue, 5)
    let number = Binding(wrappedValue: 0.5)
    let slider = try Slider(value: number, onEditingChanged: { events.append("slider \($0)") })
      .inspect().slider()
    XCTAssertEqual(try slider.value(), 0.5)
    try slider.setValue(0.7)
    XCTAssertEqual(number.wrappedValue, 0.7)
    try slider.callOnEditingChanged()
    XCTAssertEqual(events, ["+", "-", "false", "slider false"])
    let wide = Binding(wrappedValue: 20.0)
    let wideSlider = try Slider(value: wide, in: 10...30).inspect().slider()
    XCTAssertEqual(try wideSlider.value(), 20)
    try wideSlider.setValue(25)
    XCTAssertEqual(wide.wrappedValue, 25)
  }

  func testFields() throws {
    var events: [String] = []
    let text = Binding(wrappedValue: "a")
    let field = try TextField(
      "", text: text, onEditingChanged: { events.append("\($0)") },
      onCommit: { events.append("commit") }
    ).inspect().textField()
    try field.callOnEditingChanged()
    try field.callOnCommit()
    XCTAssertEqual(try field.input(), "a")
    try field.setInput("b")
    XCTAssertEqual(text.wrappedValue, "b")
    try SecureField("", text: text, onCommit: { events.append("secure") }).disabled(true)
      .inspect().secureField().callOnCommit()
    XCTAssertEqual(events, ["false", "commit", "secure"])
    let disabled = try SecureField("", text: text).disabled(true).inspect().secureField()
    XCTAssertThrowsError(try disabled.setInput("x")) {
      XCTAssertEqual($0.localizedDescription, "SecureField is unresponsive: it is disabled")
    }
  }

  func testGroups() throws {
    let isExpanded = Binding(wrappedValue: false)
    let group = try DisclosureGroup("", isExpanded: isExpanded) { EmptyView() }.inspect()
      .disclosureGroup()
    XCTAssertFalse(try group.isExpanded())
    try group.expand()
    XCTAssertTrue(try group.isExpanded())
    try group.collapse()
    XCTAssertFalse(isExpanded.wrappedValue)
  }

  func testColorPickers() throws {
    let color = Binding(wrappedValue: Color.red)
    let picker = try ColorPicker("", selection: color).inspect().colorPicker()
    try picker.select(color: Color.blue)
    XCTAssertEqual(color.wrappedValue, .blue)
    let uiColor = UIColor(red: 0.5, green: 0, blue: 1, alpha: 1)
    try picker.select(color: uiColor)
    XCTAssertEqual(color.wrappedValue, Color(uiColor: uiColor))
    let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    try picker.select(color: blue)
    XCTAssertEqual(color.wrappedValue, Color(cgColor: blue))
    let cgColor = Binding(wrappedValue: CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    let cgPicker = try ColorPicker("", selection: cgColor).inspect().colorPicker()
    try cgPicker.select(color: blue)
    XCTAssertEqual(cgColor.wrappedValue, blue)
    XCTAssertThrowsError(
      try ColorPicker("", selection: color).hidden().inspect().colorPicker()
        .select(color: Color.blue)
    ) {
      XCTAssertEqual($0.localizedDescription, "ColorPicker is unresponsive: it is hidden")
    }
  }

  func testOutlines() throws {
    struct Item: Identifiable {
      let id: Int
      var nested: [Item]?
    }
    let items = [Item(id: 1, nested: [Item(id: 2)]), Item(id: 3)]
    let sut = try OutlineGroup(items, children: \.nested) { Text("\($0.id)") }.inspect()
      .outlineGroup()
    XCTAssertEqual(try sut.sourceData([Item].self).map(\.id), [1, 3])
    XCTAssertEqual(try sut.leaf(items[1]).text().string(), "3")
    XCTAssertThrowsError(try sut.leaf("x")) {
      XCTAssertEqual($0.localizedDescription, "Type mismatch: String is not Item")
    }
    let root = try OutlineGroup(items[0], children: \.nested) { Text("\($0.id)") }.inspect()
      .outlineGroup()
    XCTAssertEqual(try root.sourceData(Item.self).id, 1)
  }

  func testTimelines() throws {
    let date = Date(timeIntervalSince1970: 5)
    let sut = try TimelineView(.everyMinute) { context in
      Text("\(context.date.timeIntervalSince1970) \(String(describing: context.cadence))")
    }.inspect().timelineView()
    XCTAssertEqual(
      try sut.contentView(.init(date: date, cadence: .minutes)).text().string(),
      "5.000000 minutes")
    XCTAssertNoThrow(try sut.contentView().text())
  }

  func testSharePreviews() throws {
    let sut = try ShareLink(
      item: "a", preview: SharePreview("title", image: Image("i"), icon: Image("j"))
    ).inspect().shareLink()
    let preview = try sut.sharePreview(for: "a", imageType: Image.self, iconType: Image.self)
    XCTAssertEqual(try preview.title().string(), "title")
    XCTAssertEqual(try preview.image(), Image("i"))
    XCTAssertEqual(try preview.icon(), Image("j"))
    XCTAssertEqual(try sut.item(type: String.self), "a")
  }

  func testToolbarItems() throws {
    let sut = EmptyView().toolbar(id: "bar") {
      ToolbarItem(id: "item", placement: .principal, showsByDefault: false) { Text("a") }
    }
    let bar = try sut.inspect().emptyView().toolbar()
    XCTAssertEqual(try bar.identifier(), "bar")
    XCTAssertEqual(try bar.item().identifier(), "item")
    XCTAssertEqual(try bar.item().placement(), .principal)
    XCTAssertFalse(try bar.item().showsByDefault())
  }

  func testFonts() throws {
    let font = Font.system(size: 10, weight: .bold, design: .monospaced)
    XCTAssertEqual(try font.size(), 10)
    XCTAssertEqual(try font.weight(), .bold)
    XCTAssertEqual(try font.design(), .monospaced)
    XCTAssertEqual(try Font.title.style(), .title)
    XCTAssertEqual(try Font.custom("Name", size: 5).name(), "Name")
    XCTAssertTrue(Font.custom("Name", fixedSize: 5).isFixedSize())
    XCTAssertFalse(Font.custom("Name", size: 5).isFixedSize())
  }

  func testImages() throws {
    let uiImage = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
    XCTAssertEqual(try Image(uiImage: uiImage).uiImage(), uiImage)
    XCTAssertEqual(
      try Image(uiImage: uiImage).resizable().rootImage().uiImage(), uiImage)
    XCTAssertEqual(try Image("a").name(), "a")
    XCTAssertEqual(try Image(systemName: "star").name(), "star")
    XCTAssertEqual(try Image("a").renderingMode(.template).renderingMode(), .template)
    let cgImage = try XCTUnwrap(uiImage.cgImage)
    let image = Image(cgImage, scale: 2, orientation: .down, label: Text("label"))
    XCTAssertEqual(try image.orientation(), .down)
    XCTAssertEqual(try image.scale(), 2)
    XCTAssertNoThrow(try image.cgImage())
    XCTAssertEqual(try image.inspect().image().labelView().string(), "label")
    let sut = try (Text("a") + Text(Image("b"))).inspect().text()
    XCTAssertEqual(try sut.images(), [Image("b")])
    XCTAssertEqual(try sut.string(), "aImage('b')")
  }

  func testAttributedStrings() throws {
    let string = AttributedString("a")
    XCTAssertEqual(try Text(string).inspect().text().attributedString(), string)
    XCTAssertEqual(try Text(string).inspect().text().string(), "a")
    XCTAssertThrowsError(try Text("a").inspect().text().attributedString()) { error in
      XCTAssertEqual(
        error.localizedDescription,
        "Please use attributes() for accessing the text styles on this view")
    }
  }

  func testShapes() throws {
    let sized = try Rectangle().size(width: 5, height: 6).inspect().shape()
    XCTAssertEqual(try sized.size(), CGSize(width: 5, height: 6))
    XCTAssertEqual(
      try sized.path(in: CGRect(x: 1, y: 1, width: 50, height: 50)).boundingRect,
      CGRect(x: 1, y: 1, width: 5, height: 6))
    XCTAssertEqual(
      try Circle().offset(x: 1, y: 2).inspect().shape().offset(), CGSize(width: 1, height: 2))
    XCTAssertEqual(try Circle().inset(by: 3).inspect().shape().inset(), 3)
    XCTAssertTrue(try Circle().trim(from: 0.1, to: 0.5).inspect().shape().trim() == (0.1, 0.5))
    XCTAssertEqual(
      try Circle().stroke(Color.red, lineWidth: 5).inspect().shape().strokeStyle().lineWidth, 5)
    XCTAssertEqual(
      try Circle().fill(Color.red).inspect().shape().fillShapeStyle(Color.self), .red)
    XCTAssertTrue(
      try Circle().fill(Color.red, style: FillStyle(eoFill: true)).inspect().shape().fillStyle()
        .isEOFilled)
  }
}
