import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
@Suite struct DisabledFieldTests {
  private func drawn(_ view: some View) -> String {
    TestHost(view).graph.displayList().description
  }

  @Test func theTextOfADisabledFieldIsPale() {
    let field = TextField("Name", text: .constant("Anna"))
    #expect(drawn(field) != drawn(field.disabled(true)))
    #expect(drawn(field.disabled(true)) == drawn(field.foregroundStyle(.tertiary)))
  }

  @Test func itFollowsTheStateOfItsForm() {
    let field = TextField("Name", text: .constant("Anna"))
    let host = TestHost(field.disabled(true))
    host.update(field.disabled(false))
    #expect(host.graph.displayList().description == drawn(field))
  }

  @Test func aColourOfTheAppsStays() {
    let field = TextField("Name", text: .constant("Anna")).foregroundStyle(.red)
    #expect(drawn(field) == drawn(field.disabled(true)))
  }
}
