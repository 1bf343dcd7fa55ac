import Axt
import SwiftUI
import XCTest

/// What the other controls of the framework expose.
@MainActor
final class MoreControlTests: XCTestCase {
  fileprivate enum Size: String { case small, large }

  fileprivate struct Form: View {
    @State private var volume = 0.5
    @State private var count = 1
    @State private var size = Size.small
    @State private var choice: Int?
    @State private var date = Date(timeIntervalSince1970: 0)
    @State private var password = "secret"
    @State private var notes = "Dear diary"

    var body: some View {
      VStack {
        Slider(value: $volume, in: 0...1, step: 0.25) { Text("Volume") }
          .testId("volume", type: .slider)
        Stepper("Count", value: $count, in: 0...3).testId("count", type: .stepper)
        Picker("Size", selection: $size) {
          Text("S").tag(Size.small)
          Text("L").tag(Size.large)
        }
        .testId("size", type: .picker)
        Picker("Choice", selection: $choice) { Text("1").tag(Int?.some(1)) }
          .testId("choice", type: .picker)
        DatePicker("Day", selection: $date, in: ...Date(timeIntervalSince1970: 100))
          .testId("day", type: .datePicker)
        SecureField("Password", text: $password).testId("password", type: .secureField)
        TextEditor(text: $notes).testId("notes", type: .textEditor)
      }
    }
  }

  func testLabelsAndValues() async throws {
    let test = await AxtTest.host(Form())
    XCTAssertEqual(
      test.all.map { "\($0.id ?? ""): \($0.label ?? "nil") \($0.value ?? "nil")" },
      [
        "volume: Volume 0.5", "count: Count 1", "size: Size small", "choice: Choice nil",
        "day: Day 1970-01-01 00:00:00 +0000", "password: Password secret",
        "notes: nil Dear diary",
      ])
  }

  func testSliderKeepsToItsRangeAndSteps() async throws {
    let test = await AxtTest.host(Form())
    var value = try await set(0.7, "volume", in: test)
    XCTAssertEqual(value as? Double, 0.75)
    value = try await set(9, "volume", in: test)
    XCTAssertEqual(value as? Double, 1)
    value = try await set("loud", "volume", in: test)
    XCTAssertEqual(value as? Double, 1)
  }

  func testStepperStepsAndTakesValues() async throws {
    let test = await AxtTest.host(Form())
    await test.find(id: "count")?.performAction()
    XCTAssertEqual(test.find(id: "count")?.value as? Int, 2)
    var value = try await set(9, "count", in: test)
    XCTAssertEqual(value as? Int, 3)
    value = try await set(1.5, "count", in: test)
    XCTAssertEqual(value as? Int, 3)
  }

  func testPickerTakesValuesOfItsSelection() async throws {
    let test = await AxtTest.host(Form())
    var value = try await set(Size.large, "size", in: test)
    XCTAssertEqual(value as? Size, .large)
    value = try await set("large", "size", in: test)
    XCTAssertEqual(value as? Size, .large)
    value = try await set(1, "choice", in: test)
    XCTAssertEqual(value as? Int, 1)
    value = try await set(nil, "choice", in: test)
    XCTAssertNil(value)
  }

  func testDatePickerKeepsToItsRange() async throws {
    let test = await AxtTest.host(Form())
    let value = try await set(Date(timeIntervalSince1970: 1000), "day", in: test)
    XCTAssertEqual(value as? Date, Date(timeIntervalSince1970: 100))
  }

  func testTextsAreReplaced() async throws {
    let test = await AxtTest.host(Form())
    var value = try await set("new", "password", in: test)
    XCTAssertEqual(value as? String, "new")
    value = try await set("new", "notes", in: test)
    XCTAssertEqual(value as? String, "new")
    value = try await set(5, "notes", in: test)
    XCTAssertEqual(value as? String, "new")
  }
}

/// Controls whose state lies in the hosted view.
@MainActor
final class HostedControlTests: XCTestCase {
  func testColorPickerTakesColors() async throws {
    struct Screen: View {
      @State private var color = Color.red
      var body: some View {
        ColorPicker("Tint", selection: $color).testId("tint", type: .colorPicker)
      }
    }
    let test = await AxtTest.host(Screen())
    let value = try await set(Color.blue, "tint", in: test)
    XCTAssertEqual(value as? Color, .blue)
  }

  func testDisclosureGroupOpensAndCloses() async throws {
    struct Screen: View {
      @State private var isBound = false
      var body: some View {
        VStack {
          DisclosureGroup("Own") { Text("Inside").testId("inside") }
            .testId("own", type: .disclosureGroup)
          DisclosureGroup("Bound", isExpanded: $isBound) { Text("B") }
            .testId("bound", type: .disclosureGroup)
          Text(isBound ? "open" : "closed").testId("state", type: .text)
        }
      }
    }
    let test = await AxtTest.host(Screen())
    let own = try XCTUnwrap(test.find(id: "own"))
    XCTAssertEqual(own.label, "Own")
    XCTAssertEqual(own.value as? Bool, false)
    await own.performAction()
    XCTAssertEqual(own.value as? Bool, true)
    XCTAssertEqual(own.children.map(\.id), ["inside"])
    let value = try await set(true, "bound", in: test)
    XCTAssertEqual(value as? Bool, true)
    XCTAssertEqual(test.find(id: "state")?.label, "open")
  }

  func testMenuOpensAndItsItemsAreFound() async throws {
    struct Screen: View {
      @State private var chosen = "none"
      var body: some View {
        VStack {
          Menu("More") {
            Button("Copy") { chosen = "copy" }.testId("copy", type: .button)
          }
          .testId("menu", type: .menu)
          Text(chosen).testId("chosen", type: .text)
        }
      }
    }
    let test = await AxtTest.host(Screen())
    XCTAssertNil(test.find(id: "copy"))
    await test.find(id: "menu")?.performAction()
    let copy = try XCTUnwrap(test.find(id: "copy"))
    XCTAssertEqual(copy.label, "Copy")
    await copy.performAction()
    XCTAssertEqual(test.find(id: "chosen")?.label, "copy")
  }

  func testLinkOpensItsAddress() async throws {
    var opened: [URL] = []
    let url = try XCTUnwrap(URL(string: "https://example.com"))
    let test = await AxtTest.host(
      Link("Site", destination: url).testId("link", type: .link)
        .environment(
          \.openURL,
          OpenURLAction {
            opened.append($0)
            return .handled
          }))
    let link = try XCTUnwrap(test.find(id: "link"))
    XCTAssertEqual(link.label, "Site")
    XCTAssertEqual(link.value as? URL, url)
    await link.performAction()
    XCTAssertEqual(opened, [url])
  }
}

@MainActor
private func set(_ value: Any?, _ id: String, in test: AxtTest) async throws -> Any? {
  let element = try XCTUnwrap(test.find(id: id))
  element.setValue(value)
  await AxtTest.yield()
  return element.value
}
