import Accessibility
import Foundation
import Testing

@testable import SwiftUI

/// Titles of views that are localised texts to look up later.
@MainActor
@Suite struct ResourceTitlesTests {
  private let title = LocalizedStringResource("Title of \(3)")

  /// What the elements of a view say.
  private func words<V: View>(_ view: V) -> [String] {
    var found: [String] = []
    func visit(_ element: AccessibilityElement) {
      found += [element.label, element.value, element.hint, element.placeholderValue]
        .compactMap(\.self)
      element.children.forEach(visit)
    }
    TestHost(view).elements.forEach(visit)
    return found
  }

  private func expectTitle<V: View>(
    _ view: V, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let words = words(view)
    #expect(
      words.contains { $0.contains("Title of 3") }, "\(words)", sourceLocation: sourceLocation)
  }

  @Test func fields() {
    expectTitle(TextField(title, text: .constant("")))
    expectTitle(TextField(title, text: .constant(""), axis: .vertical))
    expectTitle(TextField(title, value: .constant(1), format: .number, prompt: Text("Title of 3")))
    expectTitle(SecureField(title, text: .constant("")))
  }

  @Test func controls() {
    expectTitle(Toggle(title, isOn: .constant(true)))
    expectTitle(Toggle(title, systemImage: "star", isOn: .constant(true)))
    expectTitle(Stepper(title, value: .constant(1)))
    expectTitle(Stepper(title, value: .constant(1), in: 0...5))
    expectTitle(ColorPicker(title, selection: .constant(.red)))
    expectTitle(DatePicker(title, selection: .constant(Date(timeIntervalSince1970: 0))))
    expectTitle(ProgressView(title))
    expectTitle(ProgressView(title, value: 0.5))
    expectTitle(
      Form {
        Picker(title, selection: .constant(1)) { Text("One").tag(1) }
      })
  }

  @Test func buttonsAndLinks() throws {
    expectTitle(Button(title, systemImage: "star") {})
    expectTitle(Button(title, systemImage: "star", role: .cancel) {})
    expectTitle(Menu(title) { Text("Inside") })
    expectTitle(Menu(title, systemImage: "star") { Text("Inside") })
    expectTitle(Link(title, destination: try #require(URL(string: "https://example.com"))))
    expectTitle(NavigationStack { NavigationLink(title) { Text("Inside") } })
    expectTitle(NavigationStack { NavigationLink(title, value: 1) })
    expectTitle(ShareLink(title, item: "text"))
  }

  @Test func containers() {
    expectTitle(GroupBox(title) { Text("Inside") })
    expectTitle(DisclosureGroup(title) { Text("Inside") })
    expectTitle(LabeledContent(title, value: "3"))
    expectTitle(LabeledContent(title) { Text("Inside") })
    expectTitle(Label(title, image: "picture"))
    expectTitle(ContentUnavailableView(title, systemImage: "star"))
    let words = words(List { Section(title) { Text("Inside") } })
    #expect(words.contains("TITLE OF 3"))
  }

  @Test func tabs() {
    expectTitle(
      TabView {
        Tab(title, systemImage: "star") { Text("Inside") }
        Tab("Other", systemImage: "star") { Text("Inside") }
      })
  }

  @Test func dialogs() {
    expectTitle(Text("Below").alert(title, isPresented: .constant(true)) { Button("OK") {} })
    expectTitle(
      Text("Below").alert(title, isPresented: .constant(true)) {
        Button("OK") {}
      } message: {
        Text("More")
      })
    expectTitle(
      Text("Below").confirmationDialog(
        title, isPresented: .constant(true), titleVisibility: .visible
      ) { Button("OK") {} })
  }

  @Test func whatAssistiveTechnologiesSay() {
    expectTitle(Text("Plain").accessibilityValue(title))
    expectTitle(Text("Plain").accessibilityHint(title))
    expectTitle(Text("Plain").help(title))
    let element = TestHost(Text("Plain").accessibilityAction(named: title) {}).elements.first
    #expect(element?.actions == ["Title of 3"])
    let named = TestHost(Text("Plain").accessibilityInputLabels([title])).elements.first
    #expect(named?.inputLabels == ["Title of 3"])
  }

  @Test func literalsAreStillKeys() {
    #expect(words(Toggle("Plain", isOn: .constant(true))).contains("Plain"))
    #expect(words(Text("Plain").accessibilityHint("Hint")).contains("Hint"))
  }
}
