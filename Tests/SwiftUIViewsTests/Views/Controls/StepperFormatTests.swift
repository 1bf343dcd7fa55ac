import Accessibility
import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite struct StepperFormatTests {
  private struct Volume: View {
    @State var value = 0.5
    var body: some View {
      Stepper("Volume", value: $value, in: 0...1, step: 0.25, format: .percent)
    }
  }

  private func values(_ elements: [AccessibilityElement]) -> [String] {
    elements.flatMap { [$0.value ?? ""] + values($0.children) }
  }

  @Test func theValueIsReadOutInItsFormat() {
    let host = TestHost(Volume())
    #expect(values(host.elements).contains("50%"))
    host.tap("Volume, Increment")
    #expect(values(host.elements).contains("75%"))
  }
}
