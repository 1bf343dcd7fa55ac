import Accessibility
import Testing

@testable import SwiftUI

@MainActor
struct SpeechTests {
  @Test func elementsTellHowTheirWordsAreRead() {
    let host = TestHost(
      VStack {
        Text("ABC").speechSpellsOutCharacters()
        Text("Wait!").speechAdjustedPitch(0.5)
        Text("Plain")
      }
      .speechAlwaysIncludesPunctuation())
    let spelled = host.element(.staticText, "ABC")?.speech
    #expect(spelled?.spellsOutCharacters == true)
    #expect(spelled?.includesPunctuation == true)
    #expect(host.element(.staticText, "Wait!")?.speech?.pitch == 0.5)
    #expect(host.element(.staticText, "Plain")?.speech?.spellsOutCharacters == nil)
  }

  @Test func directTouchIsATrait() {
    let host = TestHost(Text("Piano").accessibilityDirectTouch())
    #expect(
      host.element(.staticText, "Piano")?.traits.contains(.allowsDirectInteraction) == true)
  }
}
