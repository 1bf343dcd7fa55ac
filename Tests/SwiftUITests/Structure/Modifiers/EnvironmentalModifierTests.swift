import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
@Suite struct EnvironmentalModifierTests {
  struct Padded: ViewModifier {
    let length: CGFloat
    func body(content: Content) -> some View { content.padding(length) }
  }

  struct Spacious: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> Padded {
      Padded(length: environment.isEnabled ? 10 : 1)
    }
  }

  struct Screen: View {
    @State private var isOn = true

    var body: some View {
      VStack {
        Button("Switch") { isOn.toggle() }
        HStack(spacing: 0) {
          Text("a")
          Counter().modifier(Spacious())
        }
        .disabled(!isOn)
      }
    }
  }

  struct Counter: View {
    @State private var count = 0
    var body: some View { Text("Count \(count)").onTapGesture { count += 1 } }
  }

  private func room(_ host: TestHost, _ text: String) -> CGFloat {
    host.frame(ofText: text).minX - host.frame(ofText: "a").maxX
  }

  @Test func theEnvironmentDecidesWhatTheModifierIs() {
    let views = HStack(spacing: 0) {
      Text("a")
      Text("b").modifier(Spacious())
    }
    #expect(room(TestHost(views), "b") == 10)
    #expect(room(TestHost(views.disabled(true)), "b") == 1)
  }

  @Test func theContentKeepsItsStateWhenTheEnvironmentChanges() {
    let host = TestHost(Screen())
    host.tap("Count 0")
    #expect(room(host, "Count 1") == 10)
    host.tap("Switch")
    #expect(room(host, "Count 1") == 1)
    host.tap("Switch")
    #expect(room(host, "Count 1") == 10)
  }
}
