import Foundation
import Testing
import UIKit

@testable import SwiftUI

@MainActor
@Suite(.serialized)
struct FocusExtrasTests {
  @Test func theDefaultFocusComesWithTheView() {
    struct Form: View {
      @FocusState var field: Int?
      var body: some View {
        VStack {
          TextField("A", text: .constant("")).focused($field, equals: 1)
          TextField("B", text: .constant("")).focused($field, equals: 2)
          Text("at \(field ?? 0)")
        }
        .defaultFocus($field, 2)
      }
    }
    #expect(TestHost(Form()).text("at 2") != nil)
  }

  struct Spoken: View {
    @AccessibilityFocusState var isThere: Bool
    var body: some View {
      VStack {
        Text(isThere ? "there" : "elsewhere").accessibilityFocused($isThere)
        Button("Go") { isThere = true }
      }
    }
  }

  @Test func accessibilityFocusNeedsATechnology() {
    let device = UIApplication.shared.device
    let before = device.traits
    defer { device.traits = before }
    let host = TestHost(Spoken())
    host.tap("Go")
    #expect(host.text("elsewhere") != nil)
    device.traits.isVoiceOverRunning = true
    host.tap("Go")
    #expect(host.text("there") != nil)
  }

  @Test func previewModifiersLeaveTheViewAlone() {
    struct Previews: PreviewProvider {
      static var previews: some View {
        Text("A").previewDisplayName("a").previewDevice("iPhone 16")
          .previewLayout(.fixed(width: 10, height: 10))
          .previewInterfaceOrientation(.landscapeLeft)
      }
    }
    #expect(TestHost(Previews.previews).text("A") != nil)
  }
}
