import Accessibility
import CoreGraphics
import Foundation
import Testing

@testable import SwiftUI

@MainActor
struct ValueControlTests {
  // MARK: Slider

  struct Volume: View {
    @State var volume = 0.5
    let log: Box<[Bool]>
    var body: some View {
      VStack {
        Slider(value: $volume, in: 0...10, step: 1) {
          Text("Volume")
        } onEditingChanged: {
          log.value.append($0)
        }
        Text("at \(Int(volume))")
      }
    }
  }

  private let log = Box<[Bool]>([])

  @Test func draggingTheThumbMovesTheValueBySteps() throws {
    let host = TestHost(Volume(log: log))
    let slider = try #require(host.first(SliderNode.self))
    #expect(slider.size == CGSize(width: 390, height: 34))
    let y = slider.rootFrame.midY
    host.drag(from: CGPoint(x: slider.thumbX, y: y), to: CGPoint(x: 390, y: y))
    #expect(host.text("at 10") != nil)
    #expect(log.value == [true, false])
    #expect(host.element(.slider, "Volume")?.value == "100%")
  }

  @Test func accessibilityAdjusts() throws {
    let host = TestHost(Volume(log: log))
    let slider = try #require(host.first(SliderNode.self))
    #expect(slider.performAccessibilityAction(.adjustSlider(0.7)))
    host.settle()
    #expect(host.text("at 7") != nil)
    #expect(slider.performAccessibilityAction(.decrement))
    host.settle()
    #expect(host.text("at 6") != nil)
  }

  // MARK: Stepper

  struct Counter: View {
    @State var count = 1
    var body: some View {
      Stepper("Count \(count)", value: $count, in: 0...2)
    }
  }

  @Test func stepperButtonsMoveWithinBounds() throws {
    let host = TestHost(Counter())
    let stepper = try #require(host.element(.stepper))
    #expect(stepper.label == "Count 1")
    #expect(stepper.children.map(\.label) == ["Count 1, Decrement", "Count 1, Increment"])
    #expect(stepper.children.map(\.identifier) == ["Decrement", "Increment"])
    #expect(host.element(.staticText, "Count 1")?.isAccessibilityElement == false)
    #expect(stepper.children.map(\.frame.size).allSatisfy { $0 == CGSize(width: 47, height: 32) })
    host.tap("Count 1, Increment")
    #expect(host.text("Count 2") != nil)
    #expect(host.element(.button, "Count 2, Increment")?.isEnabled == false)
    host.tap("Count 2, Increment")
    #expect(host.text("Count 2") != nil)
    host.tap("Count 2, Decrement")
    host.tap("Count 1, Decrement")
    host.tap("Count 0, Decrement")
    #expect(host.text("Count 0") != nil)
  }

  @Test func stepperButtonsTakeItsIdentifierAndLabel() throws {
    let host = TestHost(
      Counter().accessibilityIdentifier("count").accessibilityLabel("Quantity"))
    let stepper = try #require(host.element(.stepper))
    #expect(stepper.children.map(\.identifier) == ["count-Decrement", "count-Increment"])
    #expect(stepper.children.map(\.label) == ["Decrement", "Increment"])
  }

  // MARK: Progress

  @Test func progressTellsItsPercentage() throws {
    let host = TestHost(ProgressView("Loading", value: 1, total: 4))
    let element = try #require(host.element(.progressIndicator))
    #expect(element.label == "Loading")
    #expect(element.value == "25%")
    #expect(host.first(ProgressIndicatorNode.self)?.size == CGSize(width: 390, height: 4))
  }

  @Test func spinnerIs20PointsSquare() {
    let host = TestHost(ProgressView())
    #expect(host.first(ProgressIndicatorNode.self)?.size == CGSize(width: 20, height: 20))
    #expect(host.element(.activityIndicator) != nil)
  }

  struct Words: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) of 100")
    }
  }

  @Test func customProgressStyle() {
    let host = TestHost(ProgressView(value: 0.5).progressViewStyle(Words()))
    #expect(host.text("50 of 100") != nil)
  }

  // MARK: Label, LabeledContent, DisclosureGroup, Link

  private var label: some View {
    Label {
      Text("Title")
    } icon: {
      Text("*")
    }
  }

  @Test func labelPutsTheIconInFront() {
    let host = TestHost(label)
    #expect(host.frame(ofText: "*").maxX + 8 == host.frame(ofText: "Title").minX)
  }

  @Test func iconOnlyLabelIsSpokenAsItsTitle() {
    let host = TestHost(label.labelStyle(.iconOnly))
    #expect(host.elements.map(\.label) == ["Title"])
    let title = TestHost(label.labelStyle(.titleOnly))
    #expect(title.text("*") == nil)
  }

  struct Reversed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.title
        configuration.icon
      }
    }
  }

  @Test func customLabelStyle() {
    let host = TestHost(label.labelStyle(Reversed()))
    #expect(host.frame(ofText: "Title").maxX < host.frame(ofText: "*").minX)
  }

  @Test func labeledContentSpreadsOverTheRow() {
    let host = TestHost(LabeledContent("Name", value: "Ann"))
    #expect(host.frame(ofText: "Name").minX == 0)
    #expect(abs(host.frame(ofText: "Ann").maxX - 390) < 0.01)
  }

  @Test func aValueWithoutAVisibleLabelIsDrawn() {
    let hidden = TestHost(LabeledContent("Name", value: "Ann").labelsHidden())
    #expect(hidden.graph.displayList().description.contains("Ann"))
    #expect(!hidden.graph.displayList().description.contains("Name"))
    let unnamed = TestHost(
      LabeledContent {
        Text("Ann")
      } label: {
        EmptyView()
      })
    #expect(unnamed.graph.displayList().description.contains("Ann"))
    let wells = TestHost(ColorPicker("Colour", selection: .constant(.red)).labelsHidden())
    #expect(!wells.graph.displayList().items.isEmpty)
  }

  @Test func disclosureGroupOpensAndCloses() {
    let host = TestHost(DisclosureGroup("More") { Text("Inside") })
    #expect(host.text("Inside") == nil)
    #expect(host.element(.button, "More")?.value == "Collapsed")
    host.tap("More")
    #expect(host.text("Inside") != nil)
    host.tap("More")
    #expect(host.text("Inside") == nil)
  }

  @Test func linkOpensItsURL() throws {
    let url = try #require(URL(string: "https://example.com"))
    let opened = Box<[URL]>([])
    let host = TestHost(
      Link("Site", destination: url).environment(
        \.openURL,
        OpenURLAction {
          opened.value.append($0)
          return .handled
        }))
    #expect(host.element(.link, "Site") != nil)
    host.tap("Site")
    #expect(opened.value == [url])
  }

  @Test func groupBoxHasRoomAroundItsContent() throws {
    let host = TestHost(GroupBox("Box") { Text("Content") })
    let box = try #require(host.first(FilledBoxNode.self))
    #expect(host.frame(ofText: "Box").minX == box.rootFrame.minX + 16)
  }

  @Test func slidersRunFromTheRightWhereLettersDo() throws {
    let host = TestHost(Volume(log: log).environment(\.layoutDirection, .rightToLeft))
    let slider = try #require(host.first(SliderNode.self))
    let y = slider.rootFrame.midY
    host.drag(from: CGPoint(x: slider.thumbX, y: y), to: CGPoint(x: 0, y: y))
    #expect(host.element(.slider)?.value == "100%")
    #expect(slider.thumbX < 20)
  }

  // MARK: Steppers at the ends of their types

  private struct Ends<Value: Strideable & Sendable>: View {
    @State var value: Value
    let step: Value.Stride
    var body: some View {
      VStack {
        Stepper("Count", value: $value, step: step)
        Text(verbatim: "at \(value)")
      }
    }
  }

  @Test func whatIsBeyondATypeEndsAtItsLastNumber() throws {
    func shows(
      _ text: String, after action: AccessibilityElementAction, _ view: some View
    ) throws -> Bool {
      let host = TestHost(view)
      _ = try #require(host.first(StepperNode.self)).performAccessibilityAction(action)
      host.settle()
      return host.text("at \(text)") != nil
    }
    #expect(try shows("\(Int.max)", after: .increment, Ends(value: Int.max, step: 1)))
    #expect(try shows("\(Int.min)", after: .decrement, Ends(value: Int.min, step: .max)))
    #expect(try shows("0", after: .decrement, Ends(value: UInt(3), step: 5)))
    #expect(try shows("255", after: .increment, Ends(value: UInt8(250), step: 10)))
    #expect(try shows("\(Int.max)", after: .decrement, Ends(value: 0, step: .min)))
  }
}
