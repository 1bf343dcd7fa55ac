import SwiftUI
import ViewInspector
import XCTest

/// Where the parts of a control stand in the body of its style.
@MainActor
final class StylePathTests: XCTestCase {
  private struct Buttons: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Group {
        EmptyView()
        EmptyView()
        configuration.label.blur(radius: configuration.isPressed ? 5 : 0)
      }
    }
  }

  private struct Labels: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.title
        configuration.icon
      }
    }
  }

  private struct Bars: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        configuration.currentValueLabel
        Text("\(configuration.fractionCompleted ?? 0)")
      }
    }
  }

  private struct Menus: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Menu {
          configuration.content
        } label: {
          configuration.label
        }
      }
    }
  }

  func testButtons() throws {
    let sut = try Buttons().inspect(isPressed: true)
    XCTAssertEqual(
      try sut.find(ViewType.StyleConfiguration.Label.self).pathToRoot,
      "group().styleConfigurationLabel(2)")
    XCTAssertEqual(try sut.group().styleConfigurationLabel(2).blur().radius, 5)
    XCTAssertThrowsError(try sut.group().styleConfigurationContent(0)) {
      XCTAssertEqual(
        $0.localizedDescription,
        """
        group().styleConfigurationContent(0) found EmptyView instead of \
        GroupBoxStyleConfiguration.Content or MenuStyleConfiguration.Content
        """)
    }
  }

  func testLabels() throws {
    let sut = try Labels().inspect()
    XCTAssertEqual(
      try sut.vStack().styleConfigurationTitle(0).pathToRoot,
      "vStack().styleConfigurationTitle(0)")
    XCTAssertEqual(
      try sut.find(ViewType.StyleConfiguration.Icon.self).pathToRoot,
      "vStack().styleConfigurationIcon(1)")
  }

  func testProgressViews() throws {
    let sut = try Bars().inspect(fractionCompleted: 0.5)
    XCTAssertEqual(
      try sut.find(ViewType.StyleConfiguration.Label.self).pathToRoot,
      "vStack().styleConfigurationLabel(0)")
    XCTAssertEqual(
      try sut.find(ViewType.StyleConfiguration.CurrentValueLabel.self).pathToRoot,
      "vStack().styleConfigurationCurrentValueLabel(1)")
    XCTAssertEqual(try sut.vStack().text(2).string(), "0.500000")
  }

  func testMenus() throws {
    let sut = try Menus().inspect()
    XCTAssertEqual(
      try sut.find(ViewType.StyleConfiguration.Content.self).pathToRoot,
      "vStack().menu(0).styleConfigurationContent(0)")
  }
}
